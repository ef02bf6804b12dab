import Foundation
import Testing

@testable import Transcripts

/// The lessons are one course: each has the same shape, and the index leads to all of them.
@Suite struct CourseTests {
  static let lessons = PlayTests.names.filter { $0 != "README.md" }

  private func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(PlayTests.lessons)/\(name)", encoding: .utf8)
  }

  @Test(arguments: lessons) func `a lesson says what will be seen asks and sets a task`(_ name: String) throws {
    let text = try text(of: name)
    let transcript = try Transcript(text)
    let titles = PlayScript(transcript).sections.map(\.title)
    #expect(text.contains("\nYou will see:\n\n- "))
    #expect(transcript.blocks.contains { $0.options.contains(.predict) })
    #expect(titles.last == "Exercise")
    let task = try #require(text.components(separatedBy: "\n## Exercise\n\n").last)
    let solution = task.components(separatedBy: "\n\n<details><summary>Solution</summary>\n\n")
    try #require(solution.count == 2)
    let hidden = try #require(solution[1].components(separatedBy: "\n\n</details>\n\n").first)
    #expect(try !Transcript(hidden).blocks.isEmpty)
  }

  /// `--update` writes whatever comes; an error stands only where the lesson is about one.
  @Test(arguments: lessons) func `errors are shown on purpose`(_ name: String) throws {
    for block in try Transcript(text(of: name)).blocks where !block.options.contains(.error) {
      for exchange in block.exchanges {
        #expect(!exchange.expected.contains { $0.contains("error: ") }, "line \(exchange.line)")
      }
    }
  }

  @Test(arguments: lessons) func `its code fits on the screen`(_ name: String) throws {
    for block in try Transcript(text(of: name)).blocks {
      for exchange in block.exchanges {
        let longest = exchange.input.split(separator: "\n").map(\.count).max() ?? 0
        #expect(longest <= 78, "line \(exchange.line)")
      }
    }
  }

  @Test(arguments: PlayTests.names) func `its links lead somewhere`(_ name: String) throws {
    let targets = try text(of: name).components(separatedBy: "](").dropFirst().compactMap {
      $0.components(separatedBy: ")").first?.components(separatedBy: "#").first
    }
    for target in targets where target.hasSuffix(".md") {
      #expect(FileManager.default.fileExists(atPath: "\(PlayTests.lessons)/\(target)"), "\(target)")
    }
  }

  @Test func `the index has each lesson once and the plan takes 90 minutes`() throws {
    let index = try text(of: "README.md")
    for name in Self.lessons { #expect(index.components(separatedBy: "](\(name))").count == 2, "\(name)") }
    let minutes = index.split(separator: "\n").compactMap { line -> Int? in
      line.hasPrefix("| ") ? Int(line.dropFirst(2).prefix { $0 != " " }) : nil
    }
    #expect(minutes.reduce(0, +) == 90)
  }
}
