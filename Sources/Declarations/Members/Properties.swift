import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Declaring properties, static properties and globals of the library.
extension DeclarationChecker {
  func declareProperties(
    _ node: VariableDeclSyntax, of owner: NominalDeclaration?, context: TypeContext?, isRequirement: Bool
  ) -> [VariableDeclaration] {
    let modifiers = Modifiers(node.modifiers, node.attributes)
    var result: [VariableDeclaration] = []
    var laterType: TypeSyntax?
    // `var a, b: Int`: the type follows the last name.
    var types: [TypeSyntax?] = []
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { laterType = annotation.type }
      if binding.initializer != nil && binding.typeAnnotation == nil { laterType = nil }
      types.insert(laterType, at: 0)
    }
    for (binding, type) in zip(node.bindings, types) {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else {
        if let use = wrappers(node.attributes).first {
          error(.wrapper(.severalVariables), at: use.attribute)
          continue
        }
        result += declareProperties(
          of: binding, type, isLet: node.bindingSpecifier.tokenKind == .keyword(.let), modifiers, owner, context)
        continue
      }
      let uses = wrappers(node.attributes)
      let isWrapped = !uses.isEmpty && above.canWrap(node, binding, identifier.identifier, uses, owner, isRequirement)
      result += declareProperty(
        identifier.identifier, binding, type: type, value: binding.initializer.map { .written($0.value) },
        isLet: node.bindingSpecifier.tokenKind == .keyword(.let), modifiers: modifiers,
        builder: builder(among: node.attributes), context: context, isRequirement: isRequirement,
        wrappers: isWrapped ? uses : [])
    }
    return result
  }

  func declareProperty(
    _ name: TokenSyntax, _ binding: PatternBindingSyntax, type typeSyntax: TypeSyntax?, value: PropertyValue?,
    isLet: Bool, modifiers: Modifiers, builder: Type?, context: TypeContext?, isRequirement: Bool,
    wrappers: [WrapperUse]
  ) -> [VariableDeclaration] {
    let kind: VariableDeclaration.Kind =
      context == nil ? .global : modifiers.isStatic ? .staticProperty : .property
    let variable = VariableDeclaration(
      name: name.identifierText, kind: kind, type: .error, isLet: isLet, place: place(name))
    variable.owner = context?.declaration
    variable.ownership = modifiers.ownership
    variable.isLazy = modifiers.isLazy
    variable.isRequirement = isRequirement
    let details = VariableDetails()
    details.context = context
    details.isOverride = modifiers.isOverride
    details.isFinal = modifiers.isFinal
    details.globalActor = globalActor(among: modifiers.attributeNames)
    details.isNonisolated = modifiers.isNonisolated
    details.unavailable = unavailability(modifiers.attributes)
    details.unavailableFromAsync = unavailabilityFromAsync(modifiers.attributes)
    details.isStaticKeyword = modifiers.isStaticKeyword
    details.isIgnoredByObservation = modifiers.isIgnoredByObservation
    details.isTrackedByHand = modifiers.isTrackedByHand
    details.hasMissingAttribute = isOpen && modifiers.attributeNames.contains { !KnownAttributes.hasName($0) }
    details.builder = builder
    details.accessLimit = modifiers.isPrivate ? privateAccess(context) : .none
    details.setterAccessLimit = modifiers.isSetterPrivate ? privateAccess(context) : .none
    details.access = modifiers.access
    details.spi = modifiers.spi
    details.setterAccess = modifiers.setterAccess
    variable.details = details
    if let context, !wrappers.isEmpty {
      let storage = above.wrap(
        variable, in: wrappers, binding, name: name, type: typeSyntax, modifiers: modifiers, context: context)
      return [variable, storage]
    }
    var opaques: [OpaqueType] = []
    if let typeSyntax {
      let aliasUses = input.aliasUses
      (variable.type, opaques) = resolveHiding(typeSyntax)
      noteAnnotation(typeSyntax, of: variable, since: aliasUses)
      declareOpaqueStorage(of: variable, &opaques, binding, context: context, isRequirement: isRequirement)
      details.isClassBound = mentionsAnyObject(typeSyntax)
      details.returnsSelf = returnsSelf(typeSyntax, context: context?.declaration)
      details.isImplicitlyUnwrapped = typeSyntax.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    } else if let value {
      inferType(of: variable, from: value)
    } else if context == nil || binding.accessorBlock == nil, !modifiers.attributeNames.contains(where: isMissing) {
      error(.type(.untypedPattern), at: name)
    }
    let accessors = Accessors(binding.accessorBlock)
    // In the library's source a `let` is stored; a `var` without value and body is native.
    let isNative =
      file.isLibrary && !isLet && value == nil && accessors.getter == nil && !isRequirement
      && !modifiers.isStored
    if accessors.hasGetter || isRequirement || isNative {
      declareAccessors(
        of: variable, accessors, hiding: opaques, context: context, modifiers: modifiers,
        isRequirement: isRequirement)
      return [variable]
    }
    declareStorage(of: variable, value, accessors, context: context, modifiers: modifiers)
    above.requireIsolation(ofShared: variable)
    return [variable]
  }

  /// Declares the underlying type of a stored `some P`: that of its initial value.
  private func declareOpaqueStorage(
    of variable: VariableDeclaration, _ opaques: inout [OpaqueType], _ binding: PatternBindingSyntax,
    context: TypeContext?, isRequirement: Bool
  ) {
    guard !opaques.isEmpty, !isRequirement, !Accessors(binding.accessorBlock).hasGetter else { return }
    guard binding.initializer != nil else {
      error(.type(.opaqueProperty), at: variable.place)
      variable.type = .error
      return
    }
    variable.type = adopted(variable.type, opaques, parameters: inheritedGenerics(context))
    for opaque in opaques {
      opaque.origin = "type of '\(placeName(variable))'"
      opaque.resolve = { [unowned self, unowned variable] in forceInitialValue(of: variable) }
    }
    variable.detail?.opaqueTypes = opaques
    opaques = []
  }

  /// The type of a property without a written type, inferred when it is first needed.
  private func inferType(of variable: VariableDeclaration, from value: PropertyValue) {
    guard case .written(let value) = value else {
      variable.pendingType = { [unowned variable] in variable.type = value.type }
      return
    }
    inferType(of: variable, from: value)
  }

  func inferType(of variable: VariableDeclaration, from value: ExprSyntax) {
    let outerScope = scope
    let currentFile = file
    let outerEnvironment = environment
    variable.pendingType = { [unowned self, unowned variable] in
      variable.type = .error
      within(scope: outerScope, file: currentFile, function: .some(nil), environment: outerEnvironment) {
        above.inferType(of: variable, from: value)
      }
    }
  }

  private func declareAccessors(
    of variable: VariableDeclaration, _ accessors: Accessors, hiding opaques: [OpaqueType], context: TypeContext?,
    modifiers: Modifiers, isRequirement: Bool
  ) {
    let getter = makeAccessor(.getter, of: variable, context: context, modifiers: modifiers)
    getter.result = variable.type
    getter.isMutating = accessors.isGetterMutating
    getter.isThrowing = accessors.isGetterThrowing
    getter.detail?.thrownType = accessors.getterError.map { resolve($0) }
    getter.isAsync = accessors.isGetterAsync
    getter.detail?.isAddressor = accessors.isGetterAddressor
    getter.isRequirement = isRequirement
    getter.detail?.accessorPlace = accessors.getterStart.map { place($0) }
    getter.detail?.builder = builder(among: accessors.getterAttributes) ?? variable.detail?.builder
    if !opaques.isEmpty {
      adopt(opaques, for: getter)
      variable.type = getter.result
    }
    finishAccessor(getter, accessors.getter, of: variable, context: context, modifiers: modifiers, suffix: "")
    if accessors.isGetterConsuming { getter.selfVariable?.consume() }
    variable.getter = getter
    guard accessors.hasSetter else {
      if !isRequirement { variable.isLet = false }
      return
    }
    let setter = makeAccessor(.setter, of: variable, context: context, modifiers: modifiers)
    setter.isMutating = !accessors.isSetterNonmutating && !(context?.declaration.isClass ?? true)
    setter.detail?.isAddressor = accessors.isSetterAddressor
    setter.isRequirement = isRequirement
    addValueParameter(accessors.setterParameter ?? "newValue", to: setter, type: variable.type)
    finishAccessor(setter, accessors.setter, of: variable, context: context, modifiers: modifiers, suffix: "=")
    variable.setter = setter
  }

  package func makeAccessor(
    _ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration, context: TypeContext?, modifiers: Modifiers
  ) -> FunctionDeclaration {
    let function = makeFunction(variable.name, kind, at: variable.place)
    function.accessorOf = variable
    function.isStatic = modifiers.isStatic
    function.isFinal = modifiers.isFinal
    function.owner = context?.declaration
    function.genericParameters = inheritedGenerics(context)
    let details = FunctionDetails(outer: self.function, context: context, scope: Scope(parent: scope))
    details.isOverride = modifiers.isOverride
    details.globalActor = globalActor(among: modifiers.attributeNames)
    details.isNonisolated = modifiers.isNonisolated
    function.details = details
    function.isLocal = self.function != nil && context == nil
    return function
  }

  func addValueParameter(_ name: String, to function: FunctionDeclaration, type: Type) {
    let value = VariableDeclaration(name: name, kind: .parameter, type: type, isLet: true, place: function.place)
    value.function = function
    function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
  }

  private func finishAccessor(
    _ function: FunctionDeclaration, _ body: Accessors.Body?, of variable: VariableDeclaration, context: TypeContext?,
    modifiers: Modifiers, suffix: String
  ) {
    if let context { declareSelf(of: function, context: context) }
    let base = modifiers.native ?? (context.map { "\($0.declaration.qualifiedName)." } ?? "") + variable.name
    finish(
      function, native: base + suffix, statements: body?.statements, end: body?.end, context: context,
      isRequirement: function.isRequirement)
  }

  private func declareStorage(
    of variable: VariableDeclaration, _ value: PropertyValue?, _ accessors: Accessors, context: TypeContext?,
    modifiers: Modifiers
  ) {
    if variable.kind == .property, let owner = context?.declaration {
      if let details = owner.detail, details.syntax != nil, isInExtension(context, of: owner) {
        // Observers of an inherited property that obsh cannot see.
        if isOpen, variable.detail?.isOverride ?? false, owner.inheritsUnseen { return }
        error(.declaration(.storedInExtension), at: variable.place)
      } else if owner.kind == .enumeration {
        error(.declaration(.storedInEnum), at: variable.place)
      } else if !(variable.detail?.isOverride ?? false) {
        variable.storageIndex = owner.storedProperties.count
        owner.storedProperties.append(variable)
      }
    }
    declareObservers(accessors, of: variable, context: context, modifiers: modifiers)
    guard let value else {
      if !variable.isLet && variable.type.wrapped != nil && !variable.isLazy {
        variable.initialValue = Expression(.nilValue, type: variable.type, place: variable.place)
      }
      return
    }
    let outerScope = scope
    let currentFile = file
    let outerEnvironment = environment
    initialValues[variable.place].written.insert(ObjectIdentifier(variable))
    let work = { [unowned self] in
      if variable.pendingType != nil || variable.initialValue != nil {
        _ = variable.type
        return
      }
      within(scope: outerScope, file: currentFile, function: .some(nil), environment: outerEnvironment) {
        switch value {
        case .written(let value): above.checkInitialValue(of: variable, value)
        case .part: variable.initialValue = value.expression(at: variable.place)
        }
      }
    }
    initialValues[variable.place].pending[ObjectIdentifier(variable)] = work
    if file.isLibrary {
      forceInitialValue(of: variable)
    } else {
      input.bodies.append { [unowned self] in
        forceInitialValue(of: variable)
        guard let initial = variable.initialValue else { return }
        within(scope: outerScope, file: currentFile, function: .some(nil)) {
          above.checkRunningLater(initialValue: initial)
        }
      }
    }
  }

  private func isInExtension(_ context: TypeContext?, of owner: NominalDeclaration) -> Bool {
    guard let context, let details = owner.detail else { return false }
    return context !== details.context
  }

  package func declareObservers(
    _ accessors: Accessors, of variable: VariableDeclaration, context: TypeContext?, modifiers: Modifiers
  ) {
    if let observer = accessors.willSet {
      variable.willSet = declareObserver(observer, "newValue", of: variable, context: context, modifiers: modifiers)
    }
    if let observer = accessors.didSet {
      variable.didSet = declareObserver(observer, "oldValue", of: variable, context: context, modifiers: modifiers)
      variable.didSetReadsOldValue =
        observer.parameter != nil
        || observer.body.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
    }
  }

  private func declareObserver(
    _ observer: Accessors.Observer, _ defaultName: String, of variable: VariableDeclaration,
    context: TypeContext?, modifiers: Modifiers
  ) -> FunctionDeclaration {
    let function = makeAccessor(.observer, of: variable, context: context, modifiers: modifiers)
    function.isMutating = !observer.isNonmutating && !(context?.declaration.isClass ?? true)
    let value = VariableDeclaration(
      name: observer.parameter ?? defaultName, kind: .parameter, type: .error, isLet: true, place: variable.place)
    value.pendingType = { [unowned variable, unowned value] in value.type = variable.type }
    value.function = function
    function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: value)]
    if let context { declareSelf(of: function, context: context) }
    finish(
      function, native: nil, statements: observer.body.statements, end: observer.body.end, context: context,
      isRequirement: false)
    return function
  }
}
