import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Declaring variables with property wrappers.
extension Checker {
  /// Turns the property into a wrapped one, and returns its storage. The rest, which depends on the wrappers'
  /// members, follows in `completeWrappers`, when all types have their members.
  package func wrap(
    _ variable: VariableDeclaration, in uses: [WrapperUse], _ binding: PatternBindingSyntax, name: TokenSyntax,
    type: TypeSyntax?, modifiers: Modifiers, context: TypeContext
  ) -> VariableDeclaration {
    let storage = makeStorage(of: variable, context: context)
    let wrapping = Wrapping(storage: storage)
    variable.wrapping = wrapping
    let application = WrapperApplication(
      variable, wrapping, uses, name: name, type: type, value: binding.initializer?.value, modifiers: modifiers,
      context: context, checker: self)
    inferTypes(of: application)
    if variable.kind == .property {
      storage.storageIndex = context.declaration.storedProperties.count
      context.declaration.storedProperties.append(storage)
    }
    declareObservers(Accessors(binding.accessorBlock), of: variable, context: context, modifiers: modifiers)
    input.wrappers.append(
      (
        context.declaration,
        { [unowned self] in
          within(scope: application.scope, file: application.file, environment: application.environment) {
            complete(application)
          }
        }
      ))
    return storage
  }

  /// Completes the work of `wrap`, for one type or for all.
  package func completeWrappers(of owner: NominalDeclaration? = nil) {
    while let next = input.wrappers.firstIndex(where: { owner == nil || $0.owner == owner }) {
      input.wrappers.remove(at: next).work()
    }
  }

  func makeStorage(of variable: VariableDeclaration, context: TypeContext?) -> VariableDeclaration {
    let storage = VariableDeclaration(
      name: "_\(variable.name)", kind: variable.kind, type: .error, isLet: false, place: variable.place)
    storage.owner = variable.owner
    storage.wrapped = variable
    let details = VariableDetails()
    details.context = context
    details.isFinal = true
    details.globalActor = variable.detail?.globalActor
    details.isStaticKeyword = variable.detail?.isStaticKeyword ?? false
    details.isIgnoredByObservation = true
    details.accessLimit = privateAccess(context)
    storage.details = details
    return storage
  }

  /// The types of the variable and its storage, found when one of them is first needed.
  func inferTypes(of application: WrapperApplication) {
    let variable = application.variable
    let storage = application.storage
    if let type = application.type {
      variable.type = resolve(type)
      variable.detail?.isImplicitlyUnwrapped = type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    } else {
      variable.pendingType = { [unowned self, unowned variable] in
        variable.type = .error
        variable.type = valueType(application)
      }
    }
    storage.pendingType = { [unowned self, unowned storage] in
      storage.type = .error
      storage.type = wrapperTypes(application).first ?? .error
    }
  }

  /// Declares the accessors, `$x` and the initial value.
  private func complete(_ application: WrapperApplication) {
    let variable = application.variable
    guard let context = application.context else { return }
    rejectTwin(of: application.storage, in: context.declaration)
    // A wrapper declared without a `wrappedValue` has been reported at its own declaration.
    for use in application.uses { complete(use.declaration) }
    guard let outermost = application.uses.first?.declaration.declaredType,
      wrapperProperty("wrappedValue", of: outermost) != nil
    else { return }
    declareAccessors(of: application)
    if enclosingSubscript("wrapped", of: application) == nil { rejectUnavailable(application) }
    declareInitialValue(of: application)
    for accessor in [variable.getter, variable.setter].compactMap({ $0 }) {
      register(accessor, in: context.declaration, context: context)
    }
    if let projection = declareProjection(of: application) {
      addMember(.variable(projection), named: projection.name, to: context.declaration, context: context)
      for accessor in [projection.getter, projection.setter].compactMap({ $0 }) {
        register(accessor, in: context.declaration, context: context)
      }
    }
  }

  private func rejectTwin(of storage: VariableDeclaration, in declaration: NominalDeclaration) {
    for member in declaration.detail?.members[storage.name] ?? [] {
      guard case .variable(let other) = member.kind, other != storage, other.wrapped == nil else { continue }
      error(.name(.redeclaredSynthesized(storage.name)), at: other.place)
    }
  }

  /// A wrapper for properties of classes is recognized by an unavailable `wrappedValue`.
  private func rejectUnavailable(_ application: WrapperApplication) {
    for use in application.uses {
      let property = wrapperProperty("wrappedValue", of: use.declaration.declaredType)
      if let words = property?.variable?.detail?.unavailable {
        error(.name(.unavailable("wrappedValue", words)), at: use.attribute)
      }
    }
  }

  // MARK: Initial values

  /// The initial value of the storage, and the function that creates it from a value.
  @discardableResult
  func declareInitialValue(of application: WrapperApplication) -> Bool {
    let storage = application.storage
    let wrapping = application.wrapping
    let isExplicit = application.value != nil || application.uses[0].arguments != nil
    let isWholly = application.value == nil && application.uses[0].arguments != nil
    let types = knownTypes(application)
    let initializers = zip(types, application.uses).map {
      wrappedValueInitializer(of: $0, $1, isCompleted: application.value != nil)
    }
    let takesValue = !isWholly && initializers.allSatisfy { $0 != nil }
    let isLazy = initializers.last??.parameters.first?.isAutoclosure ?? false
    // An optional is made of nil, even if the wrapper has `init()` for optionals: `@State var name: String?`.
    let isMadeOfNil = takesValue && isOptional(application)
    let hasDefault = !isExplicit && hasDefaultInitializer(types[0], isUnconditional: isMadeOfNil)
    if takesValue, !isMadeOfAnother(types.last, initializers.last ?? nil) {
      wrapping.isLazilyMade = isLazy && !(hasDefault && application.value == nil)
      wrapping.isMadeOfValue = application.value != nil || !hasDefault
      wrapping.initializer = makeWrapperInitializer(application, isLazy: isLazy)
    }
    let isNil = !isExplicit && !hasDefault && takesValue && isOptional(application)
    guard isExplicit || hasDefault || isNil else { return false }
    initialValues[storage.place].written.insert(ObjectIdentifier(storage))
    initialValues[storage.place].pending[ObjectIdentifier(storage)] = { [unowned self, unowned storage] in
      let types = wrapperTypes(application)
      if let known = application.inferred {
        storage.initialValue = known
        return
      }
      storage.initialValue = within(
        scope: application.scope, file: application.file, function: .some(application.function),
        environment: application.environment
      ) {
        let start = opening()
        defer { finishExpression(from: start, node: application.name) }
        let value = initialValue(of: application, types, isNil: isNil)
        if value == nil, isOpen { return stoppedValue(of: storage) }
        return value
      }
    }
    if application.context != nil { input.bodies.append { [unowned self] in forceInitialValue(of: storage) } }
    return true
  }

  /// True if `init(wrappedValue:)` takes a value of another type than that of `wrappedValue`, as an initializer in an
  /// extension may: a value of the property cannot create the wrapper.
  private func isMadeOfAnother(_ wrapper: Type?, _ initializer: FunctionDeclaration?) -> Bool {
    guard let wrapper, let initializer, !isGeneric(initializer), initializer.owner?.isLibrary == false,
      var taken = initializer.parameters.first?.variable.type,
      let property = wrapperProperty("wrappedValue", of: wrapper)?.variable
    else { return false }
    if case .function(let lazy) = taken, initializer.parameters[0].isAutoclosure { taken = lazy.result }
    if case .parameter = property.type { return false }
    return taken != property.type
  }

  /// `var x: Int?`, which is nil at first.
  private func isOptional(_ application: WrapperApplication) -> Bool {
    application.type != nil && application.variable.type.wrapped != nil
  }
}
