import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// The wrappers' types, and the expressions that create them.
extension Checker {
  /// The types of the wrappers if they are known without the values; otherwise those of their declarations.
  func knownTypes(_ application: WrapperApplication) -> [Type] {
    if application.isTyped || application.uses.allSatisfy({ $0.declaration.genericParameters.isEmpty }) {
      let types = wrapperTypes(application)
      if types.count == application.uses.count, types.allSatisfy({ $0.nominal != nil }) { return types }
    }
    return application.uses.map { $0.declaration.declaredType }
  }

  /// The types of the wrappers, outermost first. Open types are inferred from the initial value.
  func wrapperTypes(_ application: WrapperApplication) -> [Type] {
    if let types = application.types { return types }
    application.types = application.uses.map { _ in .error }
    let types = within(
      scope: application.scope, file: application.file, function: .some(application.function),
      environment: application.environment
    ) { () -> [Type] in
      let messages = table.diagnostics.count
      let start = opening()
      let types = openTypes(application)
      let isOpen = types.contains { $0.hasTypeVariables }
      if isOpen, !types.contains(.error) {
        if application.value == nil, application.uses[0].arguments == nil {
          // `@FocusState var isFocused`: the only initializer without arguments may determine the type of the value.
          if !application.isTyped {
            application.inferred = attempt {
              initialValue(of: application, types, isNil: false)
                .flatMap { types.contains { $0.resolved.hasTypeVariables } ? nil : $0 }
            }
            if application.inferred == nil { error(.type(.untypedPattern), at: application.name) }
          }
        } else {
          let errors = errorCount
          application.inferred = initialValue(of: application, types, isNil: false)
          if application.inferred == nil {
            if errorCount == errors { table.noteSilentFailure(at: place(application.name)) }
            finishExpression(from: start, node: application.uses[0].name)
            return types.map { _ in .error }
          }
        }
      }
      // `@Injected(\.clock)`, where the key path's value is opaque.
      if self.isOpen, hasMetOpaque(since: messages) { settleOpenly(from: start) }
      let errors = errorCount
      for (use, type) in zip(application.uses, types) where !types.contains(.error) {
        reportOpenArguments(of: type, at: use.name)
      }
      if errorCount > errors { return types.map { _ in .error } }
      finishExpression(from: start, node: application.uses[0].name)
      if !types.contains(.error), !file.isLibrary {
        for (use, type) in zip(application.uses, types) { checkConstraints(on: use, type.resolved) }
      }
      return types.map(\.resolved)
    }
    application.types = types
    return types
  }

  /// The types as written, with the arguments that the variable's type determines.
  private func openTypes(_ application: WrapperApplication) -> [Type] {
    let types = application.uses.map { resolve($0.name) }
    if types.contains(.error) { return types.map { _ in .error } }
    for (index, type) in types.enumerated() {
      guard let property = wrapperProperty("wrappedValue", of: type) else { return types.map { _ in .error } }
      let value = self.type(of: property)
      if index + 1 < types.count {
        if !matches(value, types[index + 1]) {
          error(
            .wrapper(.composition(types[index + 1].shown, application.uses[index].declaration.name, value.shown)),
            at: application.uses[index + 1].attribute)
          return types.map { _ in .error }
        }
      } else if application.isTyped {
        let declared = application.variable.type
        if case .error = declared { return types.map { _ in .error } }
        if let variable = unbound(value), let missing = variable.protocols.first(where: { !conforms(declared, to: $0) })
        {
          let wrapper = application.uses[index].declaration
          error(
            unmetProblem(declared.resolved, missing, of: .generic(wrapper.kind, wrapper.name)),
            at: application.uses[index].name)
          return types.map { _ in .error }
        }
        guard matches(value, declared) else {
          rejectValue(of: application, as: described(value))
          error(.wrapper(.propertyType(declared.shown, described(value).shown)), at: application.name)
          for (use, type) in zip(application.uses, types) { reportOpenArguments(of: type, at: use.name) }
          return types.map { _ in .error }
        }
      }
    }
    return types
  }

  /// Reports generic arguments that neither the variable's type nor its value determines.
  private func reportOpenArguments(of type: Type, at node: TypeSyntax) {
    guard case .nominal(let declaration, let arguments) = type.resolved else { return }
    for (parameter, argument) in zip(declaration.genericParameters, arguments) {
      if let variable = unbound(argument), variable.literal == nil {
        error(.generics(.notInferred(parameter.name)), at: node)
      }
    }
  }

  /// The wrappers' arguments must satisfy the constraints of their declarations.
  private func checkConstraints(on use: WrapperUse, _ type: Type) {
    guard case .nominal(let declaration, let arguments) = type else { return }
    let isWritten = use.name.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil
    for (parameter, argument) in zip(declaration.genericParameters, arguments) {
      guard !isTakenToConform(argument), let missing = parameter.protocols.first(where: { !conforms(argument, to: $0) })
      else { continue }
      if isWritten {
        error(.generics(.notConforming(argument.shown, to: missing.name)), at: use.name)
      } else {
        error(unmetProblem(argument, missing, of: .generic(declaration.kind, declaration.name)), at: use.name)
      }
      return
    }
  }

  /// Reports that the value does not fit the wrapper either.
  private func rejectValue(of application: WrapperApplication, as type: Type) {
    guard let value = application.value, !type.hasTypeVariables else { return }
    let first = table.diagnostics.count
    _ = check(value, as: type, purpose: .initialization)
    // swiftc reports the value before the property.
    let rank = place(application.name).offset
    for index in table.diagnostics.indices[first...] {
      table.diagnostics[index] = table.diagnostics[index].ranked(at: rank)
    }
  }

  /// The type of the variable: the wrapped type of the innermost wrapper.
  func valueType(_ application: WrapperApplication) -> Type {
    guard let innermost = wrapperTypes(application).last, let property = wrapperProperty("wrappedValue", of: innermost)
    else { return .error }
    return type(of: property).resolved
  }

  // MARK: Making wrappers

  /// The storage's initial value from the declaration.
  func initialValue(of application: WrapperApplication, _ types: [Type], isNil: Bool) -> Expression? {
    if let value = application.value { return wrapped(value, application, types) }
    if isNil { return wrapped(ExprSyntax(NilLiteralExprSyntax()), application, types) }
    return made(application.uses[0], types[0], nil, application)
  }

  /// A value in all its wrappers.
  func wrapped(_ value: ExprSyntax, _ application: WrapperApplication, _ types: [Type]) -> Expression? {
    var inner = CallArgument(label: "wrappedValue", syntax: value, isTrailing: false)
    let outer = table.context.wrappedValue
    defer { table.context.wrappedValue = outer }
    for (use, type) in zip(application.uses, types).reversed() {
      table.context.wrappedValue = (value.id, use.name, use.arguments == nil)
      guard let made = made(use, type, inner, application) else { return nil }
      inner = CallArgument(label: "wrappedValue", syntax: value, isTrailing: false, inferred: made)
    }
    return inner.inferred
  }

  private func made(
    _ use: WrapperUse, _ type: Type, _ inner: CallArgument?, _ application: WrapperApplication
  ) -> Expression? {
    var arguments = use.arguments ?? []
    if let inner {
      let isOld = wrappedValueInitializer(of: type, use)?.parameters.first?.label == "initialValue"
      let first = CallArgument(
        label: isOld ? "initialValue" : inner.label, syntax: inner.syntax, isTrailing: false, inferred: inner.inferred)
      arguments.insert(first, at: 0)
    }
    let node = inner?.syntax ?? arguments.first?.syntax ?? ExprSyntax(NilLiteralExprSyntax())
    let errors = errorCount
    let first = table.diagnostics.count
    let value = constructSolving(type, arguments, node: node, nameNode: Syntax(use.name))
    if node.id != application.value?.id { placeErrors(from: first, at: use) }
    if errorCount > errors { return nil }
    if case .error = value.type { return nil }
    return convert(value, to: type)
  }

  /// Reports errors about a value that is not in the source at the wrapper's name, as swiftc does. Errors in the
  /// arguments of the attribute, which follow the name, keep their places.
  private func placeErrors(from first: Int, at use: WrapperUse) {
    let name = place(use.name)
    for index in table.diagnostics.indices.dropFirst(first) where table.diagnostics[index].offset < name.offset {
      table.diagnostics[index] = table.diagnostics[index].moved(to: name.offset, in: name.file)
    }
  }

  /// A function from a value to the storage: for memberwise initializers and for assignments in initializers.
  func makeWrapperInitializer(_ application: WrapperApplication, isLazy: Bool) -> FunctionDeclaration {
    let function = makeFunction(application.variable.name, .function, at: application.variable.place)
    function.genericParameters = inheritedGenerics(application.context)
    function.isLocal = application.context == nil && application.function != nil
    let inner = Scope(parent: application.scope)
    function.details = FunctionDetails(outer: application.function, context: application.context, scope: inner)
    let value = VariableDeclaration(
      name: Self.wrappedValueName, kind: .parameter, type: .error, isLet: true, place: function.place)
    value.function = function
    value.pendingType = { [unowned self, unowned value, unowned variable = application.variable] in
      value.type = isLazy ? lazyType(variable.type) : variable.type
      if acceptsNilAlone(application) { value.type = libraryNominal("_OptionalNilComparisonType") }
    }
    var parameter = FunctionDeclaration.Parameter(label: nil, variable: value)
    parameter.isEscaping = true
    function.parameters = [parameter]
    inner.declare(value.name, .variable(value))
    function.pendingCheck = { [unowned self, unowned function] in
      let types = wrapperTypes(application)
      function.result = types.first ?? .error
      within(
        scope: inner, file: application.file, function: .some(function), environment: application.environment
      ) {
        body = BodyContext()
        let name = DeclReferenceExprSyntax(baseName: .identifier(Self.wrappedValueName))
        let source =
          isLazy
          ? ExprSyntax(
            FunctionCallExprSyntax(
              calledExpression: name, leftParen: .leftParenToken(), arguments: [], rightParen: .rightParenToken()))
          : ExprSyntax(name)
        let start = opening()
        guard !types.contains(.error), let made = wrapped(source, application, types) else {
          if isOpen { function.checkedBody = stoppedBody(of: application.storage, at: function.place) }
          return
        }
        finishExpression(from: start, node: application.name)
        function.checkedBody = Block([Statement(.returnValue(made), place: function.place)], end: function.place)
      }
    }
    if !function.isLocal { input.bodies.append { _ = function.body } }
    return function
  }

  /// True if the wrapper takes no other initial value than `nil`.
  private func acceptsNilAlone(_ application: WrapperApplication) -> Bool {
    guard application.value?.is(NilLiteralExprSyntax.self) ?? false, let type = wrapperTypes(application).last,
      let use = application.uses.last, let first = wrappedValueInitializer(of: type, use)?.parameters.first
    else { return false }
    return first.variable.type.isLibrary("_OptionalNilComparisonType")
  }

  /// The wrapper of a parameter.
  func wrappedParameter(_ parameter: VariableDeclaration, _ application: WrapperApplication) -> Expression? {
    let types = wrapperTypes(application)
    if types.contains(.error) { return nil }
    let inner = Scope(parent: scope)
    inner.declare(Self.wrappedValueName, .variable(parameter))
    return within(scope: inner) {
      let start = opening()
      defer { finishExpression(from: start, node: application.name) }
      let name = DeclReferenceExprSyntax(baseName: .identifier(Self.wrappedValueName))
      return wrapped(ExprSyntax(name), application, types)
    }
  }

  private static let wrappedValueName = "$wrappedValue"

  /// The storage created from a value, as an expression.
  func call(_ initializer: FunctionDeclaration, _ value: Expression, _ substitution: Substitution, type: Type)
    -> Expression
  {
    _ = initializer.body
    return Expression(
      .apply(initializer, substitution, base: nil, [.value(value)], isDirect: true), type: type, place: value.place)
  }
}
