import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// Rules about noncopyable types, and the entry points of the body's analysis.
extension Checker {
  func checkOwnership(of function: FunctionDeclaration, _ block: Block) {
    within(scope: scope, environment: function.detail?.context?.environment ?? environment) {
      let walk = OwnershipWalk(self, function)
      walk.visit(block)
      walk.leave()
    }
  }

  func checkOwnership(of statement: Statement) { OwnershipWalk(self, nil).visit(statement) }

  // MARK: Generic code

  /// The argument of a copyable parameter must be copyable.
  func checkCopyable(_ function: FunctionDeclaration, _ substitution: Substitution, at expression: Expression) {
    for parameter in function.genericParameters where !parameter.isNoncopyable {
      guard let type = substitution[parameter], isNoncopyable(type) else { continue }
      error(.generics(.unmet(describe(function), .conforms(type.resolved.shown, "Copyable"))), at: expression.place)
      return
    }
  }

  func reportErasure(of value: Expression, isArgument: Bool) {
    let type = value.type.resolved.shown
    error(
      .conversion(
        isArgument ? .argumentNotConforming(type, to: "Copyable") : .valueNotConforming(type, to: "Copyable")),
      at: value.place)
  }

  // MARK: Declarations

  /// A copyable type can have only copyable members.
  func checkCopyability(of declaration: NominalDeclaration) {
    guard usesOwnership, !declaration.isNoncopyable, !declaration.isClass else { return }
    for property in declaration.storedProperties where property.type.isNoncopyable {
      error(
        .declaration(
          .noncopyableStored(
            property: property.name, declaration.kind, declaration.name, property.type.resolved.shown)),
        at: property.place)
    }
    for enumCase in declaration.cases {
      guard let value = enumCase.payload.first(where: { $0.type.isNoncopyable }) else { continue }
      error(
        .declaration(.noncopyablePayload(enumCase.name, declaration.name, value.type.resolved.shown)),
        at: enumCase.place)
    }
  }
}
