import Diagnostics

/// The message to which a suggestion belongs.
package struct SuggestionKey: Hashable {
  private let offset: Int
  private let problem: Problem

  package init(_ diagnostic: Diagnostic) {
    offset = diagnostic.offset
    problem = diagnostic.problem
  }
}
