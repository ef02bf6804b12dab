import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Parameters with property wrappers: in the body, the wrapper is a constant created from the argument.
extension Checker {
  /// Returns the statements at the beginning of a function's body.
  package func wrapParameters(of function: FunctionDeclaration) -> [Statement] {
    (function.detail?.wrappedParameters ?? []).compactMap { index, node in
      let uses = wrappers(node.attributes)
      guard !uses.isEmpty else { return nil }
      let parameter = function.parameters[index].variable
      let name = node.secondName ?? node.firstName
      return wrap(parameter, as: parameter.name, in: uses, name: name, type: node.type) { [unowned self] application in
        wrappedParameter(parameter, application)
      }
    }
  }

  /// The same for a closure's parameters. A parameter with a dollar sign receives the projection: `ForEach($items) {
  /// $item in … }`.
  package func wrapParameters(of node: ClosureExprSyntax, _ closure: FunctionDeclaration) -> Bool {
    var prologue: [Statement] = []
    for (parameter, written) in zip(closure.parameters.map(\.variable), closureParameterNames(node)) {
      let uses = written.attributes.map { wrappers($0) } ?? []
      if written.name.text.hasPrefix("$") {
        guard let statement = wrapProjection(parameter, in: uses, name: written.name) else { return false }
        prologue.append(statement)
      } else if !uses.isEmpty {
        guard
          let statement = wrap(
            parameter, as: parameter.name, in: uses, name: written.name, type: written.type,
            { [unowned self] application in wrappedParameter(parameter, application) })
        else { return false }
        prologue.append(statement)
      }
    }
    if !prologue.isEmpty { closure.detail?.closure.prologue += prologue }
    return true
  }

  private struct WrittenParameter {
    let name: TokenSyntax
    var type: TypeSyntax?
    var attributes: AttributeListSyntax?
  }

  private func closureParameterNames(_ node: ClosureExprSyntax) -> [WrittenParameter] {
    switch node.signature?.parameterClause {
    case .simpleInput(let list): list.map { WrittenParameter(name: $0.name) }
    case .parameterClause(let clause):
      clause.parameters.map {
        WrittenParameter(name: $0.secondName ?? $0.firstName, type: $0.type, attributes: $0.attributes)
      }
    case nil: []
    }
  }

  /// `$item`: `item` and `_item` belong to the wrapper created from the projection. Without an attribute, that is the
  /// projection's own type.
  private func wrapProjection(
    _ parameter: VariableDeclaration, in uses: [WrapperUse], name: TokenSyntax
  ) -> Statement? {
    let own = concrete(parameter.type)
    var uses = uses
    var types: [Type]?
    if uses.isEmpty {
      guard let declaration = own.nominal, declaration.detail?.isPropertyWrapper ?? false else {
        if case .error = own { return nil }
        if unbound(own) != nil {
          error(.closure(.untypedParameter(name.text)), at: name)
          return nil
        }
        error(.wrapper(.projectionParameter), at: name)
        return nil
      }
      let attribute = AttributeSyntax(
        attributeName: IdentifierTypeSyntax(name: .identifier(declaration.name)))
      uses = [WrapperUse(attribute: attribute, declaration: declaration, arguments: nil)]
      types = [own]
    }
    return wrap(parameter, as: String(parameter.name.dropFirst()), in: uses, name: name, type: nil, types: types) {
      [unowned self] application in
      guard let type = wrapperTypes(application).first else { return nil }
      let takesProjection = lookUpMembers(of: type, named: "init", isStatic: true).contains {
        $0.function?.parameters.first?.label == "projectedValue"
      }
      guard takesProjection else {
        error(.wrapper(.projectionParameter), at: name)
        return nil
      }
      let syntax = ExprSyntax(DeclReferenceExprSyntax(baseName: name))
      let reference = Expression(.variable(parameter), type: parameter.type, place: parameter.place)
      let argument = CallArgument(label: "projectedValue", syntax: syntax, isTrailing: false, inferred: reference)
      let errors = errorCount
      let value = construct(type, [argument], hint: type, node: syntax, nameNode: Syntax(name))
      return errorCount > errors ? nil : convert(value, to: type)
    }
  }

  private func wrap(
    _ parameter: VariableDeclaration, as name: String, in uses: [WrapperUse], name token: TokenSyntax,
    type: TypeSyntax?, types: [Type]? = nil, _ make: (WrapperApplication) -> Expression?
  ) -> Statement? {
    let variable = VariableDeclaration(name: name, kind: .global, type: .error, isLet: false, place: parameter.place)
    variable.details = VariableDetails()
    let storage = VariableDeclaration(
      name: "_\(name)", kind: .local, type: .error, isLet: true, place: parameter.place)
    storage.function = parameter.function
    storage.wrapped = variable
    let wrapping = Wrapping(storage: storage)
    variable.wrapping = wrapping
    let application = WrapperApplication(
      variable, wrapping, uses, name: token, type: type, value: nil,
      modifiers: Modifiers(DeclModifierListSyntax([]), AttributeListSyntax([])), context: nil, checker: self)
    application.types = types
    if types == nil, !parameter.name.hasPrefix("$") {
      variable.type = parameter.type
      application.isTyped = true
    }
    guard let value = make(application) else { return nil }
    storage.type = value.type
    if case .error = variable.type { variable.type = valueType(application) }
    declareAccessors(of: application)
    scope.declare(variable.name, .variable(variable))
    scope.declare(storage.name, .variable(storage))
    if let projection = declareProjection(of: application) { scope.declare(projection.name, .variable(projection)) }
    return Statement(.declare(.bind(storage), value), place: parameter.place)
  }
}
