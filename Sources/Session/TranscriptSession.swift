import Transcripts

/// The session of a transcript. It keeps its output until it is requested, has 80 columns and no colour, and reads
/// and writes only files beside the transcript.
package final class TranscriptSession: TranscriptEvaluator {
  private let shown = ShownText()
  package let session: Session
  /// True if the last input was stopped from outside.
  package private(set) var wasInterrupted = false

  private final class ShownText { var text = "" }

  /// The options for a transcript at this path; limits and the trace may be changed.
  package static func options(at path: String) -> SessionOptions {
    var options = SessionOptions(.shell)
    options.canColor = false
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    options.files = .inside(folder: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
    return options
  }

  package init(_ options: SessionOptions) {
    session = Session(options) { [shown] in shown.text += $0 }
  }

  deinit { session.abandonPause() }

  package func reset() { session.startAfresh() }

  package var knownViews: [String] { session.viewNames }

  package func isComplete(_ input: String) -> Bool { session.isComplete(input) }

  package func usesFiles(_ input: String) -> Bool { CommandTable.usesFiles(input) }

  package func evaluate(_ input: String) -> TranscriptReply {
    shown.text = ""
    let mark = session.bodiesRun
    let outcome = session.submit(input)
    wasInterrupted = outcome == .failed(.interrupted)
    var lines = shown.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var reply = TranscriptReply(output: lines)
    if case .failed = outcome { reply.isError = true }
    let session = session
    reply.views = { session.views(runSince: mark) }
    reply.knownViews = { session.viewNames }
    return reply
  }
}
