import Tree

/// Types that are BitwiseCopyable without saying so (SE-0426).
extension DeclarationChecker {
  /// True for a struct or an enum with only BitwiseCopyable parts. Of a generic parameter only what the declaration says
  /// is known. A public type would have to say so, which is not checked.
  func isBitwiseCopyable(_ nominal: NominalDeclaration, _ marker: NominalDeclaration) -> Bool {
    if nominal.isLibrary { return false }
    prepare(nominal)
    switch nominal.kind {
    case .structure: return nominal.storedProperties.allSatisfy { conforms($0.type, to: marker) }
    case .enumeration:
      return nominal.cases.allSatisfy { one in
        !one.isIndirect && one.payload.allSatisfy { conforms($0.type, to: marker) }
      }
    default: return false
    }
  }
}
