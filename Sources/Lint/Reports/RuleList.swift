/// The list and the explanations of the rules.
package enum RuleList {
  package static var text: String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      let padding = String(repeating: " ", count: width - rule.id.count + 2)
      return rule.id + padding + rule.summary + (rule.isFoundInSource ? "" : " (found when it happens)") + "\n"
    }.joined()
  }
}

extension Rule {
  /// A transcript with a session in which the mistake has an effect, and one with its fix.
  package var session: String? { RulePages.all[id] }

  /// The output of `obsh explain`.
  package var page: String {
    """
    # \(id)

    \(summary)
    \(cure)

    \(session.map { $0.drop { $0 != "\n" }.drop { $0 == "\n" } } ?? "")
    Based on \(source) (Tests/Claims.md, Sources/Semantics.md).
    To allow it on a line: // obsh:allow \(id) – reason

    """
  }
}
