import Diagnostics

/// A diagnostic as a shell shows it: one line for the message, which also names what it refers to, without
/// repetitions.
package struct PromptMessage {
  package let diagnostic: Diagnostic
  /// `cannot find 'conter' in scope`
  package let words: String
  /// The fix, if the message does not name one: `did you mean 'counter'?`
  package let fix: String?

  package init(diagnostic: Diagnostic, words: String, fix: String? = nil) {
    self.diagnostic = diagnostic
    self.words = words
    self.fix = fix
  }

  /// Only the first of several errors in a line is shown, because the others mostly follow from it. Notes follow
  /// their error.
  package static func messages(of diagnostics: [Diagnostic]) -> [PromptMessage] {
    var groups: [(main: Diagnostic, notes: [Diagnostic])] = []
    for one in diagnostics {
      if one.severity == .note, let last = groups.indices.last {
        groups[last].notes.append(one)
      } else {
        groups.append((one, []))
      }
    }
    let causes = groups.map(\.main.problem)
    var lines: Set<String> = []
    return groups.compactMap { main, notes in
      if causes.contains(where: main.problem.follows) { return nil }
      if main.isError, !lines.insert("\(main.file.name):\(main.line)").inserted { return nil }
      let told = notes.filter { !$0.problem.isOnlyAPlace }.map(\.message)
      if told.isEmpty || main.problem.isViewWithoutBody {
        return PromptMessage(diagnostic: main, words: main.message, fix: main.promptFix)
      }
      let shown = told.prefix(2).joined(separator: ", ") + (told.count > 2 ? " and \(told.count - 2) more" : "")
      return PromptMessage(diagnostic: main, words: main.message, fix: shown)
    }
  }
}
