import LibraryFile
import Testing

/// Declarations without a body are natives.
@Suite struct NativeDeclarationTests {
  private func natives(_ text: String) throws -> [NativeDeclaration] { try NativeDeclaration.all(in: Array(text.utf8)) }
  private func names(_ text: String) throws -> [String] { try natives(text).map(\.name) }

  @Test func `names are derived from labels`() throws {
    #expect(try names("struct Box<T> {\n  func put(_ x: T, at i: Int)\n}") == ["Box.put(_:at:)"])
    #expect(try names("func print(_ items: Any..., separator: String = \" \")") == ["print(_:separator:)"])
    #expect(
      try names("extension Box where T: P {\n  subscript(i: Int) -> T { get set }\n}") == [
        "Box.subscript(_:)", "Box.subscript(_:)=",
      ])
    #expect(try names("struct Box { init?(_ text: String) }") == ["Box.init(_:)"])
    #expect(try names("struct Box { var count: Int { get } }") == ["Box.count"])
  }

  @Test func `an attribute names the native, whatever stands in it`() throws {
    #expect(
      try names("struct Box { @native(\"Box.f(_:) x\") @discardableResult func f(_ x: Int) }") == ["Box.f(_:) x"])
  }

  @Test func `nested types are part of the name`() throws {
    #expect(try names("struct A {\n  struct B {\n    func f()\n    let x: Int\n  }\n}") == ["A.B.f()"])
  }

  @Test func `bodies, values, stored properties and requirements are no natives`() throws {
    #expect(try names("struct A {\n  func f() { g() }\n  @stored var x: Int\n  var y = 1\n  let z: Int\n}") == [])
    #expect(try names("protocol P {\n  func f()\n}") == [])
  }

  @Test func `parameters have the names and types of the declaration`() throws {
    let found = try natives(
      "extension Array {\n  mutating func f<T>(\n    _ x: inout T, by g: @escaping (T, [Int: T]) throws -> Bool = { $0 == $1 }\n  )\n}"
    )
    #expect(found.first?.hasSelf == true)
    #expect(found.first?.parameters.map(\.name) == ["x", "g"])
    #expect(found.first?.parameters.map(\.type) == ["inout T", "(T, [Int: T]) throws -> Bool"])
  }
}
