import Foundation
import Testing
import Transcripts

@testable import Session

/// What the README shows is what a person gets.
@Suite struct ReadmeTests {
  static let path = "\(RecordTests.lessons)/../README.md"
  let text: String
  let lines: [String]

  init() throws {
    text = try String(contentsOfFile: Self.path, encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  func run(_ transcript: Transcript, at path: String) -> TranscriptRun {
    onMachineThread { transcript.run(on: TranscriptSession(TranscriptSession.options(at: path))) }
  }

  @Test func `its sessions are what the shell shows`() throws {
    let transcript = try Transcript(text)
    #expect(transcript.blocks.count > 1)
    #expect(run(transcript, at: Self.path).failures.isEmpty)
  }

  /// The lines between the first fence that begins so and its end, without its indentation.
  func fenced(_ opening: String) throws -> String {
    let start = try #require(lines.firstIndex { $0.drop { $0 == " " }.hasPrefix(opening) })
    let indentation = lines[start].prefix { $0 == " " }
    let marks = lines[start].dropFirst(indentation.count).prefix { $0 == "`" }
    let end = try #require(lines[(start + 1)...].firstIndex { $0 == indentation + marks })
    return lines[(start + 1)..<end].map { $0.dropFirst(indentation.count) + "\n" }.joined()
  }

  @Test func `its recipe works`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: "\(folder.path)/Sources/Shop", withIntermediateDirectories: true)
    let model = try fenced("```swift")
    try folder.write("Sources/Shop/Cart.swift", model)
    let path = "\(folder.path)/Observation.md"
    let written = try Transcript(fenced("````markdown"))
    let updated = try Transcript(written.updated(with: run(written, at: path)).text)
    #expect(run(updated, at: path).failures.isEmpty)
    #expect(text.contains(try #require(updated.blocks.first?.shownLines.suffix(3)).map { "       \($0)\n" }.joined()))

    let total = "{ prices.reduce(0, +) }"
    #expect(model.contains(total))
    let changed = model.replacingOccurrences(of: total, with: "{ note == \"free\" ? 0 : prices.reduce(0, +) }")
    try folder.write("Sources/Shop/Cart.swift", changed)
    let last = try #require(run(updated, at: path).failures.last)
    let report = FailureReport(of: last, in: "Observation.md").lines
    #expect(text.contains(report.map { "    \($0.text)\n" }.joined()))
  }

  @Test func `its figures are true`() throws {
    #expect(try figures(#/the (\d+) lessons/#) == [CountedFiles.lessons])
    let programs = CountedFiles.programs(in: "Programs") + CountedFiles.programs(in: "Programs-Combine")
    let refused = CountedFiles.programs(in: "Rejected") + CountedFiles.programs(in: "Rejected-Combine")
    let stated = try figures(#/more\s+than (\d+)\s+programs/#)
    try #require(stated.count == 2)
    // A figure that says "more than" may be a little low, not much.
    #expect(programs > stated[0] && programs < stated[0] * 3 / 2)
    #expect(refused > stated[1] && refused < stated[1] * 3 / 2)
    #expect(try figures(#/(\d+) of them with OpenCombine/#) == [CountedFiles.programs(in: "Programs-Combine")])
  }

  /// The numbers that the pattern finds in the README.
  func figures(_ pattern: Regex<(Substring, Substring)>) throws -> [Int] {
    try text.matches(of: pattern).map { try #require(Int($0.output.1)) }
  }

  @Test func `its table has each command`() {
    let help = play([":help"])[0].lines
    let commands = help.compactMap { line in
      line.hasPrefix("  :") ? String(line.dropFirst(2).prefix { $0 != " " }) : nil
    }
    #expect(commands.count > 20)
    for command in commands { #expect(text.contains("`\(command)"), "\(command)") }
  }
}

/// The files that the README counts.
private enum CountedFiles {
  static var lessons: Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: RecordTests.lessons)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.count
  }

  /// The Swift files of the conformance suite in this folder and below it.
  static func programs(in folder: String) -> Int {
    let path = "\(RecordTests.lessons)/../Tests/ConformanceTests/\(folder)"
    return FileManager.default.enumerator(atPath: path)?.filter { "\($0)".hasSuffix(".swift") }.count ?? 0
  }
}
