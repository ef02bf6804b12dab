import Foundation
import Testing

/// The command itself: what it prints and writes, and how it ends.
@Suite struct MigrateCommandTests {
  private static let obsh: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let product = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return product.deletingLastPathComponent().appending(path: "obsh")
  }()

  /// Runs `obsh migrate` on a copy of a program.
  private func migrate(_ text: String, _ options: [[String]]) throws -> (
    statuses: [Int32], output: String, text: String
  ) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-migrate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(text.utf8).write(to: file)
    var statuses: [Int32] = []
    var output = ""
    for arguments in options {
      let process = Process()
      process.executableURL = Self.obsh
      process.arguments = ["migrate"] + arguments + [file.path(percentEncoded: false)]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      output += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      statuses.append(process.terminationStatus)
    }
    return (statuses, output, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func `a program that can be migrated is checked with 1, written with 0, and then checked with 0`() throws {
    let result = try migrate(
      try Pairs.text("class.before.swift"), [["--check"], ["--write"], ["--check"], ["--write"]])
    #expect(result.statuses == [1, 0, 0, 0])
    #expect(result.text == (try Pairs.text("class.after.swift")))
  }

  @Test func `what stays legacy ends a write with 3, and a check with 1 ever after`() throws {
    let result = try migrate(try Pairs.text("refused-observed.before.swift"), [["--write"], ["--check"]])
    #expect(result.statuses == [3, 1])
  }

  @Test func `without an option the edits are printed, and nothing is written`() throws {
    let text = try Pairs.text("class.before.swift")
    let result = try migrate(text, [[]])
    #expect(result.statuses == [0])
    #expect(result.text == text)
    #expect(result.output.contains("-    @Published\n     var flag: Bool = false\n"))
  }

  @Test func `a type that is not there, and options that cannot be combined, end with 2`() throws {
    let text = try Pairs.text("class.before.swift")
    #expect(
      try migrate(text, [["--only", "Nobody"], ["--write", "--check"], ["--wave", "0"]]).statuses == [2, 2, 2])
    #expect(
      try migrate(text, [["--to-legacy", "--perception"], ["--to-legacy", "--track-all"], ["--sdk", "5"]]).statuses
        .allSatisfy { $0 == 2 || $0 == 64 })
  }

  @Test func `the way back has the same exit statuses, and leads to the first program`() throws {
    let modern = try Pairs.text("class.after.swift")
    let result = try migrate(
      modern, [["--to-legacy", "--check"], ["--to-legacy", "--write"], ["--to-legacy", "--check"]])
    #expect(result.statuses == [1, 0, 0])
    #expect(result.text.contains("ObservableObject"))
    let kept = try migrate(try Pairs.text("storage.after.swift"), [["--to-legacy", "--write"]])
    #expect(kept.statuses == [3])
  }

  @Test func `a report overwrites neither a Swift file nor a file that is not a report`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = { (name: String) in folder.appending(path: name).path(percentEncoded: false) }
    try Data("let a = 1".utf8).write(to: folder.appending(path: "a.swift"))
    try Data("# Notes".utf8).write(to: folder.appending(path: "notes.md"))
    let text = try Pairs.text("class.before.swift")
    for name in ["a.swift", "new.swift", "notes.md"] {
      let result = try migrate(text, [["--write", "--report", path(name)]])
      #expect(result.statuses == [2])
      #expect(result.text == text)
    }
    #expect(try String(contentsOf: folder.appending(path: "a.swift"), encoding: .utf8) == "let a = 1")
    #expect(try String(contentsOf: folder.appending(path: "notes.md"), encoding: .utf8) == "# Notes")
    #expect(!FileManager.default.fileExists(atPath: path("new.swift")))
    // A report replaces the report of an earlier migration.
    #expect(
      try migrate(text, [["--report", path("report.md")], ["--report", path("report.md")]]).statuses == [0, 0])
    #expect(try String(contentsOf: folder.appending(path: "report.md"), encoding: .utf8).hasPrefix("# From"))
  }

  private let page = """
    import SwiftUI
    final class Counter: ObservableObject {
      @Published var count = 0
      func add() { count += 1 }
    }
    struct Page: View {
      @StateObject private var counter = Counter()
      var body: some View { Text("\\(counter.count)"); Button("Add") { counter.add() } }
    }
    #Preview { Page() }
    """

  @Test func `a proved migration is written, with what was compared`() throws {
    let result = try migrate(page, [["--prove", "--write"]])
    #expect(result.statuses == [0])
    #expect(result.output.contains("PROVED for"))
    #expect(result.text.contains("@Observable"))
  }

  @Test func `what cannot be proved is not written`() throws {
    // An initializer that prints does so each time the view is made again.
    let text = page.replacing("func add()", with: "init() { print(\"made\") }\n  func add()")
    let result = try migrate(text, [["--prove", "--write"]])
    #expect(result.statuses == [1])
    #expect(result.output.contains("DIFFERENT"))
    #expect(result.text == text)
  }
}
