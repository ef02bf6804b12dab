import Code
import Testing

@testable import Machine

/// The library's text and its natives belong together one to one.
@Suite struct DeclarationTests {
  let declared = DeclarationScanner(StandardLibrary.parts)
  let natives = StandardLibrary.natives(world: World())

  @Test func `the text is laid out as members that can be found by line`() {
    #expect(declared.problems == [])
    #expect(declared.natives.count > 300)
  }

  @Test func `every declaration without a body has a native`() {
    let missing = declared.natives.filter { natives[$0.name] == nil }
    #expect(missing == [])
  }

  @Test func `every native has a declaration or is the compiler's own`() {
    let names = Set(declared.natives.map(\.name)).union(FundamentalNatives.compilerNames)
    #expect(natives.names.filter { !names.contains($0) }.sorted() == [])
  }

  @Test func `the compiler's own natives are all there`() {
    #expect(FundamentalNatives.compilerNames.filter { natives[$0] == nil } == [])
  }

  @Test func `overloads that would share a derived name are told apart by an attribute`() {
    var seen: Set<String> = []
    let shared = declared.natives.filter { !$0.isNamed && !seen.insert($0.name).inserted }
    #expect(shared.map(\.name) == [])
  }

  @Test func `no name is given by two of the natives' tables`() {
    let parts = StandardLibrary.nativeParts(world: World())
    var seen: Set<String> = []
    let twice = parts.flatMap { Array($0.names) }.filter { !seen.insert($0).inserted }
    #expect(twice == [])
  }
}

@Suite struct DeclarationScannerTests {
  private func names(_ header: String, _ members: String) -> [String] {
    DeclarationScanner([LibraryPart(header, members)]).natives.map(\.name)
  }

  @Test func `names are derived from labels`() {
    #expect(names("struct Box<T>", "func put(_ x: T, at i: Int)") == ["Box.put(_:at:)"])
    #expect(names("", "func print(_ items: Any..., separator: String = \" \")") == ["print(_:separator:)"])
    #expect(
      names("extension Box where T: P", "subscript(i: Int) -> T { get set }") == [
        "Box.subscript(_:)", "Box.subscript(_:)=",
      ])
    #expect(names("struct Box", "init?(_ text: String)") == ["Box.init(_:)"])
    #expect(names("struct Box", "var count: Int { get }") == ["Box.count"])
  }

  @Test func `an attribute names the native, whatever stands in it`() {
    #expect(names("struct Box", "@native(\"Box.f(_:) x\") @discardableResult func f(_ x: Int)") == ["Box.f(_:) x"])
  }

  @Test func `nested types are part of the name`() {
    #expect(names("struct A", "struct B {\n  func f()\n  let x: Int\n}") == ["A.B.f()"])
  }

  @Test func `bodies, values, stored properties and requirements are no natives`() {
    #expect(names("struct A", "func f() { g() }\n@stored var x: Int\nvar y = 1\nlet z: Int") == [])
    #expect(names("protocol P", "func f()") == [])
  }
}
