import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Local variables with property wrappers: the storage is an ordinary local, and the variable refers to its wrapped
/// value.
extension Checker {
  func checkWrappedLocal(_ node: VariableDeclSyntax, _ uses: [WrapperUse]) -> [Statement] {
    guard let binding = node.bindings.first, canWrap(node, binding, uses),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return [] }
    let isGlobal = body.isTopLevel && scope === topLevel.scope
    if let taskLocal = uses.first(where: \.isTaskLocal) {
      guard checkTaskLocal(taskLocal, binding, isShared: isGlobal) else { return [] }
    } else if isGlobal {
      // The variable is still declared, as in swiftc.
      error(.wrapper(.inTopLevelCode), at: node)
    }
    let place = place(name)
    let variable = VariableDeclaration(
      name: name.identifierText, kind: .global, type: .error, isLet: false, place: place)
    variable.details = VariableDetails()
    let storage = VariableDeclaration(
      name: "_\(variable.name)", kind: isGlobal ? .global : .local, type: .error, isLet: false, place: place)
    if !isGlobal { storage.function = function }
    storage.wrapped = variable
    let wrapping = Wrapping(storage: storage)
    variable.wrapping = wrapping
    let application = WrapperApplication(
      variable, wrapping, uses, name: name, type: binding.typeAnnotation?.type, value: binding.initializer?.value,
      modifiers: Modifiers(node.modifiers, node.attributes), context: nil, checker: self)
    inferTypes(of: application)
    guard let outermost = uses.first?.declaration.declaredType, wrapperProperty("wrappedValue", of: outermost) != nil
    else { return [] }
    let hasValue = declareInitialValue(of: application)
    forceInitialValue(of: storage)
    if hasValue, storage.initialValue == nil { return [] }
    storage.isInitializedLater = !hasValue
    if scope.names[variable.name]?.contains(where: { !$0.isFunction }) ?? false {
      error(.name(.redeclared(variable.name)), at: name)
    }
    declareAccessors(of: application)
    declareLocalObservers(Accessors(binding.accessorBlock), of: variable)
    scope.declare(variable.name, .variable(variable))
    if isGlobal, !uses.contains(where: \.isTaskLocal) {
      return [Statement(.declare(.bind(storage), storage.initialValue), place: place)]
    }
    scope.declare(storage.name, .variable(storage))
    if let projection = declareProjection(of: application) { scope.declare(projection.name, .variable(projection)) }
    return [Statement(.declare(.bind(storage), storage.initialValue), place: place)]
  }

  /// The function that creates a local wrapper may use variables of its context, so code that assigns to the variable
  /// uses them too.
  package func noteInitializer(of target: Expression) {
    if case .variable(let variable) = target.kind, let initializer = variable.wrapping?.initializer {
      noteUse(of: initializer)
    }
  }

  /// A local wrapper declared without a value is created again by assignments in closures and local functions: their
  /// captures may not have been initialized.
  package func remakesWrapper(_ target: Expression, _ value: Expression) -> Expression? {
    guard case .variable(let variable) = target.kind, let wrapping = variable.wrapping, !wrapping.isLazilyMade,
      let initializer = wrapping.initializer, wrapping.storage.isInitializedLater,
      wrapping.storage.function != function
    else { return nil }
    let type = wrapping.storage.type
    let storage = Expression(.variable(wrapping.storage), type: type, place: target.place)
    let made = call(initializer, value, identitySubstitution(initializer), type: type)
    return Expression(.assign(storage, made), type: .void, place: target.place)
  }
}
