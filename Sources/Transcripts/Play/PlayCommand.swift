import Files
import Trace

/// The work of `obsh play`, without its command line.
package struct PlayCommand {
  package let path: String
  package var options = Player.Options()
  /// The section to begin with: its number or the beginning of its title.
  package var section: String?
  /// The file in which to record the show.
  package var cast: String?

  package init(path: String) {
    self.path = path
  }

  /// The reason why nothing can be played.
  package enum Failure: Error, CustomStringConvertible {
    case file(FileError)
    case noTranscript(String)
    case noSection(String, known: [String])

    package var description: String {
      switch self {
      case .file(let error): "\(error)"
      case .noTranscript(let path): "\(PathText.printable(path)): error: not a transcript: it has no block named 'obsh'"
      case .noSection(let name, let known):
        "error: there is no section '\(name)'; there are \(known.map(Columns.printable).joined(separator: ", "))"
      }
    }
  }

  /// Plays the transcript; `evaluator` makes its session.
  package func run(
    on console: some PlayConsole, evaluator: () -> any TranscriptEvaluator
  ) throws(Failure) -> Player.Summary {
    let transcript: Transcript
    do throws(FileError) {
      transcript = try TranscriptFile(path: path).transcript
    } catch {
      throw .file(error)
    }
    guard !transcript.blocks.isEmpty else { throw .noTranscript(path) }
    let script = PlayScript(transcript)
    var options = options
    if let section {
      guard let start = script.section(section) else {
        throw .noSection(section, known: script.sections.map(\.title))
      }
      options.start = start
    }
    let size = console.size
    let title = script.sections.first?.title ?? path
    let writer = cast.map { _ in CastWriter(columns: size.columns, rows: size.rows, title: title) }
    let player = Player(script, on: evaluator(), console, options, cast: writer)
    let summary = player.run()
    if let cast, let writer = player.cast {
      do throws(FileError) {
        try onFile { () throws(FileFailure) in try Files.write(Array(writer.text.utf8), to: cast) }
      } catch {
        throw .file(error)
      }
    }
    return summary
  }
}
