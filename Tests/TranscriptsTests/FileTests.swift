import Foundation
import Testing

@testable import Transcripts

@Suite struct FileTests {
  let folder: Folder
  let old = "```obsh\n> say a\nb\n```\n"
  let new = "```obsh\n> say a\na\n```\n"

  init() throws { folder = try Folder() }

  func update(_ path: String, environment: [String: String] = [:]) throws -> Bool {
    let file = try TranscriptFile(path: path)
    let run = file.transcript.run(on: Script())
    return try file.update(to: file.transcript.updated(with: run), environment: environment)
  }

  @Test func `an update replaces the file and leaves nothing else`() throws {
    let path = try folder.write("a.md", old)
    #expect(try update(path))
    #expect(try folder.read("a.md") == new)
    #expect(try folder.names == ["a.md"])
  }

  @Test func `where nothing differs nothing is written`() throws {
    let path = try folder.write("a.md", new)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try !update(path))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
  }

  @Test(arguments: [0o600, 0o644, 0o755])
  func `permissions are kept`(mode: Int) throws {
    let path = try folder.write("a.md", old)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    #expect(try update(path))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
  }

  @Test func `a symbolic link stays one`() throws {
    try folder.write("far/a.md", old)
    let link = try folder.link("b.md", to: "far/a.md")
    #expect(try update(link))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "far/a.md")
    #expect(try folder.read("far/a.md") == new)
  }

  @Test func `it is refused in CI`() throws {
    let path = try folder.write("a.md", old)
    #expect(throws: FileError.refusedInCI) { try update(path, environment: ["CI": "true"]) }
    #expect(try folder.read("a.md") == old)
    #expect(try update(path, environment: ["CI": "false"]))
  }

  @Test func `it is refused when the file has changed since it was read`() throws {
    let path = try folder.write("a.md", old)
    let file = try TranscriptFile(path: path)
    let edited = old + "more\n"
    try folder.write("a.md", edited)
    let updated = file.transcript.updated(with: file.transcript.run(on: Script()))
    #expect(throws: FileError.changedSinceRead(path: path)) { try file.update(to: updated, environment: [:]) }
    #expect(try folder.read("a.md") == edited)
    #expect(try folder.names == ["a.md"])
  }

  @Test func `a file with conflict markers is not read`() throws {
    let markers = "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n"
    for text in [markers + old, old + markers, "```obsh\n> a\n\(markers)```\n", "\(markers)```obsh\n"] {
      let path = try folder.write("a.md", text)
      let line = SourceLine.split(text).firstIndex { $0.text.hasPrefix("<<<<<<<") }.map { $0 + 1 }
      #expect(throws: FileError.conflictMarkers(path: path, line: line ?? 0)) { try TranscriptFile(path: path) }
      #expect(try folder.read("a.md") == text)
    }
  }

  @Test func `words about conflict markers are none`() throws {
    _ = try TranscriptFile(path: folder.write("a.md", "Git writes <<<<<<< there.\n" + old))
    _ = try TranscriptFile(path: folder.write("b.md", "<<<<<<< ours\nb\n=======\n"))
    // As a program's output it is escaped when it is recorded.
    _ = try TranscriptFile(path: folder.write("c.md", "```obsh\n> a\n\\<<<<<<< ours\n```\n"))
    var recording = TranscriptRecording()
    recording.add("a", TranscriptReply(output: ["<<<<<<< ours"]))
    #expect(recording.text == "```obsh\n> a\n\\<<<<<<< ours\n```\n")
  }

  @Test func `a file that is not there is named`() {
    let path = "\(folder.path)/none.md"
    let error = #expect(throws: FileError.self) { try TranscriptFile(path: path) }
    #expect(error?.description == "\(path): error: cannot read: No such file or directory")
    #expect(error?.words(naming: "none.md") == "cannot read 'none.md': No such file or directory")
  }

  @Test func `a file that is not UTF-8 is named`() throws {
    let path = try folder.write("a.md", "")
    try Data([0x60, 0xFF]).write(to: URL(fileURLWithPath: path))
    #expect(throws: FileError.badTranscript(path: path, .notUTF8)) { try TranscriptFile(path: path) }
  }
}

@Suite struct SearchTests {
  let folder: Folder
  init() throws { folder = try Folder() }

  func names(_ paths: [String]) throws -> [String] {
    try TranscriptSearch.files(in: paths).map { $0.dropping(folder.path.utf8.count + 1) }
  }

  @Test func `a folder gives its Markdown sorted`() throws {
    for name in ["b.md", "a/z.md", "a.md", "a/b/c.md", "a/c.txt", ".git/x.md", ".hidden.md", "md"] {
      try folder.write(name, "")
    }
    #expect(try names([folder.path]) == ["a.md", "a/b/c.md", "a/z.md", "b.md"])
    #expect(try names([folder.path + "/"]) == ["a.md", "a/b/c.md", "a/z.md", "b.md"])
  }

  @Test func `a file is taken whatever its name and only once`() throws {
    let text = try folder.write("c.txt", "")
    let markdown = try folder.write("a.md", "")
    #expect(try names([text, folder.path, markdown]) == ["c.txt", "a.md"])
  }

  @Test func `links to files are taken and links to folders are not`() throws {
    try folder.write("far/a.md", "")
    _ = try folder.link("b.md", to: "far/a.md")
    _ = try folder.link("far/loop", to: "..")
    _ = try folder.link("far/folder.md", to: "..")
    #expect(try names([folder.path]) == ["b.md", "far/a.md"])
  }

  @Test func `a path that is not there is an error`() {
    #expect(throws: FileError.self) { try names(["\(folder.path)/none"]) }
  }

  @Test(
    arguments: [
      ("counter", "Transcripts/counter.md", true), ("COUNTER", "Transcripts/counter.md", false),
      ("Transcripts/*.md", "Transcripts/counter.md", true), ("*.md", "Transcripts/counter.md", true),
      ("*.txt", "Transcripts/counter.md", false), ("count?r", "Transcripts/counter.md", false),
      ("*count?r*", "Transcripts/counter.md", true), ("*a*b*c", "xaxbxbc", true), ("*a*b*c", "xaxbxb", false),
      ("", "anything", true), ("*", "", true),
    ])
  func `a filter is a part of the path or a pattern for it`(pattern: String, path: String, matches: Bool) {
    #expect(NameFilter(pattern).matches(path) == matches)
  }
}
