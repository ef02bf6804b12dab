/// The message that a suggestion belongs to.
package struct SuggestionKey: Hashable {
  private let offset: Int
  private let message: String

  package init(_ diagnostic: Diagnostic) {
    offset = diagnostic.offset
    message = diagnostic.message
  }
}
