import Files
import Session
import Transcripts

/// The work of `obsh export`, without its command line.
package struct ExportCommand {
  private let session: (String) -> TranscriptSession

  /// - Parameter session: Makes the session for a transcript at a path.
  package init(session: @escaping (String) -> TranscriptSession) { self.session = session }

  /// The reason why nothing is written.
  package enum Failure: Error, CustomStringConvertible {
    case file(FileError)
    case noTranscript(String)
    case sameName(String, String)
    /// The page would replace its transcript.
    case ownSource(String)

    package var description: String {
      switch self {
      case .file(let error): "\(error)"
      case .noTranscript(let path): "\(PathText.printable(path)): error: not a transcript: it has no block named 'obsh'"
      case .sameName(let first, let second):
        "error: \(PathText.printable(first)) and \(PathText.printable(second)) would have the same page"
      case .ownSource(let path):
        "error: the page would replace the transcript \(PathText.printable(path)); name another file"
      }
    }
  }

  /// Writes the page of one transcript. Returns the lines of inputs whose output differs from the file.
  package func exportLesson(_ path: String, to output: String) throws(Failure) -> [String] {
    if Files.isSame(path, output) { throw .ownSource(path) }
    let (lesson, differences) = try played(path, transcript(path))
    let page = LessonPage(lesson, name: Self.name(of: path)) { link in
      link.hasPrefix("https://") || link.hasPrefix("#") ? link : nil
    }
    try write(page.html, to: output)
    return differences
  }

  /// Writes the pages of all transcripts in some folders, and their index. Returns the differences, and calls `began`
  /// with each path.
  package func exportSite(
    _ paths: [String], to folder: String, began: (String) -> Void
  ) throws(Failure) -> (pages: Int, differences: [String]) {
    var lessons: [(path: String, name: String, transcript: Transcript)] = []
    var introduction = ""
    do throws(FileError) {
      for path in try TranscriptSearch.files(in: paths) {
        let transcript = try TranscriptFile(path: path, isNamed: false).transcript
        let name = Self.name(of: path)
        if name == "README" {
          if introduction.isEmpty { introduction = transcript.text }
        } else if !transcript.blocks.isEmpty {
          lessons.append((path, name, transcript))
        }
      }
    } catch {
      throw .file(error)
    }
    guard !lessons.isEmpty else { throw .noTranscript(paths.first ?? "Transcripts") }
    var pathOfName: [String: String] = [:]
    for lesson in lessons {
      let key = lesson.name.lowercased()
      if key == "index" { throw .sameName(lesson.path, "the index") }
      if let other = pathOfName.updateValue(lesson.path, forKey: key) { throw .sameName(other, lesson.path) }
    }
    Files.makePrivateFolders(to: folder + "/index.html")
    let names = Set(lessons.map(\.name))
    var pages: [(name: String, page: LessonPage)] = []
    var differences: [String] = []
    for (path, name, transcript) in lessons {
      began(path)
      let (lesson, different) = played(path, transcript)
      let page = LessonPage(lesson, name: name, home: "index.html") { Site.target($0, among: names) }
      try write(page.html, to: "\(folder)/\(name).html")
      pages.append((name, page))
      differences += different
    }
    try write(Site(introduction: introduction, pages: pages).index, to: "\(folder)/index.html")
    return (pages.count, differences)
  }

  private func transcript(_ path: String) throws(Failure) -> Transcript {
    let transcript: Transcript
    do throws(FileError) {
      transcript = try TranscriptFile(path: path).transcript
    } catch {
      throw .file(error)
    }
    guard !transcript.blocks.isEmpty else { throw .noTranscript(path) }
    return transcript
  }

  private func played(_ path: String, _ transcript: Transcript) -> (lesson: PlayedLesson, differences: [String]) {
    let lesson = LessonPlayer(session(path)).play(transcript)
    let differences = zip(transcript.blocks, lesson.blocks).flatMap { block, played in
      zip(block.exchanges, played.exchanges).filter { !$1.isAsWritten }.map { exchange, _ in
        "\(PathText.printable(path)):\(exchange.line): the output differs from the file"
      }
    }
    return (lesson, differences)
  }

  private func write(_ html: String, to path: String) throws(Failure) {
    do throws(FileFailure) {
      try Files.write(Array(html.utf8), to: path)
    } catch {
      throw .file(.failed(error))
    }
  }

  /// `01-first-look` of `Transcripts/01-first-look.md`.
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }
}

extension PlayedLesson {
  fileprivate var blocks: [PlayedBlock] {
    parts.compactMap { part in
      if case .session(let block) = part { block } else { nil }
    }
  }
}
