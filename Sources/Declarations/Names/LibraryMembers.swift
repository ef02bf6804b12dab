import Tree

/// The members that the library's own types and bodies see among those that are found.
extension DeclarationChecker {
  /// True for what a program adds to types and protocols of the library, for which bodies of the library have no use:
  /// `extension Optional: Parser` brings the `map` of parsers, which hides the one of optionals.
  func isAddedByProgram(_ candidate: Candidate, to type: Type) -> Bool {
    guard let place = candidate.member.place, !place.file.isLibrary else { return false }
    return candidate.member.context.declaration.isLibrary || head(type).nominal?.isLibrary ?? false
  }

  /// Drops requirements that a generic member of a library type meets: `decode` of the keyed container is one method,
  /// and has a requirement for each type in the protocol.
  func dropMetByGenericMembers(_ shared: inout [Candidate], own: [Candidate]) {
    let generic = own.compactMap { one in one.function.flatMap { isGeneric($0) ? $0 : nil } }
    if generic.isEmpty { return }
    shared.removeAll { candidate in
      guard let requirement = candidate.function, requirement.isRequirement,
        requirement.kind == .method || requirement.kind == .initializer && !isGeneric(requirement)
      else { return false }
      return generic.contains { $0.isStatic == requirement.isStatic && labelsMatch($0, requirement) }
    }
  }
}
