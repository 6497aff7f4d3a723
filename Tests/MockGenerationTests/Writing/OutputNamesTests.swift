import MockGeneration
import Testing

@Suite struct OutputNamesTests {
  @Test(
    arguments: [
      ([], []),
      (["Store.swift"], ["StoreMocks.swift"]),
      (["a/Store.swift", "a/Shop.swift"], ["StoreMocks.swift", "ShopMocks.swift"]),
      (["<stdin>"], ["StandardInputMocks.swift"]),
      (["a/Store.swift", "b/Store.swift"], ["a+StoreMocks.swift", "b+StoreMocks.swift"]),
      (["Store.swift", "b/Store.swift"], ["StoreMocks.swift", "b+StoreMocks.swift"]),
      (["x/a/Store.swift", "y/a/Store.swift"], ["x+a+StoreMocks.swift", "y+a+StoreMocks.swift"]),
      (["a/Store.swift", "a/store.swift"], ["a+StoreMocks.swift", "a+store+2Mocks.swift"]),
      (["a/X.swift", "../a/X.swift"], ["a+XMocks.swift", "a+X+2Mocks.swift"]),
      (["A.B.swift", "noextension"], ["A.BMocks.swift", "noextensionMocks.swift"]),
    ] as [([String], [String])])
  func names(_ paths: [String], _ names: [String]) {
    #expect(OutputNames.names(for: paths) == names)
  }
}
