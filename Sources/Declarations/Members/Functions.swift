import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Declaring functions, initializers and subscripts: their signatures now, their bodies later.
extension DeclarationChecker {
  package func declareFunction(
    _ node: FunctionDeclSyntax, context: TypeContext?, isRequirement: Bool
  ) -> FunctionDeclaration {
    let name = node.name.identifierText
    let kind: FunctionDeclaration.Kind = context == nil ? .function : .method
    let function = makeFunction(name, kind, at: place(node.name))
    let modifiers = Modifiers(node.modifiers, node.attributes)
    function.isStatic = modifiers.isStatic
    function.isFinal = modifiers.isFinal || modifiers.isStaticKeyword
    function.isMutating = modifiers.isMutating
    function.isRequirement = isRequirement
    let packs = PackTemplate.packs(of: node.genericParameterClause)
    if !packs.isEmpty {
      begin(function, context: context, modifiers: modifiers) { _ in }
      if let context { declareSelf(of: function, context: context) }
      declarePackTemplate(
        function, DeclSyntax(node), node.signature.parameterClause.parameters, packs: packs, context: context)
      return function
    }
    begin(function, context: context, modifiers: modifiers) { details in
      declareGenerics(node.genericParameterClause, of: function, details: details)
      details.builder = builder(among: node.attributes)
      declareSignature(
        node.signature, whereClause: node.genericWhereClause, of: function, details: details)
    }
    if let context {
      declareSelf(of: function, context: context)
      if function.isOperator, function.isStatic, !file.isLibrary, !isOpen {
        checkOperands(of: function, in: context, at: node.name)
      }
    }
    if modifiers.isConsuming { function.selfVariable?.consume() }
    checkFixedParameters(of: function)
    finish(function, native: modifiers.native, body: node.body, context: context, isRequirement: isRequirement)
    return function
  }

  /// Sets up details and runs `work` inside the scope of the function's generic parameters.
  func begin(
    _ function: FunctionDeclaration, context: TypeContext?, modifiers: Modifiers, _ work: (FunctionDetails) -> Void
  ) {
    let inner = Scope(parent: scope)
    let details = FunctionDetails(outer: self.function, context: context, scope: inner)
    details.accessLimit = modifiers.isPrivate ? privateAccess(context) : .none
    details.access = modifiers.access
    details.isOverride = modifiers.isOverride
    details.isDiscardable = modifiers.isDiscardable
    details.isRequired = modifiers.isRequired
    details.isPostfix = modifiers.isPostfix
    details.globalActor = globalActor(among: modifiers.attributeNames)
    details.isConcurrent = modifiers.attributeNames.contains("concurrent")
    details.isNonisolated = modifiers.isNonisolated || details.isConcurrent
    details.isNonsending = modifiers.isNonsending
    details.isSendable = modifiers.attributeNames.contains("Sendable")
    details.unavailable = unavailability(modifiers.attributes)
    details.unavailableFromAsync = unavailabilityFromAsync(modifiers.attributes)
    details.isDisfavored = modifiers.isDisfavored
    details.rethrowsType = modifiers.rethrowsType
    details.spi = modifiers.spi
    details.offset = function.place.offset
    function.details = details
    function.owner = context?.declaration
    function.isLocal = self.function != nil && context == nil
    function.genericParameters = inheritedGenerics(context)
    within(scope: inner) { work(details) }
  }

  package func privateAccess(_ context: TypeContext?) -> AccessLimit {
    context.map { .privateTo($0.declaration) } ?? .none
  }

  /// Generic parameters around a function: those of its type, `Self` of its protocol, or of the enclosing function.
  package func inheritedGenerics(_ context: TypeContext?) -> [GenericParameter] {
    if let context {
      return (self.function?.genericParameters ?? []).filter { !context.declaration.genericParameters.contains($0) }
        + (context.declaration.selfParameter.map { [$0] } ?? context.declaration.genericParameters)
    }
    return function?.genericParameters ?? []
  }

  func declareGenerics(
    _ clause: GenericParameterClauseSyntax?, of function: FunctionDeclaration, details: FunctionDetails
  ) {
    // An empty syntax list is a separate tree, whose creation takes as long as declaring a parameter.
    guard let clause else { return }
    for parameter in clause.parameters {
      let generic = makeGeneric(parameter)
      function.genericParameters.append(generic)
      details.scope.declare(generic.name, .parameter(generic))
    }
    details.requirements += resolveConstraints(clause, in: details.scope)
  }

  /// The conditions of a `where` clause. One on a parameter of the enclosing type applies to this function only.
  func declareConditions(
    _ clause: GenericWhereClauseSyntax, of function: FunctionDeclaration, details: FunctionDetails
  ) {
    let inherited = inheritedParameters(of: function)
    for requirement in resolve(clause) {
      switch requirement {
      case .conforms(.parameter(let parameter), _)
      where function.genericParameters.contains(parameter)
        && !inherited.contains(parameter):
        attach(requirement, fallback: { _ in })
      case .inherits(.parameter(let parameter), _) where !inherited.contains(parameter),
        .isClass(.parameter(let parameter)) where !inherited.contains(parameter):
        attach(requirement, fallback: { _ in })
      default: details.requirements.append(requirement)
      }
    }
  }

  private func declareSignature(
    _ signature: FunctionSignatureSyntax, whereClause: GenericWhereClauseSyntax?, of function: FunctionDeclaration,
    details: FunctionDetails
  ) {
    // A requirement of one member on its type's parameters is no requirement of the type.
    let own = Set(function.genericParameters).subtracting(function.owner?.genericParameters ?? [])
    // Earlier parts of the signature may name members that a later type requires: `(_ first: C.Element, of: Sorted<C>)`.
    if !own.isEmpty, !file.isLibrary || whereClause != nil {
      attachProtocols(requiredBy: [Syntax(signature)] + (whereClause.map { [Syntax($0)] } ?? []), to: own)
    }
    let outer = beginInferring(for: function, details, whereClause)
    defer { endInferring(for: details, outer) }
    attachErrors(thrownIn: signature, to: own)
    declareParameters(signature.parameterClause, of: function, details: details)
    let effects = signature.effectSpecifiers
    function.isAsync = effects?.asyncSpecifier != nil
    if let throwsClause = effects?.throwsClause {
      function.isThrowing = true
      function.isRethrowing = throwsClause.throwsSpecifier.tokenKind == .keyword(.rethrows)
      if function.isRethrowing, !function.isAsync, !file.isLibrary,
        !function.parameters.contains(where: { mayThrow($0.variable.type) }),
        rethrowingConformances(of: function).isEmpty
      {
        error(.declaration(.rethrowsNothing), at: throwsClause.throwsSpecifier)
        function.isRethrowing = false
      }
      if throwsClause.type?.writtenText == "Never" { function.isThrowing = false }
      details.thrownType = throwsClause.type.map { node in
        let type = resolve(node)
        if case .error = type { return type }
        if let errors = libraryType("Error"), !conforms(type, to: errors), type != anyError, !type.isLibrary("Never") {
          error(.generics(.thrownNotError(type.shown)), at: node)
        }
        return type
      }
    }
    if let returnClause = signature.returnClause {
      details.resultPlace = place(returnClause.type)
      details.returnsSelf = returnsSelf(returnClause.type, context: function.owner)
      details.isImplicitlyUnwrapped = returnClause.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      details.sendsResult = isSending(returnClause.type)
      let aliasUses = input.aliasUses
      let (result, opaques) = resolveHiding(returnClause.type)
      function.result = result
      if input.aliasUses > aliasUses { details.resultAnnotation = annotationWords(returnClause.type) }
      adopt(opaques, for: function)
    }
  }

  /// True for a member of a class whose written type is `Self` or `Self?`: its value has the type of the receiver.
  func returnsSelf(_ type: TypeSyntax, context: NominalDeclaration?) -> Bool {
    guard context?.isClass ?? false else { return false }
    return ["Self", "Self?"].contains(type.writtenText)
  }

  /// A generic parameter that the signature throws is an error (SE-0413): `func f<E>(_ work: () throws(E) -> Void)`.
  private func attachErrors(thrownIn signature: FunctionSignatureSyntax, to parameters: Set<GenericParameter>) {
    guard !parameters.isEmpty, let errors = libraryType("Error") else { return }
    var thrown = signature.effectSpecifiers?.throwsClause?.type.map { [$0.writtenText] } ?? []
    for parameter in signature.parameterClause.parameters { collectThrown(in: Syntax(parameter.type), into: &thrown) }
    for parameter in parameters where thrown.contains(parameter.name) && !parameter.protocols.contains(errors) {
      attach(.conforms(.parameter(parameter), errors), fallback: { _ in })
    }
  }

  private func collectThrown(in type: Syntax, into thrown: inout [String]) {
    if let error = type.as(ThrowsClauseSyntax.self)?.type { thrown.append(error.writtenText) }
    for child in type.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
      collectThrown(in: child, into: &thrown)
    }
  }

  private func mayThrow(_ type: Type) -> Bool {
    switch head(type) {
    case .function(let function): function.isThrowing
    case let other: other.wrapped.map { mayThrow($0) } ?? false
    }
  }

  package func inheritedParameters(of function: FunctionDeclaration) -> Set<GenericParameter> {
    guard let owner = function.owner else { return [] }
    return Set(owner.selfParameter.map { [$0] } ?? owner.genericParameters)
  }

  /// A result of `some P`: the hidden type is known once the body has been checked.
  package func adopt(_ opaques: [OpaqueType], for function: FunctionDeclaration) {
    for opaque in opaques {
      opaque.origin =
        function.accessorOf.map { "type of '\(placeName($0))'" } ?? "result of '\(shownName(function))'"
      opaque.resolve = { [unowned function] in _ = function.body }
    }
    function.opaqueResults = opaques
    function.result = adopted(function.result, opaques, parameters: function.genericParameters)
  }

  /// The type with what it hides in terms of the generic parameters in scope.
  package func adopted(_ type: Type, _ opaques: [OpaqueType], parameters: [GenericParameter]) -> Type {
    if opaques.isEmpty { return type }
    for opaque in opaques { opaque.parameters = parameters }
    return type.map { part in
      if case .opaque(let found, _) = part, opaques.contains(found) {
        return .opaque(found, parameters.map { .parameter($0) })
      }
      return nil
    }
  }

  package func markImplicitlyUnwrapped(_ variable: VariableDeclaration) {
    let details = variable.detail ?? VariableDetails()
    details.isImplicitlyUnwrapped = true
    variable.details = details
  }

  package func declareSelf(of function: FunctionDeclaration, context: TypeContext) {
    let isClass = context.declaration.isClass
    let type: Type = function.isStatic ? .metatype(context.selfType) : context.selfType
    let variable = VariableDeclaration(
      name: "self", kind: .parameter, type: type, isLet: !(function.isMutating && !isClass), place: function.place)
    variable.isInout = function.isMutating && !isClass && !function.isStatic
    variable.function = function
    if function.kind == .initializer {
      variable.isInout = false
      variable.isLet = isClass
      variable.isInitializedLater = false
    }
    function.selfVariable = variable
  }

  /// Registers the body to be checked, or the native that implements it.
  func finish(
    _ function: FunctionDeclaration, native: String?, body: CodeBlockSyntax?, context: TypeContext?, isRequirement: Bool
  ) {
    finish(
      function, native: native, statements: body?.statements, end: body?.rightBrace, context: context,
      isRequirement: isRequirement)
  }

  package func finish(
    _ function: FunctionDeclaration, native: String?, statements: CodeBlockItemListSyntax?, end: TokenSyntax?,
    context: TypeContext?, isRequirement: Bool
  ) {
    guard let statements else {
      if isRequirement { return }
      if file.isLibrary {
        function.native = native ?? derivedNativeName(function, context: context)
      } else {
        error(.declaration(.functionWithoutBody), at: function.place)
      }
      return
    }
    let currentFile = file
    let outer = self.function
    let outerEnvironment = environment
    function.pendingCheck = { [unowned self, unowned function] in
      let details = function.detail
      within(
        scope: details?.scope ?? scope, file: currentFile, function: .some(outer),
        environment: outerEnvironment + (context?.environment ?? []) + (details?.requirements ?? [])
      ) {
        above.checkBody(of: function, statements, end: end.map { place($0) } ?? function.place)
      }
    }
    if file.isLibrary || function.isLocal { return }
    if let context, leavesBodies(of: context.declaration) { return }
    if input.leavesBodies && isOpen {
      input.laterBodies.append(function)
    } else {
      input.bodies.append { _ = function.body }
    }
  }

  private func derivedNativeName(_ function: FunctionDeclaration, context: TypeContext?) -> String {
    guard let context else { return function.fullName }
    return "\(context.declaration.qualifiedName).\(function.fullName)"
  }

  package func declareInitializer(
    _ node: InitializerDeclSyntax, context: TypeContext, isRequirement: Bool
  ) -> FunctionDeclaration {
    let function = makeFunction("init", .initializer, at: place(node.initKeyword))
    let modifiers = Modifiers(node.modifiers, node.attributes)
    function.isFailable = node.optionalMark != nil
    function.isConvenience = modifiers.isConvenience
    function.isRequirement = isRequirement
    let packs = PackTemplate.packs(of: node.genericParameterClause)
    if !packs.isEmpty {
      begin(function, context: context, modifiers: modifiers) { _ in }
      declareSelf(of: function, context: context)
      declarePackTemplate(
        function, DeclSyntax(node), node.signature.parameterClause.parameters, packs: packs, context: context)
      return function
    }
    begin(function, context: context, modifiers: modifiers) { details in
      declareGenerics(node.genericParameterClause, of: function, details: details)
      declareSignature(node.signature, whereClause: node.genericWhereClause, of: function, details: details)
      function.result = function.isFailable ? optional(context.selfType) : context.selfType
      details.isImplicitlyUnwrapped = node.optionalMark?.tokenKind == .exclamationMark
    }
    declareSelf(of: function, context: context)
    checkFixedParameters(of: function)
    finish(function, native: modifiers.native, body: node.body, context: context, isRequirement: isRequirement)
    return function
  }

  func declareDeinitializer(_ node: DeinitializerDeclSyntax, context: TypeContext) -> FunctionDeclaration {
    let function = makeFunction("deinit", .deinitializer, at: place(node.deinitKeyword))
    begin(function, context: context, modifiers: Modifiers(node.modifiers, node.attributes)) { _ in }
    function.detail?.isIsolated = node.modifiers.contains { $0.name.text == "isolated" }
    declareSelf(of: function, context: context)
    finish(function, native: nil, body: node.body, context: context, isRequirement: false)
    return function
  }
}

extension VariableDeclaration {
  /// Makes `self` the function's own, which it may change.
  func consume() {
    isConsuming = true
    isLet = false
  }
}
