import Foundation
import Testing
import Transcripts

@testable import Session

/// The pages of the rules of lint are transcripts: each shows what it says.
@Suite struct RulePageTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Lint/Pages").path

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?
    .filter { $0.hasSuffix(".md") }.sorted() ?? []

  @Test func `there are some`() { #expect(Self.names.count >= 50) }

  @Test(arguments: names) func `the page of a rule shows what it says`(name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let transcript = try Transcript(try String(contentsOfFile: path, encoding: .utf8))
    let run = onMachineThread { transcript.run(on: TranscriptSession(TranscriptSession.options(at: path))) }
    #expect(run.failures.isEmpty)
    #expect(!run.results.isEmpty)
  }
}
