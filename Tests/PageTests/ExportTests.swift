import Foundation
import Session
import Testing

@testable import Page

/// `obsh export` writes only new files.
@Suite struct ExportTests {
  @Test func `a page does not replace its transcript`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-export-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lesson = folder.appending(path: "lesson.md")
    let text = "# Sums\n\n```obsh\n> 1 + 1\nInt = 2\n```\n"
    try text.write(to: lesson, atomically: true, encoding: .utf8)
    let command = ExportCommand { path in TranscriptSession(TranscriptSession.options(at: path)) }
    let path = lesson.path(percentEncoded: false)
    let same = folder.appending(path: "./lesson.md").path(percentEncoded: false)
    #expect(throws: ExportCommand.Failure.self) { try command.exportLesson(path, to: same) }
    #expect(try String(contentsOf: lesson, encoding: .utf8) == text)
    let page = folder.appending(path: "lesson.html").path(percentEncoded: false)
    #expect(onMachineThread { try? command.exportLesson(path, to: page) } == [])
    #expect(FileManager.default.fileExists(atPath: page))
  }
}
