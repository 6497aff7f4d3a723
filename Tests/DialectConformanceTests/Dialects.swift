/// All dialects that the tests run through.
let dialects: [any DialectAdapter.Type] = [
  NativeAdapter.self,
  MirageAdapter.self,
  MockNStubAdapter.self,
  MockSwiftAdapter.self,
  SwiftMockAdapter.self,
]
