/// A name that opened code uses and that obsh lacks.
package struct OpaqueName: Hashable {
  /// `AcmePlayer`, `View.acmeGlow`.
  package let name: String
  /// The module that declares the name, if the problem itself contains it.
  package let module: String?
}

extension Problem {
  /// The opaque name that a use lacks; nil if the problem only follows from another use.
  package var opaqueName: OpaqueName? {
    switch self {
    case .lacks(.name(let name, let module)), .lacks(.attribute(let name, let module)):
      return OpaqueName(name: name, module: module)
    case .lacks(.member(let name, let owner, let module)): return OpaqueName(name: "\(owner).\(name)", module: module)
    case .name(.unknownModule(let module)): return OpaqueName(name: module, module: module)
    case .name(.unknown(let name)), .name(.unknownType(let name)), .name(.unknownAttribute(let name)):
      return OpaqueName(name: name, module: nil)
    case .name(.opaque): return nil
    case .attribute(.objectiveC): return OpaqueName(name: "@objc", module: nil)
    case .member(.missing(let name, let base)):
      let owner = base.description.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first ?? ""
      return owner.contains("_Opaque") ? nil : OpaqueName(name: "\(owner).\(name)", module: nil)
    default:
      let words = message
      return words.contains("_Opaque") ? nil : OpaqueName(name: words, module: nil)
    }
  }

  /// The module named in an `import` that obsh lacks.
  package var missingModule: String? { if case .name(.unknownModule(let module)) = self { module } else { nil } }
}
