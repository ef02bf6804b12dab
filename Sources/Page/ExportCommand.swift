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
    /// The folders contain no transcript.
    case noneFound
    case sameName(String, String)
    /// The page would replace its transcript.
    case ownSource(String)

    package var description: String {
      switch self {
      case .file(let error): "\(error)"
      case .noTranscript(let path): "\(PathText.printable(path)): error: not a transcript: it has no block named 'obsh'"
      case .noneFound: "error: no transcript found"
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
    let (introduction, lessons) = try siteParts(of: paths)
    if lessons.isEmpty {
      if paths.count == 1, (try? Files.kind(of: paths[0])) != .folder { throw .noTranscript(paths[0]) }
      throw .noneFound
    }
    var pathOfName: [String: String] = [:]
    for lesson in lessons {
      if let other = pathOfName.updateValue(lesson.path, forKey: lesson.name.lowercased()) {
        throw .sameName(other, lesson.path)
      }
    }
    let names = Set(lessons.map(\.name))
    var pages: [(name: String, page: LessonPage)] = []
    var differences: [String] = []
    for (path, name, transcript) in lessons {
      began(path)
      let (lesson, different) = played(path, transcript)
      let home = Site.link(from: name, to: "index.html")
      let page = LessonPage(lesson, name: name, home: home) { Site.target($0, from: name, among: names) }
      try write(page.html, to: "\(folder)/\(Site.page(of: name))")
      pages.append((name, page))
      differences += different
    }
    try write(Site(introduction: introduction, pages: pages).index, to: "\(folder)/index.html")
    return (pages.count, differences)
  }

  /// The Markdown of the index, and the lessons, each named by its path below the folder in which it was found.
  private func siteParts(of paths: [String]) throws(Failure) -> (
    introduction: String, lessons: [(path: String, name: String, transcript: Transcript)]
  ) {
    var lessons: [(path: String, name: String, transcript: Transcript)] = []
    var introduction = ""
    var seen: Set<String> = []
    do throws(FileError) {
      for folder in paths {
        for path in try TranscriptSearch.files(in: [folder]) where seen.insert(path).inserted {
          let transcript = try TranscriptFile(path: path, isNamed: false).transcript
          let name = Self.name(of: path, in: folder)
          if name == "README" {
            if introduction.isEmpty { introduction = transcript.text }
          } else if !transcript.blocks.isEmpty {
            lessons.append((path, name, transcript))
          }
        }
      }
    } catch {
      throw .file(error)
    }
    return (introduction, lessons)
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
    Files.makeFolders(to: path)
    do throws(FileFailure) {
      try Files.write(Array(html.utf8), to: path)
    } catch {
      throw .file(.failed(error))
    }
  }

  /// `basics/01-first-look` of `Transcripts/basics/01-first-look.md` in `Transcripts`.
  private static func name(of path: String, in folder: String) -> String {
    guard path != folder, path.hasPrefix(folder) else { return name(of: path) }
    let inside = path.dropFirst(folder.count).drop { $0 == "/" }
    return inside.hasSuffix(".md") ? String(inside.dropLast(3)) : String(inside)
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
