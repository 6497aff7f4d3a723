import MockGeneration
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("A.swift", "A.swift", true),
    ("A.swift", "Sources/A.swift", true),
    ("A.swift", "Sources/BA.swift", false),
    ("*.swift", "A.swift", true),
    ("*.swift", "a/b/A.swift", true),
    ("a/*.swift", "a/A.swift", true),
    ("a/*.swift", "a/b/A.swift", false),
    ("a/**", "a/b/c/A.swift", true),
    ("a/**/A.swift", "a/A.swift", true),
    ("a/**/A.swift", "a/b/c/A.swift", true),
    ("a/**/A.swift", "b/A.swift", false),
    ("**/A.swift", "A.swift", true),
    ("**/A.swift", "x/A.swift", true),
    ("**/b/*", "a/b/c", true),
    ("**.swift", "a/b.swift", true),
    ("?.swift", "A.swift", true),
    ("?.swift", "AB.swift", false),
    ("a?b/c", "a/b/c", false),
    ("[A-C]x", "Bx", true),
    ("[A-C]x", "Dx", false),
    ("[!A-C]x", "Dx", true),
    ("[^A-C]x", "Ax", false),
    ("[]]x", "]x", true),
    ("[a-]x", "-x", true),
    ("[ab", "[ab", true),
    ("a[/]b/c", "a/b/c", false),
    ("Generated/", "a/Generated", true),
    ("Generated", "GeneratedToo", false),
    ("*Tests*/x", "MyTests/x", true),
    ("", "a", false),
    ("*", "", true),
    ("***", "a/b", true),
    ("ü*", "über", true),
    ("*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaa", false),
  ])
  func matches(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }
}
