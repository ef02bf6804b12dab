import Declarations
import Source
import SwiftSyntax
import Tree

/// Types that are written as expressions.
extension ExpressionChecker {
  /// The type that an expression names, if any: `Int`, `Outer.Inner`, `[String]`, `Box<Int>`, `Int?`.
  package func typeExpression(_ syntax: ExprSyntax) -> Type? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      if node.baseName.tokenKind == .keyword(.Self) { return typeContext?.selfType }
      if case .identifier = node.baseName.tokenKind {
        return typeNamed(node.baseName.identifierText, arguments: nil, node: syntax)
      }
      if node.baseName.tokenKind == .keyword(.Any) { return .any }
      return nil
    case .genericSpecializationExpr(let node):
      let arguments = node.genericArgumentClause.arguments.compactMap(typeArgument)
      if let name = node.expression.as(DeclReferenceExprSyntax.self) {
        return typeNamed(name.baseName.identifierText, arguments: arguments, node: syntax)
          ?? unseenType(node.expression)
      }
      if let member = node.expression.as(MemberAccessExprSyntax.self), let base = member.base {
        let name = member.declName.baseName.identifierText
        if let scope = moduleScope(base) {
          return within(scope: scope) { typeNamed(name, arguments: arguments, node: syntax) }
        }
        guard let outer = typeExpression(base) else { return nil }
        return memberType(named: name, of: outer, arguments: arguments, at: syntax)
      }
      return nil
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      if let scope = moduleScope(base) {
        return within(scope: scope) { typeNamed(node.declName.baseName.identifierText, arguments: nil, node: syntax) }
      }
      guard let outer = typeExpression(base) else { return nil }
      if node.declName.baseName.text == "Type" { return .metatype(outer) }
      let token = node.declName.baseName
      guard token.tokenKind.isIdentifier || token.tokenKind == .keyword(.Any) else { return nil }
      let name = token.identifierText
      guard name.first?.isUppercase ?? false || nestsType(named: name, outer) else { return nil }
      return memberType(named: name, of: outer, arguments: nil, at: syntax)
    case .arrayExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first,
        let element = typeExpression(only.expression) ?? (isCalled(syntax) ? unseenType(only.expression) : nil)
      else { return nil }
      return libraryNominal("Array", [element])
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content, elements.count == 1, let only = elements.first,
        let key = typeExpression(only.key) ?? (isCalled(syntax) ? unseenType(only.key) : nil),
        let value = typeExpression(only.value) ?? (isCalled(syntax) ? unseenType(only.value) : nil)
      else { return nil }
      return libraryNominal("Dictionary", [key, value])
    case .optionalChainingExpr(let node): return typeExpression(node.expression).map { optional($0) }
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return typeExpression(only.expression)
      }
      var elements: [TupleElement] = []
      for element in node.elements {
        guard let type = typeExpression(element.expression) else { return nil }
        elements.append(TupleElement(label: element.label?.identifierText, type: type))
      }
      return elements.isEmpty ? nil : .tuple(elements)
    case .typeExpr(let node): return resolve(node.type)
    case .infixOperatorExpr(let node): return functionType(node) ?? compositionType(node)
    default: return nil
    }
  }

  /// `(Int) -> Int`, which folds to an arrow.
  private func functionType(_ node: InfixOperatorExprSyntax) -> Type? {
    guard let arrow = node.operator.as(ArrowExprSyntax.self), let tuple = node.leftOperand.as(TupleExprSyntax.self),
      let result = typeOrVoid(node.rightOperand)
    else { return nil }
    var parameters: [FunctionType.Parameter] = []
    for element in tuple.elements {
      if let written = element.expression.as(TypeExprSyntax.self) {
        // `inout Int`
        parameters.append(resolveParameterType(written.type))
      } else if let type = typeOrVoid(element.expression) {
        parameters.append(FunctionType.Parameter(type: type))
      } else {
        return nil
      }
    }
    let effects = arrow.effectSpecifiers
    let thrown = effects?.throwsClause?.type.map { resolve($0) }
    let neverThrows = thrown?.isLibrary("Never") ?? false
    return .function(
      FunctionType(
        parameters, result, isThrowing: effects?.throwsClause != nil && !neverThrows,
        isAsync: effects?.asyncSpecifier != nil, thrownType: neverThrows ? nil : thrown))
  }

  /// `()` is a type only beside an arrow.
  private func typeOrVoid(_ syntax: ExprSyntax) -> Type? {
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.isEmpty { return .void }
    return typeExpression(syntax)
  }

  /// `P & Q`, if the first operand is a type.
  private func compositionType(_ node: InfixOperatorExprSyntax) -> Type? {
    guard node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "&",
      let left = typeExpression(node.leftOperand), let right = typeExpression(node.rightOperand)
    else { return nil }
    return composition(of: [left, right], at: node)
  }

  /// `[Image]()`: only a type can be called there.
  private func isCalled(_ syntax: ExprSyntax) -> Bool {
    syntax.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == syntax.id
  }

  /// In opened code, an unknown name in place of a type, or a type nested in one: `Acme.Message`.
  private func unseenType(_ syntax: ExprSyntax) -> Type? {
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      return member.declName.baseName.text.first?.isUppercase ?? false ? unseenType(base) : nil
    }
    guard isOpen, let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isUppercase ?? false, case .nothing = lookUp(name)
    else { return nil }
    reportUnknownType(name, at: syntax)
    return unknownType
  }

  /// True if the type has a nested type with that name: `L10n.header`. Names that begin with a capital are usually
  /// types, so errors in the type are reported for them; other names are mostly values.
  private func nestsType(named name: String, _ outer: Type) -> Bool {
    guard let declaration = outer.nominal, !declaration.isLibrary else { return false }
    let own = members(of: declaration, named: name)
    if own.isEmpty {
      return allConformances(of: declaration).contains { one in
        !one.isLibrary && one.associatedTypes.contains { $0.name == name }
      }
    }
    return own.contains { member in
      switch member.kind {
      case .type, .alias: true
      default: false
      }
    }
  }

  /// `type(of: value).Element`: the type that a value's own type contains. The value is evaluated nevertheless.
  func memberType(
    named name: String, ofValue base: Expression, _ outer: Type, _ node: MemberAccessExprSyntax
  ) -> Expression? {
    guard name.first?.isUppercase ?? false || nestsType(named: name, outer),
      let type = memberType(named: name, of: outer, arguments: nil, at: node)
    else { return nil }
    let place = place(node)
    let metatype = Expression(.metatype(type), type: .metatype(type), place: place)
    let both = Type.tuple([base, metatype].map { TupleElement(label: nil, type: $0.type) })
    return Expression(
      .tupleElement(Expression(.tuple([base, metatype]), type: both, place: place), 1), type: metatype.type,
      place: place)
  }

  /// The scope for names after `Swift.` or `main.`; nil if the expression does not name a module.
  func moduleScope(_ base: ExprSyntax) -> Scope? {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, let module = scope(ofModule: name) else {
      return nil
    }
    switch lookUp(name) {
    case .nothing: return module
    // An opened module comes before a type of the library.
    case .entities(let entities):
      guard case .type(let declaration) = entities[0], declaration.isLibrary else { return nil }
      return openedModules[name]
    case .member: return nil
    }
  }

  private func typeNamed(_ name: String, arguments: [Type]?, node: ExprSyntax) -> Type? {
    switch lookUp(name) {
    case .entities(let entities):
      switch entities[0] {
      case .parameter(let parameter) where parameter.isValue: return nil
      case .type, .alias, .parameter: return applied(entities[0], to: arguments, name: name, at: node)
      case .variable: return nil
      case .function:
        // `Data.init` beside a function of that name: a function has no members.
        let hasMember = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        guard arguments != nil || hasMember else { return nil }
        switch calledType(besides: entities, named: name, []) {
        case .never: return nil
        case .always(let type), .otherwise(let type): return applied(type, to: arguments, name: name, at: node)
        }
      }
    case .member(let context):
      // A nested type of an enclosing type, unless a value member has the name.
      _ = context
      return nil
    case .nothing:
      switch name {
      case "Any": return .any
      case "AnyObject": return .anyObject
      case "Void": return .void
      default: return nil
      }
    }
  }
}
