import Foundation
import Testing

/// The command itself: what it prints and writes, and how it ends.
@Suite struct LintCommandTests {
  private static let obsh: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let product = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return product.deletingLastPathComponent().appending(path: "obsh")
  }()

  private static let program = """
    import SwiftUI
    @Observable class Model { var n = 0 }
    struct Page: View {
      let model = Model()
      var body: some View { Text("\\(model.n)") }
    }
    """

  private struct Outcome {
    var status: Int32 = 0
    var output = ""
    var complaints = ""
  }

  /// Runs `obsh` in a folder that holds the files, once for each list of arguments.
  private func run(
    _ files: [String: String], _ calls: [String]..., named name: String = "A.swift"
  ) throws -> (outcomes: [Outcome], text: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-lint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let outcomes = try calls.map { arguments in
      let process = Process()
      process.executableURL = Self.obsh
      process.currentDirectoryURL = folder
      process.arguments = arguments
      let (output, complaints) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = complaints
      try process.run()
      let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let said = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return Outcome(status: process.terminationStatus, output: shown, complaints: said)
    }
    return (outcomes, (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
  }

  @Test func `the exit status is 1 for findings, 0 for none, 2 for what cannot be read or parsed`() throws {
    let files = ["A.swift": Self.program, "Good.swift": "let a = 1", "Bad.swift": "struct {"]
    let result = try run(
      files, ["lint", "A.swift"], ["lint", "Good.swift"], ["lint", "Bad.swift"], ["lint", "None.swift"])
    #expect(result.outcomes.map(\.status) == [1, 0, 2, 2])
  }

  @Test func `a baseline leaves out what it lists, wherever it has moved`() throws {
    let files = ["A.swift": Self.program, "Moved/A.swift": "\n\n" + Self.program]
    let result = try run(
      files, ["lint", "A.swift", "--write-baseline", "known.txt"], ["lint", "A.swift", "--baseline", "known.txt"],
      ["lint", "Moved", "--baseline", "known.txt"], ["lint", "A.swift", "--baseline", "none.txt"])
    #expect(result.outcomes.map(\.status) == [0, 0, 1, 2])
  }

  @Test func `a baseline is written anew with what the old one lists, and another file is refused`() throws {
    let result = try run(
      ["A.swift": Self.program, "other.txt": "{"], ["lint", "A.swift", "--write-baseline", "known.txt"],
      ["lint", "A.swift", "--baseline", "known.txt", "--write-baseline", "new.txt"],
      ["lint", "A.swift", "--baseline", "new.txt"], ["lint", "A.swift", "--baseline", "other.txt"])
    #expect(result.outcomes.map(\.status) == [0, 0, 0, 2])
    #expect(result.outcomes[3].complaints.hasPrefix("error: other.txt:1: a line of a baseline is "))
  }

  @Test func `a path that cannot be read hides no finding of the others`() throws {
    let result = try run(
      ["A.swift": Self.program], ["lint", "A.swift", "None.swift"], ["lint", "--format", "json", "None.swift"])
    #expect(result.outcomes.map(\.status) == [2, 2])
    #expect(result.outcomes[0].output.contains("A.swift:4"))
    #expect(result.outcomes[0].complaints.contains("None.swift"))
    #expect(result.outcomes[1].output == "[]\n")
  }

  @Test func `--fix does all there is to do at once, although one edit brings another mistake to light`() throws {
    let text = """
      import SwiftUI
      class Store: ObservableObject { var n = 0; func add() { n += 1 } }
      struct Root: View {
        @StateObject private var store = Store()
        var body: some View { Text("\\(store.n)"); Row(store: store) }
      }
      struct Row: View {
        let store: Store
        var body: some View { Text("\\(store.n)") }
      }
      """
    let result = try run(["A.swift": text], ["lint", "--fix", "A.swift"], ["lint", "--fix", "A.swift"])
    #expect(result.outcomes.map(\.status) == [0, 0])
    #expect(
      result.outcomes.map(\.complaints) == [
        "A.swift:2: fixed [unpublished_property]\nA.swift:8: fixed [unobserved_object]\n", "",
      ])
    #expect(result.text.contains("@Published var n = 0"))
    #expect(result.text.contains("@ObservedObject var store: Store"))
  }

  @Test func `an unknown rule is named, with the one that is meant`() throws {
    let text = Self.program.replacingOccurrences(
      of: "let model = Model()", with: "let model = Model() // obsh:allow model_made_by_viw – a preview")
    let result = try run(
      ["A.swift": text], ["lint", "A.swift"], ["lint", "--only", "wide_bodi"], ["explain", "wide_bdy"])
    #expect(result.outcomes.map(\.status) == [1, 2, 2])
    #expect(
      result.outcomes[0].complaints
        == "warning: A.swift:4: there is no rule 'model_made_by_viw'; did you mean 'model_made_by_view'?\n")
    #expect(result.outcomes[1].complaints.contains("there is no rule 'wide_bodi'; did you mean 'wide_body'?"))
    #expect(result.outcomes[2].complaints.contains("there is no rule 'wide_bdy'; did you mean 'wide_body'?"))
  }

  @Test func `a comment without a blank allows as well, and one without a rule is named`() throws {
    let model = "let model = Model()"
    let close = Self.program.replacingOccurrences(of: model, with: model + " //obsh:allow model_made_by_view")
    let empty = Self.program.replacingOccurrences(of: model, with: model + " // obsh:allow – a preview")
    let result = try run(["A.swift": close, "B.swift": empty], ["lint", "A.swift"], ["lint", "B.swift"])
    #expect(result.outcomes.map(\.status) == [0, 1])
    #expect(result.outcomes[1].complaints.contains("B.swift:4: this comment names no rule"))
  }
}
