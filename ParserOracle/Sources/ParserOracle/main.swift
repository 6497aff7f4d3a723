import Foundation
import MockModel

let arguments = CommandLine.arguments.dropFirst()
guard !arguments.isEmpty, !arguments.contains("--help") else {
  print("usage: parser-oracle PATH…   compares .swift and .swiftinterface files; exit 1 if any differ")
  exit(arguments.isEmpty ? 64 : 0)
}

let paths = SourceFiles.find(arguments)
let total = Tally()
DispatchQueue.concurrentPerform(iterations: paths.count) { index in
  let path = paths[index]
  guard let data = FileManager.default.contents(atPath: path) else {
    total.add(["\(path): cannot be read"], types: 0, bytes: 0)
    return
  }
  let comparison = Comparison(bytes: [UInt8](data), path: path)
  total.add(
    comparison.differences, types: comparison.theirs.types.count, bytes: data.count)
}
print(total.summary(files: paths.count))
exit(total.isClean ? 0 : 1)
