import Diagnostics
import Frontend
import Source
import Tree

/// The messages of a session about inputs that it refuses.
extension Session {
  /// Shows the checker's diagnostics. Nil if there is an error.
  func accept(_ checked: Frontend.Checked) -> CheckedInput? {
    if checked.wasInterrupted, let one = checked.diagnostics.first {
      let excerpt = SourceExcerpt(width: options.mode == .shell ? options.width : SourceExcerpt.widest)
      listening.report?.add(one.message, severity: "stop", at: Place(file: one.file, offset: one.offset))
      screen.complain(excerpt.text(one.message, at: Place(file: one.file, offset: one.offset)))
    } else {
      show(checked.diagnostics)
    }
    return checked.input
  }

  /// The outcome of an input that was rejected.
  func refusal(of checked: Frontend.Checked) -> Outcome {
    .failed(checked.wasInterrupted ? .interrupted : .source)
  }

  func show(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let isShell = options.mode == .shell
    let messages =
      isShell
      ? PromptMessage.messages(of: diagnostics)
      : diagnostics.map { PromptMessage(diagnostic: $0, words: $0.message) }
    for message in messages {
      let one = message.diagnostic
      listening.report?.add(
        message.words, severity: one.severity.rawValue, fix: message.fix, at: Place(file: one.file, offset: one.offset))
      let excerpt = SourceExcerpt(
        severity: one.severity, colour: options.color, width: isShell ? options.width : SourceExcerpt.widest)
      screen.complain(excerpt.text(message.words, fix: message.fix, at: Place(file: one.file, offset: one.offset)))
    }
  }

  func complain(_ words: String, _ failure: Failure) -> Outcome {
    let words = LongWords.cut(words)
    listening.report?.add(words, severity: "error", at: nil)
    screen.complain("error: \(words)")
    return .failed(failure)
  }
}
