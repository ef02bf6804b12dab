import LibraryFile
import Testing

/// Declarations are found by their first words and by brackets.
@Suite struct LibraryFileTests {
  private func members(_ text: String) throws -> [[String]] {
    try LibraryFile(Array(text.utf8)).parts.flatMap { $0.members.map(\.names) }
  }

  @Test func `members are named by their first words`() throws {
    let text = """
      extension Box {
        @inlinable static func + (lhs: Box, rhs: Box) -> Box { lhs }
        /// A comment with a { and func words.
        @native("Box.init(_:)")
        init?(_ text: String)
        subscript(i: Int) -> T {
          get { "}" }
          set {}
        }
        indirect case leaf(Int, name: String = ","), `default`
        class func make() -> Box { Box() }
      }
      """
    #expect(try members(text) == [["+"], ["init"], ["subscript"], ["leaf", "default"], ["make"]])
  }

  @Test func `a declaration goes on until the next one begins`() throws {
    let text = """
      func first<T>(
        _ text: String = "\\(f("}"))"
      ) -> T
      where
        T: P
      {
        1
      }
      let second =
        3
      typealias Third = Int
      """
    let file = try LibraryFile(Array(text.utf8))
    #expect(file.parts.map(\.name) == [""])
    #expect(file.parts.first?.members.map(\.names) == [["first"], ["second"], ["Third"]])
    #expect(file.parts.first?.members.map(\.line) == [1, 9, 11])
  }

  @Test func `parts have headers and lines`() throws {
    let text = "// comment\n@opaque\nfinal class A: B {\n}\n\nextension A.C\nwhere T == Int { let x: Int }\n"
    let parts = try LibraryFile(Array(text.utf8)).parts
    #expect(parts.map(\.name) == ["A", "A.C"])
    #expect(parts.map(\.line) == [2, 6])
    #expect(
      parts.map { String(decoding: Array(text.utf8)[$0.header], as: UTF8.self) } == [
        "@opaque\nfinal class A: B", "extension A.C\nwhere T == Int",
      ])
  }

  @Test func `instances are made of stored members`() throws {
    let text = """
      struct A {
        let a: Int
        static let b = 1
        @stored var c: Int
        @State var d = 1
        var e: Int { 1 }
        @ViewBuilder var f: Int { 1 }
        associatedtype G
      }
      """
    let members = try LibraryFile(Array(text.utf8)).parts.flatMap(\.members)
    #expect(members.filter { $0.kind == .stored }.flatMap(\.names) == ["a", "c", "d"])
    #expect(members.filter { $0.kind == .associatedType }.flatMap(\.names) == ["G"])
  }

  @Test func `a file that is not laid out as declarations is refused`() throws {
    #expect(throws: LibraryFile.Problem.self) { try members("func f() {}\nprint(1)\nfoo()\n}") }
    #expect(throws: LibraryFile.Problem.self) { try members("struct A {\n  func f() {\n") }
    #expect(throws: LibraryFile.Problem.self) { try members("print(1)") }
  }
}
