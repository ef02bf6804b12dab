import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Members that the language synthesizes: initializers, `==`, `hash(into:)`, raw values, `allCases`.
extension DeclarationChecker {
  /// Completes a type after its members have been declared.
  package func finalize(_ declaration: NominalDeclaration) {
    guard let details = declaration.detail, !details.isFinalized else { return }
    details.isFinalized = true
    finalizeSuperclass(of: declaration)
    above.completeWrappers(of: declaration)
    within(scope: details.bodyScope, environment: details.context.environment) {
      switch declaration.kind {
      case .structure: synthesizeMemberwise(declaration, details)
      case .classType, .actor:
        synthesizeOverriddenCoding(declaration)
        linkOverrides(of: declaration)
        synthesizeClassInitializers(declaration, details)
      case .enumeration: synthesizeEnum(declaration, details)
      case .protocolType: break
      }
    }
    for nested in typesToFinalize(with: declaration) { finalize(nested) }
  }

  /// Completes the superclass, whose initializers the class may inherit: a nested class is completed with the type
  /// around it, before the classes that are declared later.
  private func finalizeSuperclass(of declaration: NominalDeclaration) {
    guard let parent = declaration.superclass?.nominal, !parent.isLibrary, let details = parent.detail else { return }
    within(scope: details.outerScope, file: parent.place.file) { finalize(parent) }
  }

  /// Completes the parts of a type that need the types of its properties. Those may be inferred from calls of other
  /// types' initializers, so all types must be declared first.
  package func finalizeProperties(of declaration: NominalDeclaration) {
    guard let details = declaration.detail else { return }
    within(scope: details.bodyScope, environment: details.context.environment) {
      inheritCoding(declaration)
      synthesizeConformances(declaration, details)
      assignTracking(to: declaration)
    }
    for nested in typesToFinalize(with: declaration) { finalizeProperties(of: nested) }
  }

  /// The nested types, except those that a program adds to a type of the library: their members may be declared later.
  private func typesToFinalize(with declaration: NominalDeclaration) -> [NominalDeclaration] {
    nestedTypes(of: declaration).filter { $0.isLibrary || !declaration.isLibrary }
  }

  private func hasInitializer(_ details: NominalDetails) -> Bool {
    (details.members["init"] ?? []).contains { $0.context === details.context }
      || details.unparsed["init"]?.contains { !library.isInExtension($0) } ?? false
  }

  func makeSynthesized(
    _ name: String, _ kind: FunctionDeclaration.Kind, _ what: FunctionDeclaration.Synthesized,
    in declaration: NominalDeclaration, details: NominalDetails
  ) -> FunctionDeclaration {
    let function = makeFunction(name, kind, at: declaration.place)
    function.synthesized = what
    function.owner = declaration
    function.genericParameters = inheritedGenerics(details.context)
    function.details = FunctionDetails(outer: nil, context: details.context, scope: details.bodyScope)
    declareSelf(of: function, context: details.context)
    return function
  }

  func parameter(
    _ label: String?, _ name: String, _ type: Type, of function: FunctionDeclaration
  ) -> FunctionDeclaration.Parameter {
    let variable = VariableDeclaration(name: name, kind: .parameter, type: type, isLet: true, place: function.place)
    variable.function = function
    return FunctionDeclaration.Parameter(label: label, variable: variable)
  }

  private func synthesizeMemberwise(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    guard !hasInitializer(details), !declaration.isOpaqueToCode else { return }
    let function = makeSynthesized(
      "init", .initializer, .memberwiseInitializer, in: declaration, details: details)
    function.result = details.context.selfType
    for property in declaration.storedProperties where isMemberwise(property) {
      let name = property.memberwiseName
      let value = VariableDeclaration(name: name, kind: .parameter, type: .error, isLet: true, place: property.place)
      value.pendingType = { [unowned self, unowned value, unowned property] in
        value.type = memberwiseType(of: property)
      }
      value.function = function
      var parameter = FunctionDeclaration.Parameter(label: name, variable: value)
      let source = property.wrapped ?? property
      if let words = source.detail?.annotation { value.makeDetail().annotation = words }
      if source.wrapping?.isLazilyMade ?? false { (parameter.isAutoclosure, parameter.isEscaping) = (true, true) }
      if source.detail?.isImplicitlyUnwrapped ?? false { markImplicitlyUnwrapped(value) }
      if let builder = source.detail?.builder {
        parameter.builder = builder
        parameter.isCalledAtOnce = givesValue(source)
      }
      if hasInitialValue(property), !(property.detail?.isPartOfPattern ?? false) {
        parameter.resolveDefault = { [unowned self, unowned property] in
          forceInitialValue(of: property)
          return property.initialValue
        }
      }
      if case .privateTo? = source.detail?.accessLimit, let own = function.detail {
        own.accessLimit = .privateTo(declaration)
      }
      function.parameters.append(parameter)
    }
    addMember(.function(function), named: "init", to: declaration, context: details.context)
    if !declaration.storedProperties.isEmpty, declaration.storedProperties.allSatisfy({ hasInitialValue($0) }) {
      let plain = makeSynthesized("init", .initializer, .defaultInitializer, in: declaration, details: details)
      plain.result = details.context.selfType
      addMember(.function(plain), named: "init", to: declaration, context: details.context)
    }
  }

  /// A private property with a wrapper and its own value would make the whole initializer private: it is omitted.
  private func isMemberwise(_ property: VariableDeclaration) -> Bool {
    guard hasInitialValue(property) else { return true }
    if property.isLet { return false }
    if let wrapped = property.wrapped, case .privateTo? = wrapped.detail?.accessLimit { return false }
    return true
  }

  package func hasInitialValue(_ property: VariableDeclaration) -> Bool {
    property.initialValue != nil || property.pendingType != nil && property.wrapped == nil
      || initialValues[property.place].written.contains(ObjectIdentifier(property))
  }

  /// Checks the initial value if that has not happened yet.
  package func forceInitialValue(of property: VariableDeclaration) {
    _ = property.type
    if let work = initialValues[property.place].pending.removeValue(forKey: ObjectIdentifier(property)) { work() }
  }

  private func synthesizeClassInitializers(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    let own = (details.members["init"] ?? []).compactMap { member -> FunctionDeclaration? in
      if case .function(let function) = member.kind, member.context === details.context { function } else { nil }
    }
    // With convenience initializers only, the designated ones are inherited.
    guard own.allSatisfy({ $0.isConvenience }), !declaration.isOpaqueToCode else {
      inheritConvenience(declaration)
      return
    }
    let missing = declaration.storedProperties.filter { !hasInitialValue($0) && !($0.isLazy) }
    if !missing.isEmpty {
      // A decodable class has the initializer that decodes it.
      if !declaration.isLibrary, !declares(declaration, "Decodable") {
        let problem = Problem.type(.noInitializers(declaration.name))
        // Its superclass, or the wrapper of a property, may have what it needs.
        if isOpen, declaration.inheritsUnseen {
          table.diagnostics.append(
            Diagnostic(problem, severity: .opaque, file: file, offset: declaration.place.offset))
        } else {
          error(problem, at: declaration.place)
          // swiftc checks the values of the properties first.
          if let end = declaration.detail?.syntax?.endPositionBeforeTrailingTrivia.utf8Offset {
            rankLastProblem(at: end)
          }
        }
      }
      return
    }
    guard let superclass = declaration.superclass, let parent = superclass.nominal else {
      let function = makeSynthesized("init", .initializer, .defaultInitializer, in: declaration, details: details)
      function.result = details.context.selfType
      addMember(.function(function), named: "init", to: declaration, context: details.context)
      declaration.dynamicMembers.append(function)
      return
    }
    prepare(parent)
    for inherited in designatedInitializers(of: parent) where isAccessible(inherited.detail?.accessLimit ?? .none) {
      inherit(inherited, from: superclass, in: declaration, details)
    }
    declaration.detail?.inheritsConvenience = true
  }

  private func inherit(
    _ inherited: FunctionDeclaration, from superclass: Type, in declaration: NominalDeclaration,
    _ details: NominalDetails
  ) {
    let function = makeSynthesized("init", .initializer, .inheritedInitializer, in: declaration, details: details)
    let substitution = substitution(for: superclass)
    function.isFailable = inherited.isFailable
    function.isThrowing = inherited.isThrowing
    function.result = inherited.isFailable ? optional(details.context.selfType) : details.context.selfType
    function.overridden = inherited
    function.detail?.isRequired = inherited.detail?.isRequired ?? false
    function.detail?.unavailable = inherited.detail?.unavailable
    function.parameters = inherited.parameters.map { old in
      var new = parameter(old.label, old.variable.name, old.variable.type.substituting(substitution), of: function)
      new.resolveDefault = old.resolveDefault
      new.isVariadic = old.isVariadic
      new.isAutoclosure = old.isAutoclosure
      new.builder = old.builder
      return new
    }
    addMember(.function(function), named: "init", to: declaration, context: details.context)
    declaration.dynamicMembers.append(function)
  }

  /// The initializer that decodes the superclass is synthesized when the types of its properties are known, which is
  /// after the other initializers have been inherited.
  private func inheritCoding(_ declaration: NominalDeclaration) {
    guard declaration.isClass, !declaration.isLibrary, let details = declaration.detail,
      let superclass = declaration.superclass, let parent = superclass.nominal, !parent.isLibrary,
      let parentDetails = parent.detail
    else { return }
    within(scope: parentDetails.bodyScope, environment: parentDetails.context.environment) {
      inheritCoding(parent)
      synthesizeCoding(parent, parentDetails)
    }
    let own = members(of: declaration, named: "init").compactMap { member in
      if case .function(let function) = member.kind, function.owner == declaration { function } else { nil }
    }
    guard own.contains(where: { $0.synthesized == .inheritedInitializer }) else { return }
    for inherited in designatedInitializers(of: parent)
    where inherited.owner == parent && !own.contains(where: { $0.fullName == inherited.fullName }) {
      inherit(inherited, from: superclass, in: declaration, details)
    }
  }

  /// A class that overrides all designated initializers inherits the convenience ones.
  private func inheritConvenience(_ declaration: NominalDeclaration) {
    guard let parent = declaration.superclass?.nominal else { return }
    let own = (declaration.detail?.members["init"] ?? []).compactMap { member -> String? in
      if case .function(let function) = member.kind { function.fullName } else { nil }
    }
    if designatedInitializers(of: parent).allSatisfy({ own.contains($0.fullName) }) {
      declaration.detail?.inheritsConvenience = true
    }
  }

  private func designatedInitializers(of declaration: NominalDeclaration) -> [FunctionDeclaration] {
    members(of: declaration, named: "init").compactMap { member in
      if case .function(let function) = member.kind, !function.isConvenience { function } else { nil }
    }
  }

  func addConformance(
    _ name: String, to declaration: NominalDeclaration, _ details: NominalDetails, isImplied: Bool = false
  ) {
    guard let one = libraryType(name), !details.conformances.contains(where: { $0.protocolDeclaration == one }) else {
      return
    }
    details.conformances.append(
      DeclaredConformance(
        protocolDeclaration: one, requirements: [], context: details.context, offset: declaration.place.offset,
        file: file, isImplied: isImplied))
    noteChange(of: declaration)
  }
}
