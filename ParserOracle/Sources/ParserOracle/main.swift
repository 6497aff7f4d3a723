import Foundation
import MockModel

let usage = """
  usage: parser-oracle [--classes] [--show-errors] PATH…
    Compares .swift and .swiftinterface files, prints each difference, and exits with 1 if there is
    one. --classes compares every class, not only those that ask to be mocked. --show-errors
    also prints what the toolchain's parser rejects: of such files only the declarations without
    an error are compared.
  """
let arguments = CommandLine.arguments.dropFirst()
let showsErrors = arguments.contains("--show-errors")
let collectsAllClasses = arguments.contains("--classes")
let given = arguments.filter { !$0.hasPrefix("--") }
guard !given.isEmpty else {
  print(usage)
  exit(arguments.contains("--help") ? 0 : 64)
}

let paths = SourceFiles.find(given)
let total = Tally()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
  let path = paths[index]
  guard let data = FileManager.default.contents(atPath: path) else {
    total.add(["\(path): cannot be read"], types: 0, bytes: 0)
    return
  }
  let comparison = Comparison(
    bytes: [UInt8](data), path: path, collectsAllClasses: collectsAllClasses)
  if showsErrors { for error in comparison.errors { print(error) } }
  total.add(
    comparison.differences, types: comparison.theirs.types.count, bytes: data.count,
    isHalfTyped: comparison.hasError)
}
print(total.summary(files: paths.count))
exit(total.isClean ? 0 : 1)
