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

  private static let sums = "# Sums\n\n[More](../b/x.md)\n\n```obsh\n> 1 + 1\nInt = 2\n```\n"

  /// Writes files into a new folder and exports them as a site; returns the pages by path, and the index.
  private func site(of files: [String: String], _ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "obsh-export-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "source")
    try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = source.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let command = ExportCommand { path in TranscriptSession(TranscriptSession.options(at: path)) }
    let target = folder.appending(path: "site")
    let result = onMachineThread { () -> Result<Void, any Error> in
      Result {
        _ = try command.exportSite([source.path(percentEncoded: false)], to: target.path(percentEncoded: false)) { _ in
        }
      }
    }
    try result.get()
    try work(target)
  }

  @Test func `a site has the folders of its lessons, and its own index`() throws {
    let files = [
      "a/x.md": Self.sums, "b/x.md": Self.sums, "index.md": Self.sums, "README.md": "# All\n\n[a](a/x.md)\n",
    ]
    try site(of: files) { site in
      func text(_ path: String) throws -> String { try String(contentsOf: site.appending(path: path), encoding: .utf8) }
      #expect(try text("a/x.html").contains("<a href=\"../b/x.html\">More</a>"))
      #expect(try text("a/x.html").contains("<a href=\"../index.html\">All lessons</a>"))
      #expect(try text("b/x.html").contains("<h1"))
      #expect(try text("index.md.html").contains("<h1"))
      let index = try text("index.html")
      for page in ["a/x.html", "b/x.html", "index.md.html"] { #expect(index.contains("href=\"\(page)\"")) }
      #expect(index.contains("b/x.html#sums"))
    }
  }

  @Test func `everyone may read the folders of a site whom the umask allows`() throws {
    try site(of: ["a/x.md": Self.sums]) { site in
      let mask = umask(0)
      umask(mask)
      for path in [site, site.appending(path: "a")] {
        let facts = try FileManager.default.attributesOfItem(atPath: path.path(percentEncoded: false))
        #expect(facts[.posixPermissions] as? Int == 0o777 & ~Int(mask))
      }
    }
  }

  @Test func `a folder without a transcript has no site`() throws {
    let failure = #expect(throws: ExportCommand.Failure.self) { try site(of: ["a.md": "# Text\n"]) { _ in } }
    #expect(failure?.description == "error: no transcript found")
  }
}
