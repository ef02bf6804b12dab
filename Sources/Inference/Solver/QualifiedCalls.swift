import Declarations
import Source
import SwiftSyntax
import Tree

/// Names after `self.init`, `super` and a module, which are looked up apart from other members.
extension ConstraintSystem {
  /// `self.init(…)` or `super.init(…)` in an initializer; nil for another call.
  func delegation(
    _ access: MemberAccessExprSyntax, _ arguments: [CallArgument], _ node: ExprSyntax
  ) throws -> Type? {
    guard let base = access.base, access.declName.baseName.tokenKind == .keyword(.`init`) else { return nil }
    let isSuper = base.is(SuperExprSyntax.self)
    guard isSuper || base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
    guard let own = checker.selfExpression(at: base) else { throw BeyondSolver() }
    if case .metatype = own.type { throw BeyondSolver() }
    // A class that obsh lacks has other initializers than those that can be found.
    if checker.head(own.type).nominal?.inheritsUnseen ?? false || checker.isOpen && checker.isUnknown(own.type) {
      throw BeyondSolver()
    }
    guard let type = isSuper ? checker.superclass(of: own.type) : checker.head(own.type) else { throw BeyondSolver() }
    let callees = checker.delegationCallees(of: type, isSuper: isSuper)
    guard addOverloads(callees, node, call: try callTerm(node, arguments)) else { throw BeyondSolver() }
    return .void
  }

  /// `Swift.max(a, b)`, or a member of a module that is not called.
  func memberOfModule(_ access: MemberAccessExprSyntax, _ module: String, call: CallTerm?) throws -> Type {
    let name = access.declName.baseName.text.without("`")
    let entities = checker.declared(named: name, inModule: module)
    guard let call else {
      guard case .variable(let variable)? = entities.first else { throw BeyondSolver() }
      return try reference(to: variable)
    }
    var callees = functions(entities, access.declName)
    if callees.isEmpty, entities.isEmpty, name != "type" {
      callees = checker.libraryFunctions(name).map {
        .function($0, [:], base: nil, isDirect: false, ownerType: nil, rank: 0)
      }
    }
    guard !callees.isEmpty, addOverloads(callees, call.node, call: call) else { throw BeyondSolver() }
    return call.result
  }

  /// The type in which a member after `super` is looked up.
  func superBase(_ node: ExprSyntax) throws -> Type {
    guard let own = checker.selfExpression(at: node) else { throw BeyondSolver() }
    if case .metatype(let type) = own.type {
      guard let superclass = checker.superclass(of: type) else { throw BeyondSolver() }
      return .metatype(superclass)
    }
    guard let superclass = checker.superclass(of: own.type) else { throw BeyondSolver() }
    return superclass
  }
}
