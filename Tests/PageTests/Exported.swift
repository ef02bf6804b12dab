import Foundation
import Graph
import Session
import Trace
import Transcripts

@testable import Page

/// A transcript that has been exported, with the turns its session had.
struct Exported {
  let html: String
  let turns: [PlayedTurn]
  /// What a session that nobody follows says happened, and what it shows for each input.
  let events: [TraceEvent]
  let outputs: [String]

  init(_ text: String, path: String = "lesson.md") throws {
    let transcript = try Transcript(text)
    let done = onMachineThread { () -> (PlayedLesson, [TraceEvent], [String]) in
      let lesson = LessonPlayer(TranscriptSession(TranscriptSession.options(at: path))).play(transcript)
      let heard = Heard()
      var options = TranscriptSession.options(at: path)
      options.listener = { heard.events.append($0) }
      let session = TranscriptSession(options)
      let outputs = transcript.blocks.filter { !$0.options.contains(.skip) }.flatMap { block -> [String] in
        if block.options.contains(.reset) { session.reset() }
        return block.exchanges.map { session.evaluate($0.input).output.joined(separator: "\n") }
      }
      return (lesson, heard.events, outputs)
    }
    html = LessonPage(done.0, name: "lesson") { $0.hasPrefix("#") ? $0 : nil }.html
    (turns, events, outputs) = (done.0.turns, done.1, done.2)
  }

  /// A lesson of the workshop.
  init(lesson: String) throws {
    let path = Self.lessons.appending(path: lesson).path(percentEncoded: false)
    try self.init(String(contentsOfFile: path, encoding: .utf8), path: path)
  }

  static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Transcripts").standardizedFileURL

  private final class Heard { var events: [TraceEvent] = [] }

  /// The page in a file, while `work` is done.
  func opened(in browser: Chromium? = nil, _ work: (Chromium) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "obsh-page-\(UUID().uuidString).html")
    try Data(html.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try browser ?? Chromium()
    try browser.open(file)
    try work(browser)
  }
}

func onMachineThread<Result>(_ work: () -> Result) -> Result {
  // Threads of sessions have room for deep recursion; there is always one more.
  guard let result = try? MachineThread.run(work) else { return work() }
  return result
}
