import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The initial value of a property.
enum PropertyValue {
  case written(ExprSyntax)
  /// The element at a path in the value of a tuple pattern.
  case part(of: VariableDeclaration, path: [Int])

  /// The type of the part. It may be needed before the value of the pattern has been checked.
  var type: Type {
    guard case .part(let whole, let path) = self else { return .error }
    var type = whole.type.resolved
    for index in path {
      guard case .tuple(let elements) = type, elements.indices.contains(index) else { return .error }
      type = elements[index].type.resolved
    }
    return type
  }

  /// The part as an expression: an element of the variable that holds the whole value.
  func expression(at place: Place) -> Expression? {
    guard case .part(let whole, let path) = self, whole.type.resolved != .error else { return nil }
    let isShared = whole.kind == .staticProperty
    var expression = Expression(
      isShared ? .staticVariable(whole, owner: whole.detail?.context?.selfType ?? .error) : .variable(whole),
      type: whole.type.resolved, place: place)
    for index in path {
      guard case .tuple(let elements) = expression.type, elements.indices.contains(index) else { return nil }
      expression = Expression(
        .tupleElement(expression, index), type: elements[index].type.resolved, place: place)
    }
    return expression
  }
}

/// `let (stream, continuation) = AsyncStream.makeStream(of: Int.self)`: each name is a property of its own. The value
/// is computed once, in the order of the properties.
extension DeclarationChecker {
  func declareProperties(
    of binding: PatternBindingSyntax, _ type: TypeSyntax?, isLet: Bool, _ modifiers: Modifiers,
    _ owner: NominalDeclaration?, _ context: TypeContext?
  ) -> [VariableDeclaration] {
    let isInstance = context != nil && !modifiers.isStatic
    if let owner, isInstance, owner.kind == .structure, isLet, binding.initializer != nil {
      error(.declaration(.severalConstants), at: binding.pattern)
      return []
    }
    let declared = declare(binding.pattern, binding, type, binding.initializer?.value, isLet, modifiers, context)
    // `@Observable` passes over tuple patterns.
    for variable in declared {
      variable.detail?.isIgnoredByObservation = true
      variable.detail?.isPartOfPattern = declared.count > 1
    }
    return declared
  }

  private func declare(
    _ pattern: PatternSyntax, _ binding: PatternBindingSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?,
    _ isLet: Bool, _ modifiers: Modifiers, _ context: TypeContext?
  ) -> [VariableDeclaration] {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type)
      let values = value?.as(TupleExprSyntax.self)?.elements.map(\.expression)
      let count = tuple.elements.count
      if type == nil || types?.count == count, value == nil || values?.count == count {
        return tuple.elements.enumerated().flatMap { index, element in
          declare(element.pattern, binding, types?[index], values?[index], isLet, modifiers, context)
        }
      }
    } else if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      return declareProperty(
        name, binding, type: type, value: value.map { .written($0) }, isLet: isLet, modifiers: modifiers, builder: nil,
        context: context, isRequirement: false, wrappers: [])
    }
    if pattern.is(WildcardPatternSyntax.self) { return [] }
    guard let value else {
      unsupported(.tupleProperty, at: pattern)
      return []
    }
    let whole = declareWhole(pattern, type, value, modifiers, context)
    let isInstance = whole.kind == .local
    if isInstance, context?.declaration.isClass != true {
      unsupported(.tupleProperty, at: pattern)
      return []
    }
    return declareParts(of: whole, pattern, binding, [], isLet, modifiers, context)
  }

  /// The hidden variable of the whole value: a local variable of initializers, or a static property.
  private func declareWhole(
    _ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax, _ modifiers: Modifiers, _ context: TypeContext?
  ) -> VariableDeclaration {
    let kind: VariableDeclaration.Kind = context == nil ? .global : modifiers.isStatic ? .staticProperty : .local
    let whole = VariableDeclaration(name: "$tuple", kind: kind, type: .error, isLet: true, place: place(pattern))
    whole.owner = context?.declaration
    let details = VariableDetails()
    details.context = context
    details.isNonisolated = true
    whole.details = details
    if let type {
      whole.type = resolve(type)
      let (outerScope, currentFile, outerEnvironment) = (scope, file, environment)
      input.bodies.append { [unowned self] in
        within(scope: outerScope, file: currentFile, function: .some(nil), environment: outerEnvironment) {
          above.checkInitialValue(of: whole, value)
        }
      }
    } else {
      inferType(of: whole, from: value)
    }
    return whole
  }

  private func declareParts(
    of whole: VariableDeclaration, _ pattern: PatternSyntax, _ binding: PatternBindingSyntax, _ path: [Int],
    _ isLet: Bool, _ modifiers: Modifiers, _ context: TypeContext?
  ) -> [VariableDeclaration] {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      let declared = declareProperty(
        name, binding, type: nil, value: .part(of: whole, path: path), isLet: isLet, modifiers: modifiers,
        builder: nil, context: context, isRequirement: false, wrappers: [])
      for variable in declared where whole.kind == .local { variable.tuple = whole }
      return declared
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.enumerated().flatMap { index, element in
      declareParts(of: whole, element.pattern, binding, path + [index], isLet, modifiers, context)
    }
  }
}
