import UnderstudyMacros

@Mockable
protocol Greeter {
  func greet(_ name: String) -> String
}

@main
enum App {
  static func main() {
    #if DEBUG
      let greeter = GreeterMock()
      given(greeter).greet("you").willReturn("hello")
      print(greeter.greet("you"))
    #else
      print("hello")
    #endif
  }
}
