/// What the article mocks, with this dialect and without it.
protocol Greeter {
  func greet(name: String, times: Int) -> String
}

class Door {
  func open(code: String) -> Bool { false }
  func enter(code: String) -> String { open(code: code) ? "inside" : "outside" }
}

struct Timer {
  let now: () -> Int

  func elapsed() -> Int {
    let start = now()
    return now() - start
  }
}
