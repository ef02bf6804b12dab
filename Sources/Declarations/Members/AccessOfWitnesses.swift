import Diagnostics
import Source
import Tree

/// Members that are used through another declaration: a requirement, or the member that they override.
extension DeclarationChecker {
  /// A witness must be visible wherever the conformance is visible.
  package func checkAccess(
    of witness: FunctionDeclaration, for requirement: FunctionDeclaration, of protocolDeclaration: NominalDeclaration,
    in declaration: NominalDeclaration
  ) {
    guard let owner = witness.owner, owner.kind != .protocolType, !owner.isLibrary, witness.synthesized == nil,
      !witness.isOperator
    else { return }
    let variable = witness.accessorOf
    let isSetter = requirement.kind == .setter && variable != nil
    let found: AccessScope?
    if let details = variable?.detail {
      found = isSetter ? details.setterAccessScope : details.accessScope
    } else {
      found = witness.detail?.accessScope
    }
    let ofProtocol = protocolDeclaration.accessScope
    let ofType = declaration.accessScope
    let isForcedByProtocol = !ofProtocol.contains(ofType) || ofType.contains(ofProtocol)
    let needed = isForcedByProtocol ? ofProtocol : ofType
    guard let found, !found.contains(needed) else { return }
    if isSetter, let whole = variable?.detail?.accessScope, !whole.contains(needed) { return }
    let subject: Subject =
      switch witness.kind {
      case .initializer: .initializer(witness.fullName)
      case .getter, .setter:
        variable == nil ? .subscript : isSetter ? .setter(witness.name) : .property(witness.name)
      default: .method(witness.fullName)
      }
    error(
      .access(
        isForcedByProtocol
          ? .witness(subject, needed.required, ofProtocol.level, in: protocolDeclaration.name)
          : .witnessOfType(subject, in: protocolDeclaration.name)), at: witness.place)
  }

  /// An override must be visible wherever both the class and the overridden member are.
  func checkAccess(
    of new: AccessScope?, overriding old: AccessScope?, in declaration: NominalDeclaration?, what: OverridingSubject,
    at place: Place
  ) {
    guard let new, let old, let ofType = declaration?.accessScope else { return }
    let needed = old.contains(ofType) ? ofType : old
    if !new.contains(needed) {
      error(.access(.overriding(what)), at: place)
    }
  }
}
