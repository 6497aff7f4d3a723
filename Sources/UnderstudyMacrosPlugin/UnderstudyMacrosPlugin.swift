import MacroExpansion

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import ucrt
#endif

/// The compiler starts this and asks it for the texts of macros until it is done.
@main
enum UnderstudyMacrosPlugin {
  static func main() {
    guard let problem = PluginLoop.run() else { return }
    // Standard output leads to standard error by now.
    print("error: \(problem)")
    exit(1)
  }
}
