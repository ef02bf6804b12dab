import Source

/// A rule of lint: what it looks for is a method of `RuleWalk`, what it says is here.
package struct Rule: Sendable {
  /// In lower case with underscores, as SwiftLint has them.
  package let id: String
  /// What the mistake is, in one sentence.
  package let summary: String
  /// How to fix it, in one sentence.
  package let cure: String
  /// The claims and rows of `Claims.md` and `Semantics.md` that it rests on.
  package let source: String
  /// Whether it shows in source; else it is found when it happens.
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
