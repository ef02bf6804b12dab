import Tree

/// The members that the library's own types and bodies see among those that are found.
extension DeclarationChecker {
  /// True for what a program adds to types and protocols of the library, for which bodies of the library have no use:
  /// `extension Optional: Parser` brings the `map` of parsers, which hides the one of optionals.
  func isAddedByProgram(_ candidate: Candidate, to type: Type) -> Bool {
    guard let place = candidate.member.place, !place.file.isLibrary else { return false }
    return candidate.member.context.declaration.isLibrary || head(type).nominal?.isLibrary ?? false
  }
}
