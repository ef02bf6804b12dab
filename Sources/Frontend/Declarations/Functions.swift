import SwiftSyntax
import Tree

/// Declaring functions, initializers and subscripts: their signatures now, their bodies later.
extension Checker {
  func declareFunction(
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
    if let context { declareSelf(of: function, context: context) }
    finish(function, native: modifiers.native, body: node.body, context: context, isRequirement: isRequirement)
    return function
  }

  /// Sets up details and runs `work` inside the scope of the function's generic parameters.
  private func begin(
    _ function: FunctionDeclaration, context: TypeContext?, modifiers: Modifiers, _ work: (FunctionDetails) -> Void
  ) {
    let inner = Scope(parent: scope)
    let details = FunctionDetails(outer: self.function, context: context, scope: inner)
    details.accessLimit = modifiers.isPrivate ? privateAccess(context) : .none
    details.isOverride = modifiers.isOverride
    details.isDiscardable = modifiers.isDiscardable
    details.isRequired = modifiers.isRequired
    details.isPostfix = modifiers.isPostfix
    details.globalActor = globalActor(among: modifiers.attributeNames)
    details.isNonisolated = modifiers.isNonisolated
    details.unavailable = modifiers.unavailable
    details.isDisfavored = modifiers.isDisfavored
    details.offset = function.place.offset
    function.details = details
    function.owner = context?.declaration
    function.isLocal = self.function != nil && context == nil
    function.genericParameters = inheritedGenerics(context)
    within(scope: inner) { work(details) }
  }

  func privateAccess(_ context: TypeContext?) -> AccessLimit {
    context.map { .privateTo($0.declaration) } ?? .none
  }

  /// Generic parameters around a function: those of its type, `Self` of its protocol, or of the enclosing function.
  func inheritedGenerics(_ context: TypeContext?) -> [GenericParameter] {
    if let context {
      return (self.function?.genericParameters ?? []).filter { !context.declaration.genericParameters.contains($0) }
        + (context.declaration.selfParameter.map { [$0] } ?? context.declaration.genericParameters)
    }
    return function?.genericParameters ?? []
  }

  private func declareGenerics(
    _ clause: GenericParameterClauseSyntax?, of function: FunctionDeclaration, details: FunctionDetails
  ) {
    for parameter in clause?.parameters ?? [] {
      let generic = GenericParameter(name: parameter.name.text)
      function.genericParameters.append(generic)
      details.scope.declare(generic.name, .parameter(generic))
    }
    details.requirements += resolveConstraints(clause, in: details.scope)
  }

  private func declareSignature(
    _ signature: FunctionSignatureSyntax, whereClause: GenericWhereClauseSyntax?, of function: FunctionDeclaration,
    details: FunctionDetails
  ) {
    let own = Set(function.genericParameters)
    if let whereClause {
      for requirement in resolve(whereClause) {
        // A condition on a parameter of the type around holds for this function only.
        if case .conforms(.parameter(let parameter), _) = requirement, own.contains(parameter),
          !(inheritedParameters(of: function).contains(parameter))
        {
          attach(requirement, fallback: { _ in })
        } else if case .inherits(.parameter(let parameter), _) = requirement,
          !(inheritedParameters(of: function).contains(parameter))
        {
          attach(requirement, fallback: { _ in })
        } else if case .isClass(.parameter(let parameter)) = requirement,
          !(inheritedParameters(of: function).contains(parameter))
        {
          attach(requirement, fallback: { _ in })
        } else {
          details.requirements.append(requirement)
        }
      }
    }
    let saved = (environment, signatureParameters)
    environment += details.requirements
    signatureParameters = own.subtracting(inheritedParameters(of: function))
    defer { (environment, signatureParameters) = saved }
    declareParameters(signature.parameterClause, of: function, details: details)
    let effects = signature.effectSpecifiers
    function.isAsync = effects?.asyncSpecifier != nil
    if let throwsClause = effects?.throwsClause {
      function.isThrowing = true
      function.isRethrowing = throwsClause.throwsSpecifier.tokenKind == .keyword(.rethrows)
      if throwsClause.type?.trimmedDescription == "Never" { function.isThrowing = false }
      details.thrownType = throwsClause.type.map { node in
        let type = resolve(node)
        if case .error = type { return type }
        if let errors = libraryType("Error"), !conforms(type, to: errors), type != anyError, !type.isLibrary("Never") {
          error("thrown type '\(type)' does not conform to the 'Error' protocol", at: node)
        }
        return type
      }
    }
    if let returnClause = signature.returnClause {
      let written = returnClause.type.trimmedDescription
      details.returnsSelf = (written == "Self" || written == "Self?") && (function.owner?.isClass ?? false)
      details.isImplicitlyUnwrapped = returnClause.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      let (result, opaques) = resolveHiding(returnClause.type)
      function.result = result
      adopt(opaques, for: function)
    }
  }

  func inheritedParameters(of function: FunctionDeclaration) -> Set<GenericParameter> {
    guard let owner = function.owner else { return [] }
    return Set(owner.selfParameter.map { [$0] } ?? owner.genericParameters)
  }

  /// A result of `some P`: the hidden type is known once the body has been checked.
  func adopt(_ opaques: [OpaqueType], for function: FunctionDeclaration) {
    for opaque in opaques {
      opaque.origin =
        function.accessorOf.map { "type of '\(placeName($0))'" } ?? "result of '\(shownName(function))'"
      opaque.resolve = { [unowned function] in _ = function.body }
    }
    function.opaqueResults = opaques
    function.result = adopted(function.result, opaques, parameters: function.genericParameters)
  }

  /// The type with what it hides in terms of the generic parameters in scope.
  func adopted(_ type: Type, _ opaques: [OpaqueType], parameters: [GenericParameter]) -> Type {
    if opaques.isEmpty { return type }
    for opaque in opaques { opaque.parameters = parameters }
    return type.map { part in
      if case .opaque(let found, _) = part, opaques.contains(found) {
        return .opaque(found, parameters.map { .parameter($0) })
      }
      return nil
    }
  }

  private func declareParameters(
    _ clause: FunctionParameterClauseSyntax, of function: FunctionDeclaration, details: FunctionDetails
  ) {
    let generics = ImplicitGenerics()
    let outer = implicitGenerics
    implicitGenerics = generics
    var declared: [FunctionDeclaration.Parameter] = []
    for (index, node) in clause.parameters.enumerated() {
      declared.append(declareParameter(node, of: function))
      if !node.attributes.isEmpty { details.wrappedParameters.append((index, node)) }
    }
    implicitGenerics = outer
    function.parameters = declared
    function.genericParameters += generics.parameters
    details.requirements += generics.requirements
  }

  private func declareParameter(
    _ node: FunctionParameterSyntax, of function: FunctionDeclaration
  ) -> FunctionDeclaration.Parameter {
    // Operators are called by position, whatever their parameters are called.
    let label = node.firstName.text == "_" || function.isOperator ? nil : node.firstName.identifierText
    let name = (node.secondName ?? node.firstName).identifierText
    let resolved = resolveParameterType(node.type)
    var type = resolved.type
    if node.ellipsis != nil { type = libraryNominal("Array", [type]) }
    let variable = VariableDeclaration(
      name: name, kind: .parameter, type: type, isLet: !resolved.isInout,
      place: place(node.secondName ?? node.firstName))
    variable.isInout = resolved.isInout
    variable.function = function
    if resolved.isIsolated { function.detail?.isolatedParameter = variable }
    if node.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { markImplicitlyUnwrapped(variable) }
    var parameter = FunctionDeclaration.Parameter(label: label, variable: variable)
    parameter.isVariadic = node.ellipsis != nil
    parameter.isAutoclosure = resolved.isAutoclosure
    parameter.isEscaping = resolved.isEscaping
    if !node.attributes.isEmpty {
      parameter.builder = builder(of: node, type: type, isAutoclosure: resolved.isAutoclosure)
    }
    if let value = node.defaultValue?.value {
      setDefault(of: &parameter, to: value, isAutoclosure: resolved.isAutoclosure)
      if let macro = value.as(MacroExpansionExprSyntax.self) { callSiteDefaults[variable] = macro.macroName.text }
    }
    return parameter
  }

  /// The default is checked where the parameter is declared, once the names around are known.
  func setDefault(of parameter: inout FunctionDeclaration.Parameter, to value: ExprSyntax, isAutoclosure: Bool) {
    let outerScope = scope
    let currentFile = file
    var known: Expression?
    var isKnown = false
    let resolve: () -> Expression? = { [unowned self, unowned variable = parameter.variable] in
      if !isKnown {
        isKnown = true
        known = within(scope: outerScope, file: currentFile, function: .some(nil)) {
          if isAutoclosure, case .function(let type) = variable.type { return checkAutoclosure(value, type) }
          if let function = variable.function { return checkDefault(value, of: variable, function) }
          return check(value, as: variable.type, purpose: .defaultArgument)
        }
      }
      return known
    }
    parameter.resolveDefault = resolve
    if !file.isLibrary { pendingBodies.append { _ = resolve() } }
  }

  /// A default value may decide the function's own generic parameters, and an initializer's those of its type.
  private func checkDefault(
    _ value: ExprSyntax, of variable: VariableDeclaration, _ function: FunctionDeclaration
  ) -> Expression {
    let inherited = inheritedParameters(of: function)
    let owned = function.owner?.genericParameters ?? []
    let generics = function.genericParameters.filter { own in
      (!inherited.contains(own) || function.kind == .initializer && owned.contains(own))
        && variable.type.contains { $0 == .parameter(own) }
    }
    if generics.isEmpty { return check(value, as: variable.type, purpose: .defaultArgument) }
    let plain = attempt { () -> Expression? in
      let known = check(value, as: variable.type, purpose: .defaultArgument)
      if case .error = known.type { return nil }
      return known
    }
    if let plain { return plain }
    var open: Substitution = [:]
    for parameter in generics { open[parameter] = makeVariable() }
    let known = check(value, as: variable.type.substituting(open), purpose: .defaultArgument)
    if let index = function.parameters.firstIndex(where: { $0.variable == variable }) {
      function.detail?.defaultSubstitutions[index] = open.mapValues(\.resolved)
    }
    return known
  }

  func markImplicitlyUnwrapped(_ variable: VariableDeclaration) {
    let details = variable.detail ?? VariableDetails()
    details.isImplicitlyUnwrapped = true
    variable.details = details
  }

  func declareSelf(of function: FunctionDeclaration, context: TypeContext) {
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

  /// Registers the body to be checked, or the native that stands for it.
  func finish(
    _ function: FunctionDeclaration, native: String?, body: CodeBlockSyntax?, context: TypeContext?, isRequirement: Bool
  ) {
    finish(
      function, native: native, statements: body?.statements, end: body?.rightBrace, context: context,
      isRequirement: isRequirement)
  }

  func finish(
    _ function: FunctionDeclaration, native: String?, statements: CodeBlockItemListSyntax?, end: TokenSyntax?,
    context: TypeContext?, isRequirement: Bool
  ) {
    guard let statements else {
      if isRequirement { return }
      if file.isLibrary {
        function.native = native ?? derivedNativeName(function, context: context)
      } else {
        error("expected '{' in body of function declaration", at: function.place)
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
        checkBody(of: function, statements, end: end.map { place($0) } ?? function.place)
      }
    }
    if !file.isLibrary && !function.isLocal { pendingBodies.append { _ = function.body } }
  }

  private func derivedNativeName(_ function: FunctionDeclaration, context: TypeContext?) -> String {
    guard let context else { return function.fullName }
    return "\(context.declaration.qualifiedName).\(function.fullName)"
  }

  func declareInitializer(
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
    }
    declareSelf(of: function, context: context)
    finish(function, native: modifiers.native, body: node.body, context: context, isRequirement: isRequirement)
    return function
  }

  func declareDeinitializer(_ node: DeinitializerDeclSyntax, context: TypeContext) -> FunctionDeclaration {
    let function = makeFunction("deinit", .deinitializer, at: place(node.deinitKeyword))
    begin(function, context: context, modifiers: Modifiers(node.modifiers, node.attributes)) { _ in }
    declareSelf(of: function, context: context)
    finish(function, native: nil, body: node.body, context: context, isRequirement: false)
    return function
  }

  func declareSubscript(
    _ node: SubscriptDeclSyntax, context: TypeContext, isRequirement: Bool
  ) -> SubscriptDeclaration {
    let modifiers = Modifiers(node.modifiers, node.attributes)
    let accessors = Accessors(node.accessorBlock)
    let getter = declareSubscriptAccessor(
      node, .getter, accessors.getter, accessors, context: context, modifiers: modifiers, isRequirement: isRequirement)
    var setter: FunctionDeclaration?
    if accessors.hasSetter {
      setter = declareSubscriptAccessor(
        node, .setter, accessors.setter, accessors, context: context, modifiers: modifiers,
        isRequirement: isRequirement)
    }
    return SubscriptDeclaration(getter: getter, setter: setter)
  }

  private func declareSubscriptAccessor(
    _ node: SubscriptDeclSyntax, _ kind: FunctionDeclaration.Kind, _ accessor: Accessors.Body?, _ accessors: Accessors,
    context: TypeContext, modifiers: Modifiers, isRequirement: Bool
  ) -> FunctionDeclaration {
    let isSetter = kind == .setter
    let function = makeFunction("subscript", kind, at: place(node.subscriptKeyword))
    function.isRequirement = isRequirement
    function.isStatic = modifiers.isStatic
    function.isMutating =
      !function.isStatic && (isSetter ? !accessors.isSetterNonmutating : accessors.isGetterMutating)
    function.isThrowing = !isSetter && accessors.isGetterThrowing
    let thrown = isSetter ? nil : accessors.getterError
    function.isAsync = !isSetter && accessors.isGetterAsync
    begin(function, context: context, modifiers: modifiers) { details in
      details.thrownType = thrown.map { resolve($0) }
      declareGenerics(node.genericParameterClause, of: function, details: details)
      if let clause = node.genericWhereClause { details.requirements += resolve(clause) }
      declareParameters(node.parameterClause, of: function, details: details)
      // Subscript parameters have no labels unless two names are written.
      let relabelled = zip(node.parameterClause.parameters, function.parameters).map { syntax, parameter in
        var copy = FunctionDeclaration.Parameter(
          label: syntax.secondName == nil ? nil : parameter.label, variable: parameter.variable)
        copy.resolveDefault = parameter.resolveDefault
        copy.isVariadic = parameter.isVariadic
        copy.isAutoclosure = parameter.isAutoclosure
        copy.builder = parameter.builder
        return copy
      }
      if !isSetter {
        details.accessorPlace = accessors.getterStart.map { place($0) }
        details.builder = builder(among: accessors.getterAttributes) ?? builder(among: node.attributes)
      }
      let (value, opaques) = resolveHiding(node.returnClause.type)
      if isSetter {
        let name = accessors.setterParameter ?? "newValue"
        let variable = VariableDeclaration(
          name: name, kind: .parameter, type: value, isLet: true, place: function.place)
        variable.function = function
        function.parameters = [FunctionDeclaration.Parameter(label: nil, variable: variable)] + relabelled
      } else {
        function.parameters = relabelled
        function.result = value
        adopt(opaques, for: function)
      }
    }
    declareSelf(of: function, context: context)
    let labels = function.parameters.dropFirst(isSetter ? 1 : 0).map { "\($0.label ?? "_"):" }.joined()
    let native =
      (modifiers.native ?? "\(context.declaration.qualifiedName).subscript(\(labels))") + (isSetter ? "=" : "")
    finish(
      function, native: native, statements: accessor?.statements, end: accessor?.end, context: context,
      isRequirement: isRequirement)
    return function
  }
}

/// The modifiers and attributes that mean something here.
struct Modifiers {
  var isStatic = false
  var isStaticKeyword = false
  var isFinal = false
  var isMutating = false
  var isNonmutating = false
  var isOverride = false
  var isConvenience = false
  var isRequired = false
  var isLazy = false
  /// `async let`
  var isAsync = false
  var isPrivate = false
  var isSetterPrivate = false
  var isDiscardable = false
  var isIgnoredByObservation = false
  var attributeNames: [String] = []
  /// `nonisolated`
  var isNonisolated = false
  /// `@_disfavoredOverload`
  var isDisfavored = false
  /// `@available(*, unavailable)`: what to say of a use.
  var unavailable: String?
  var isStored = false
  var isPrefix = false
  var isPostfix = false
  var ownership = VariableDeclaration.Ownership.strong
  var native: String?

  init(_ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax) {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static): (isStatic, isStaticKeyword) = (true, true)
      case .keyword(.class): isStatic = true
      case .keyword(.final): isFinal = true
      case .keyword(.mutating): isMutating = true
      case .keyword(.nonmutating): isNonmutating = true
      case .keyword(.override): isOverride = true
      case .keyword(.convenience): isConvenience = true
      case .keyword(.required): isRequired = true
      case .keyword(.lazy): isLazy = true
      case .keyword(.async): isAsync = true
      case .keyword(.weak): ownership = .weak
      case .keyword(.unowned): ownership = .unowned
      case .keyword(.prefix): isPrefix = true
      case .keyword(.postfix): isPostfix = true
      case .keyword(.nonisolated): isNonisolated = true
      case .keyword(.private), .keyword(.fileprivate):
        if modifier.detail?.detail.text == "set" {
          isSetterPrivate = modifier.name.tokenKind == .keyword(.private)
        } else {
          isPrivate = modifier.name.tokenKind == .keyword(.private)
        }
      default: break
      }
    }
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      attributeNames.append(name)
      switch name {
      case "discardableResult": isDiscardable = true
      case "ObservationIgnored": isIgnoredByObservation = true
      case "stored": isStored = true
      case "_disfavoredOverload": isDisfavored = true
      case "available": unavailable = Self.unavailability(attribute) ?? unavailable
      case "native":
        if case .argumentList(let list)? = attribute.arguments,
          let literal = list.first?.expression.as(StringLiteralExprSyntax.self)
        {
          native = literal.segments.trimmedDescription
        }
      default: break
      }
    }
  }
}

extension Modifiers {
  /// What is said of a use: "is unavailable", "has been renamed to 'new'".
  private static func unavailability(_ attribute: AttributeSyntax) -> String? {
    guard case .availability(let list)? = attribute.arguments else { return nil }
    var isUnavailable = false
    var message: String?
    var renamed: String?
    for item in list {
      switch item.argument {
      case .token(let token): if token.text == "unavailable" { isUnavailable = true }
      case .availabilityLabeledArgument(let labelled):
        guard case .string(let text) = labelled.value else { continue }
        if labelled.label.text == "message" { message = text.segments.trimmedDescription }
        if labelled.label.text == "renamed" { renamed = text.segments.trimmedDescription }
      default: continue
      }
    }
    guard isUnavailable else { return nil }
    if let renamed { return "has been renamed to '\(renamed)'" + (message.map { ": \($0)" } ?? "") }
    return "is unavailable" + (message.map { ": \($0)" } ?? "")
  }
}

/// An accessor block, taken apart.
struct Accessors {
  struct Body {
    let statements: CodeBlockItemListSyntax
    let end: TokenSyntax
  }
  var getter: Body?
  var setter: Body?
  var willSet: (body: Body, parameter: String?)?
  var didSet: (body: Body, parameter: String?)?
  var setterParameter: String?
  /// A setter is there, with or without body.
  var hasSetter = false
  var hasGetter = false
  var isSetterNonmutating = false
  var isGetterMutating = false
  var isGetterThrowing = false
  /// `E` of `get throws(E)`.
  var getterError: TypeSyntax?
  var isGetterAsync = false
  var getterAttributes = AttributeListSyntax()
  /// The brace of a getter without keyword, or the keyword.
  var getterStart: TokenSyntax?

  init(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let statements):
      getter = Body(statements: statements, end: block.rightBrace)
      getterStart = block.leftBrace
      hasGetter = true
    case .accessors(let list):
      for accessor in list {
        let body = accessor.body.map { Body(statements: $0.statements, end: $0.rightBrace) }
        let modifier = accessor.modifier?.name.tokenKind
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get):
          getter = body
          hasGetter = true
          isGetterMutating = modifier == .keyword(.mutating)
          isGetterThrowing = accessor.effectSpecifiers?.throwsClause != nil
          getterError = accessor.effectSpecifiers?.throwsClause?.type
          isGetterAsync = accessor.effectSpecifiers?.asyncSpecifier != nil
          getterAttributes = accessor.attributes
          getterStart = accessor.accessorSpecifier
        case .keyword(.set):
          setter = body
          hasSetter = true
          setterParameter = accessor.parameters?.name.text
          isSetterNonmutating = modifier == .keyword(.nonmutating)
        // Without one of their own, `get` and `set` are made of them.
        case .keyword(._read):
          hasGetter = true
          getter = getter ?? body
          isGetterMutating = isGetterMutating || modifier == .keyword(.mutating)
        case .keyword(._modify):
          hasSetter = true
          if setter == nil {
            setter = body
            isSetterNonmutating = modifier == .keyword(.nonmutating)
          }
        case .keyword(.willSet):
          if let body { willSet = (body, accessor.parameters?.name.text) }
        case .keyword(.didSet):
          if let body { didSet = (body, accessor.parameters?.name.text) }
        default: break
        }
      }
    }
  }
}
