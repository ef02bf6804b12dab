import Session
import Trace
import Transcripts

/// A session that keeps what it shows until it is asked: 80 columns, no colour, and no files but those beside the
/// transcript.
final class TranscriptSession: TranscriptEvaluator {
  private let shown = ShownText()
  private let session: Session

  private final class ShownText { var text = "" }

  init(at path: String, _ common: CommonOptions) {
    var options = SessionOptions(.shell)
    options.limits = common.sessionOptions(.shell).limits
    if let level = common.trace { options.traceLevel = level }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    options.files = .inside(folder: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
    session = Session(options) { [shown] in shown.text += $0 }
  }

  func reset() { session.startAfresh() }

  func evaluate(_ input: String) -> TranscriptReply {
    shown.text = ""
    let outcome = session.submit(input)
    var lines = shown.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    if case .failed = outcome { return TranscriptReply(output: lines, isError: true) }
    return TranscriptReply(output: lines)
  }
}
