import Diagnostics

/// The message that a suggestion belongs to.
package struct SuggestionKey: Hashable {
  private let offset: Int
  private let problem: Problem

  package init(_ diagnostic: Diagnostic) {
    offset = diagnostic.offset
    problem = diagnostic.problem
  }
}
