/// The rules as they are listed and explained.
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
  /// What `obsh explain` prints.
  package var page: String {
    """
    \(id)

    \(summary)
    \(cure)

    Rests on \(source) (Tests/Claims.md, Sources/Semantics.md).
    To allow it on a line: // obsh:allow \(id) – reason

    """
  }
}
