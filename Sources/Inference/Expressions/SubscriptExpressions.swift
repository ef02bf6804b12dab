import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Subscript expressions, including those with a key path.
extension ExpressionChecker {
  func inferSubscript(_ node: SubscriptCallExprSyntax, hint: Type?) -> Expression {
    let syntax = ExprSyntax(node)
    var base: Expression
    if let type = typeExpression(node.calledExpression) {
      base = Expression(.metatype(type), type: .metatype(type), place: place(node.calledExpression))
    } else {
      base = inferLink(node.calledExpression, hint: isImplicitChain(node.calledExpression) ? hint : nil)
    }
    if case .error = base.type { return base }
    if isOpen, isUnknown(base.type) { return opaqueValue(of: syntax) }
    var type = concrete(base.type)
    var isStatic = false
    if case .metatype(let instance) = type { (type, isStatic) = (head(instance), true) }
    if isOpen, isUnknown(type) { return opaqueValue(of: syntax) }
    if base.isImplicitlyUnwrapped, let wrapped = type.wrapped {
      base = Expression(.forceUnwrap(base), type: wrapped, place: base.place)
      type = head(wrapped)
    }
    let arguments = node.arguments.map {
      CallArgument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false)
    }
    if arguments.count == 1, arguments[0].label == "keyPath", !hasOwnKeyPathSubscript(type, for: arguments[0].syntax) {
      return inferKeyPathSubscript(base, arguments[0], node: node, hint: hint)
    }
    // `subscript(dynamicMember:)` is not a candidate unless its label is written.
    let candidates = lookUpMembers(of: type, named: "subscript", isStatic: isStatic).filter { candidate in
      guard case .subscripted(let one) = candidate.member.kind else { return false }
      return one.getter.parameters.first?.label != "dynamicMember" || arguments.first?.label == "dynamicMember"
    }
    let assigned = table.context.assignedSubscript.flatMap { $0.node == node.id ? $0 : nil }
    let callees = candidates.compactMap { candidate -> Callee? in
      guard case .subscripted(let subscripted) = candidate.member.kind else { return nil }
      if let assigned, subscripted.setter == nil || assigned.excluded.contains(subscripted.getter) { return nil }
      return .subscripted(
        subscripted, candidate.substitution, base: base, ownerType: candidate.ownerType,
        rank: candidate.isFromProtocol ? (subscripted.getter.isRequirement ? 1 : 2) : candidate.distance)
    }
    let nameNode = Syntax(node.leftSquare)
    let getters = callees.compactMap { callee -> FunctionDeclaration? in
      guard case .subscripted(let one, _, _, _, _) = callee,
        one.getter.parameters.map(\.label) == arguments.map(\.label)
      else { return nil }
      return one.getter
    }
    if reportsUnusable(getters, "subscript", base: base, node: syntax) { return errorExpression(node) }
    if isOpen, let byKey = subscriptByKey(callees, of: type, arguments) {
      return resolveCall([byKey], arguments, hint: hint, name: "subscript", node: syntax, nameNode: nameNode)
    }
    if !isStatic, hasDynamicMembers(type), arguments.first?.label != "dynamicMember" {
      let own = attempt { () -> Expression? in
        guard !callees.isEmpty else { return nil }
        let value = resolveCall(
          callees, arguments, hint: hint, name: "subscript", node: syntax, nameNode: nameNode)
        if case .error = value.type { return nil }
        return value
      }
      if let own { return own }
      if let dynamic = dynamicSubscript(arguments, of: base, node: syntax, nameNode: nameNode, hint: hint) {
        return dynamic
      }
    }
    if candidates.isEmpty {
      if reportUndecided(node.calledExpression, member: "subscript", at: node.leftSquare) {
        return errorExpression(node)
      }
      if !isStatic, !lookUpMembers(of: type, named: "subscript", isStatic: true).isEmpty {
        error(.member(.staticOnInstance("subscript", of: described(type).shown)), at: node.calledExpression)
      } else if isStatic, !lookUpMembers(of: type, named: "subscript", isStatic: false).isEmpty {
        error(.member(.instanceOnType("subscript", of: "\(described(type).shown)")), at: node.calledExpression)
      } else if isStatic {
        error(.member(.missing("subscript", of: .type(described(type).shown))), at: node.leftSquare)
      } else if let wrapped = type.wrapped, !lookUpMembers(of: wrapped, named: "subscript", isStatic: false).isEmpty {
        error(
          .member(.ofOptional("subscript", of: described(type).shown, holding: described(wrapped).shown)),
          at: end(of: node.calledExpression))
      } else if hasUncalledSubscript(type, node.calledExpression) {
        error(.member(.uncalledValue), at: node.leftSquare)
      } else if case .tuple(let elements) = type, !elements.isEmpty {
        reportTupleSubscript(elements, type, node)
      } else if isOpen, head(type) == .anyObject || mayHaveUnseenSubscript(type) {
        // Objective-C looks up the subscript at run time.
        lacking(.member(.noSubscripts(described(type).shown)), at: node.leftSquare)
      } else {
        error(.member(.noSubscripts(described(type).shown)), at: node.leftSquare)
      }
      return errorExpression(node)
    }
    return resolveCall(callees, arguments, hint: hint, name: "subscript", node: syntax, nameNode: nameNode)
  }

  /// True for a function whose result has subscripts: `names.sorted[0]`. Other functions of that name may be meant.
  private func hasUncalledSubscript(_ type: Type, _ written: ExprSyntax) -> Bool {
    guard case .function(let function) = type else { return false }
    let result = described(function.result)
    if !function.parameters.isEmpty {
      guard let member = written.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
      let start = table.snapshot()
      defer { table.rollback(to: start) }
      let functions = lookUpMembers(
        of: described(infer(base, hint: nil).type), named: member.declName.baseName.text, isStatic: false
      ).compactMap(\.function)
      guard functions.contains(where: { $0.parameters.isEmpty }) else { return false }
    }
    return !lookUpMembers(of: result, named: "subscript", isStatic: false).isEmpty
  }

  /// True for `Logger`, if it may be the one of a module that obsh lacks.
  private func mayHaveUnseenSubscript(_ type: Type) -> Bool {
    guard let declaration = type.nominal, declaration.isLibrary, declaration.module != "Swift" else { return false }
    return importsUnseen
  }

  /// With an opaque argument, which could also be an index, a dictionary's subscript by key is meant.
  private func subscriptByKey(_ callees: [Callee], of type: Type, _ arguments: [CallArgument]) -> Callee? {
    guard arguments.count == 1, arguments[0].label == nil, let declaration = type.nominal, declaration.isLibrary,
      declaration.name == "Dictionary"
    else { return nil }
    let isOpaque = attempt { () -> Bool? in
      isUnknown(infer(arguments[0].syntax, hint: nil).type) ? true : nil
    }
    guard isOpaque == true else { return nil }
    return callees.first { callee in
      guard case .subscripted(let one, _, _, _, _) = callee else { return false }
      return one.getter.result.wrapped != nil
    }
  }

  /// True if the type itself declares `subscript(keyPath:)`, and the argument is not a key path of the type.
  func hasOwnKeyPathSubscript(_ type: Type, for argument: ExprSyntax) -> Bool {
    let isDeclared = lookUpMembers(of: type, named: "subscript", isStatic: false).contains { candidate in
      guard case .subscripted(let one) = candidate.member.kind else { return false }
      return one.getter.parameters.count == 1 && one.getter.parameters[0].label == "keyPath"
    }
    guard isDeclared else { return false }
    let own = argument.is(KeyPathExprSyntax.self) ? libraryNominal("KeyPath", [type, makeVariable()]) : nil
    let path = attempt { () -> Expression? in
      let path = infer(argument, hint: own)
      guard case .nominal(let kind, let arguments) = head(path.type), kind.isKeyPath else { return nil }
      return arguments.first.map { canConvert(type, to: $0) } ?? true ? path : nil
    }
    return path == nil
  }

  private func inferKeyPathSubscript(
    _ base: Expression, _ argument: CallArgument, node: SubscriptCallExprSyntax, hint: Type?
  ) -> Expression {
    let anyPath = libraryNominal("KeyPath", [base.type, makeVariable()])
    var path = infer(argument.syntax, hint: anyPath)
    if case .error = path.type { return path }
    // `Path: KeyPath<Root, Value>`
    if let known = superclass(of: head(path.type)), known.nominal?.isKeyPath ?? false,
      !(path.type.nominal?.isKeyPath ?? false)
    {
      path = convert(path, to: known) ?? path
    }
    guard case .nominal(let kind, let arguments) = head(path.type), kind.isKeyPath
    else {
      error(
        .conversion(.mismatch(described(path.type).shown, .written("KeyPath<\(base.type), Value>"), for: .argument)),
        at: argument.syntax)
      return errorExpression(node)
    }
    if arguments.isEmpty {
      // An `AnyKeyPath` can only be matched with its base at run time.
      return Expression(.keyPathApplication(base, path), type: optional(.any), place: place(node))
    }
    guard let converted = convert(base, to: arguments[0]) else {
      let (root, type) = (described(arguments[0]).shown, described(base.type))
      if let literal = argument.syntax.as(KeyPathExprSyntax.self), literal.root != nil {
        // The literal is checked again as a path from the base.
        let component = literal.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        if let name = component?.declName.baseName.text, lookUpMembers(of: type, named: name, isStatic: false).isEmpty {
          error(.member(.missing(name, of: value(of: type))), at: literal)
        }
        error(.keyPath(.root(root, type.shown)), at: literal)
      } else {
        error(.keyPath(.base(described(path.type).shown, type.shown)), at: location(of: node.calledExpression))
      }
      return errorExpression(node)
    }
    let value = arguments.count == 2 ? arguments[1] : .any
    return Expression(.keyPathApplication(converted, path), type: value, place: place(node))
  }
}
