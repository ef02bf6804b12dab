import Session
import Testing

/// `obsh run` of a folder: its main file or main type runs.
@Suite struct OpenedProgramsTests {
  private func run(folder files: KeyValuePairs<String, String>, isOpen: Bool = false, tests: Bool = false) throws -> (
    printed: String, complaints: String, outcome: Outcome
  ) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var (printed, complaints) = ("", "")
    let session = Session(SessionOptions(.script), complaints: { complaints += $0 }, output: { printed += $0 })
    let code = CodeToOpen(paths: [folder.path], platform: "Linux", includesTests: tests)
    var outcome = try session.run(program: code, isOpen: isOpen)
    if tests, outcome == .done { outcome = session.runTests() }
    return (printed, complaints, outcome)
  }

  @Test func `a folder is a program whose main file runs`() throws {
    let ran = try run(folder: [
      "main.swift": "let count = total()\nprint(count)\nprint(Greeter.greeting(\"Ann\"))",
      "Total.swift": "func total() -> Int { base + 1 }\nlet base = 41",
      "Greeter.swift": "enum Greeter { static func greeting(_ name: String) -> String { \"Hello, \\(name)\" } }",
    ])
    #expect(ran.outcome == .done)
    #expect(ran.complaints == "")
    #expect(ran.printed == "42\nHello, Ann\n")
  }

  @Test func `globals may use each other in closures that run later`() throws {
    let kind = """
      class Kind {
        let name: String
        let parts: [Kind]
        var fields: () -> [Kind] = { [] }
        init(_ name: String, _ parts: [Kind] = []) { self.name = name; self.parts = parts }
      }
      """
    let box = """
      let box: Kind = {
        let box = Kind("box")
        box.fields = { [lid, box] }
        return box
      }()
      """
    let lids = [
      ("let lid = Kind(\"lid\", [box])", ""),
      ("", "private let other = box\nlet lid = Kind(\"lid\", [other])"),
    ]
    for (lid, other) in lids {
      for names in [["A.swift", "B.swift"], ["B.swift", "A.swift"]] {
        let ran = try run(folder: [
          "main.swift": "print(box.fields().map(\\.name), lid.parts[0] === box, lid.parts[0].fields().count)",
          "Kind.swift": kind, names[0]: "\(box)\n\(lid)", names[1]: other,
        ])
        #expect(ran.complaints == "")
        #expect(ran.printed == "[\"lid\", \"box\"] true 2\n")
      }
    }
  }

  @Test func `a folder is a program whose main type runs`() throws {
    let ran = try run(folder: [
      "App.swift": "@main struct Tool { static func main() { print(name) } }", "Name.swift": "let name = \"tool\"",
    ])
    #expect(ran.outcome == .done)
    #expect(ran.printed == "tool\n")
  }

  @Test func `a program is strict unless it is opened`() throws {
    let files: KeyValuePairs = [
      "main.swift": "print(\"one\")", "Wrong.swift": "func wrong() -> Int { \"1\" }\nfunc lacking() { acme() }",
    ]
    let strict = try run(folder: files)
    #expect(strict.outcome == .failed(.source))
    #expect(strict.printed == "")
    #expect(strict.complaints.contains("cannot convert return expression of type 'String' to return type 'Int'"))
    #expect(strict.complaints.contains("cannot find 'acme' in scope"))
    #expect(try run(folder: files, isOpen: true).printed == "one\n")
  }
}
