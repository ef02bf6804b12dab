import Source

/// A rule of lint. Its words are here; a method of `RuleWalk` finds the mistake.
package struct Rule: Sendable {
  /// The id, in lower case with underscores, as in SwiftLint.
  package let id: String
  /// The mistake, in one sentence.
  package let summary: String
  /// The way to fix the mistake, in one sentence.
  package let cure: String
  /// The claims and rows of `Claims.md` and `Semantics.md` on which the rule is based.
  package let source: String
  /// True if the mistake is visible in source. Otherwise it is found when it happens.
  package let isFoundInSource: Bool

  init(_ id: String, _ summary: String, cure: String, source: String, isFoundInSource: Bool = true) {
    self.id = id
    self.summary = summary
    self.cure = cure
    self.source = source
    self.isFoundInSource = isFoundInSource
  }
}

extension Rule {
  package static let all: [Rule] = ownership + observing + updating + lifetimes + mixing

  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// The words for an id that no rule has.
  ///
  /// - Parameter others: Ids that would do as well.
  package static func unknown(_ id: String, others: [String] = []) -> String {
    "there is no rule '\(id)'" + Suggestion.clause(for: id, among: all.map(\.id) + others)
  }
}
