import Code
import Frontend
import Library
import Testing

/// The library as the front end reads it: what is wrong with it would be told to whoever first uses it.
@Suite struct LibraryCheckTests {
  @Test func `the whole library has no errors`() {
    #expect(Frontend(library: Library.parts(for: .sdk26)).checkLibrary().map(\.message) == [])
  }

  @Test func `what SDK 27 has of its own has no errors`() {
    let library = Frontend(library: Library.parts(for: .sdk27))
    #expect(library.checkLibrary { $0.file.contains("/SDK27/") }.map(\.message) == [])
  }

  @Test(arguments: [Library.Release.swift59, .swift64])
  func `what a release has of its own has no errors`(_ release: Library.Release) {
    let library = Frontend(library: Library.parts(for: .sdk26, release))
    #expect(library.checkLibrary { $0.file.hasPrefix("Observation/") }.map(\.message) == [])
  }

  @Test func `the index has all declarations of the files`() throws {
    for file in Library.files {
      let text = "\(file.text)"
      let read = try LibraryPart.parts(of: text, file: file.path, module: "")
      let embedded = (Library.parts(for: .sdk26, .swift64) + Library.parts(for: .sdk27)).filter { $0.file == file.path }
      #expect(!embedded.isEmpty)
      for (part, known) in zip(read, embedded) {
        #expect(part.header == known.header && part.line == known.line)
        #expect(part.members.map(\.text) == known.members.map(\.text))
        #expect(part.members.map(\.name) == known.members.map(\.name))
      }
    }
  }

  @Test func `an error in the library is said with its file and line`() throws {
    let parts = try LibraryPart.parts(
      of: "struct Box {\n  func f() -> Int {\n    1\n  }\n\n  func g() -> Int {\n    missing\n  }\n}",
      file: "Box.swift",
      module: "Swift")
    let said = Frontend(library: Library.parts(of: [.swift]) + parts).checkLibrary { $0.file == "Box.swift" }
    #expect(said.map(\.message) == ["Box.swift:7: cannot find 'missing' in scope"])
  }
}
