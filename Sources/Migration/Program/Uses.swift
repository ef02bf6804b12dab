import Lint
import SwiftSyntax

/// The uses of wrappers, their projections, publishers and the environment in the program, by property.
struct Uses {
  struct Use {
    /// `$p`, `self.$p`, `_p` or `base.$p`.
    let expression: ExprSyntax
    let scope: Scope
    let file: Int

    /// The expression before the projection: `base` of `base.$p`.
    var base: ExprSyntax? { expression.as(MemberAccessExprSyntax.self)?.base }
  }

  var projections: [ObjectIdentifier: [Use]] = [:]
  var storages: [ObjectIdentifier: [Use]] = [:]
  /// `base.$p` for another object than `self`.
  var members: [ObjectIdentifier: [Use]] = [:]
  /// `base.$p` whose base is unknown, by the name of `p`.
  var unknownMembers: [String: [Use]] = [:]
  var objectWillChange: [Use] = []
  var environmentObjects: [(call: FunctionCallExprSyntax, argument: ExprSyntax, use: Use)] = []
  var environmentValues: [(call: FunctionCallExprSyntax, argument: ExprSyntax, use: Use)] = []
  var focusedObjects: [(call: FunctionCallExprSyntax, argument: ExprSyntax, use: Use)] = []

  static func of(_ module: ModuleFacts) -> Uses {
    var uses = Uses()
    let resolver = Resolver(module: module)
    module.forEachExpression { expression, scope, file in
      uses.note(Use(expression: expression, scope: scope, file: file), module, resolver)
    }
    return uses
  }

  private mutating func note(_ use: Use, _ module: ModuleFacts, _ resolver: Resolver) {
    if let call = use.expression.as(FunctionCallExprSyntax.self) {
      guard let name = call.calledName, let argument = call.arguments.first, argument.label == nil else { return }
      switch name {
      case "environmentObject": environmentObjects.append((call, argument.expression, use))
      case "environment": if call.arguments.count == 1 { environmentValues.append((call, argument.expression, use)) }
      case "focusedObject", "focusedSceneObject": focusedObjects.append((call, argument.expression, use))
      default: break
      }
    } else if let reference = use.expression.as(DeclReferenceExprSyntax.self) {
      if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id { return }
      let name = reference.baseName.text
      if name == "objectWillChange" {
        if use.scope.locals[name] == nil { objectWillChange.append(use) }
      } else if name.hasPrefix("$"), let property = resolver.property(of: use.expression, in: use.scope) {
        projections[ObjectIdentifier(module.wrapped(property)), default: []].append(use)
      } else if name.hasPrefix("_"), use.scope.locals[name] == nil {
        noteStorage(name, use, module)
      }
    } else if let member = use.expression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      let isOwn = base.trimmedDescription == "self"
      if name == "objectWillChange" {
        objectWillChange.append(use)
      } else if name.hasPrefix("$") {
        if let property = resolver.property(of: use.expression, in: use.scope).map(module.wrapped) {
          if isOwn {
            projections[ObjectIdentifier(property), default: []].append(use)
          } else {
            members[ObjectIdentifier(property), default: []].append(use)
          }
        } else {
          unknownMembers[String(name.dropFirst()), default: []].append(use)
        }
      } else if name.hasPrefix("_") {
        noteStorage(name, use, module)
      }
    } else if let path = use.expression.as(KeyPathExprSyntax.self) {
      // `models.map(\.$name)`: the type at which the path begins is not written.
      for component in path.components {
        guard case .property(let property) = component.component else { continue }
        let name = property.declName.baseName.text
        if name.hasPrefix("$") { unknownMembers[String(name.dropFirst()), default: []].append(use) }
      }
    }
  }

  /// Records a use of a wrapper's storage: inside its own type, or an extension of it, `_p` is the wrapper of `p`.
  private mutating func noteStorage(_ name: String, _ use: Use, _ module: ModuleFacts) {
    guard let owner = use.scope.owner, module.property(name, of: owner) == nil,
      let property = module.property(String(name.dropFirst()), of: owner), !property.attributes.isEmpty
    else { return }
    storages[ObjectIdentifier(property), default: []].append(use)
  }
}

extension ModuleFacts {
  /// The property with the wrapper: of an override, the property that it overrides.
  fileprivate func wrapped(_ property: DeclaredProperty) -> DeclaredProperty {
    guard property.attributes.isEmpty, property.node.modifiers.contains(where: { $0.name.text == "override" }),
      let owner = property.owner
    else { return property }
    for name in owner.inherited {
      if let base = type(named: name), let overridden = self.property(property.name, of: base) {
        return wrapped(overridden)
      }
    }
    return property
  }
}

extension FunctionCallExprSyntax {
  var calledName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ExprSyntax {
  /// The member access with this expression as its base: `$p.x` of `$p`.
  var memberOfIt: MemberAccessExprSyntax? {
    guard let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id else { return nil }
    return member
  }

  /// The assignment to this expression.
  var assignment: InfixOperatorExprSyntax? {
    guard let infix = parent?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
      infix.leftOperand.id == id
    else { return nil }
    return infix
  }
}
