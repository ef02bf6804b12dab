import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Conformances that the language synthesizes: `==`, `<`, `hash(into:)`, `allCases`.
extension DeclarationChecker {
  package func synthesizeConformances(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    synthesizeCoding(declaration, details)
    if declaration.isClass, !declaration.isLibrary, let value = ownHashValue(declaration) {
      synthesizeHash(declaration, details, from: value)
    }
    guard declaration.kind == .structure || declaration.kind == .enumeration, !declaration.isOpaqueToCode else {
      return
    }
    let isPlainEnum = noteHashableEnum(declaration, details)
    // A protocol that obsh lacks may require what the language synthesizes.
    let mayRequireMore = isOpen && !declaration.isLibrary && meetsUnseen(declaration)
    if mayRequireMore, !declares(declaration, "Identifiable"), definesProperty("id", declaration) {
      addConformance("Identifiable", to: declaration, details)
    }
    if isPlainEnum, declares(declaration, "CaseIterable") || mayRequireMore, !definesProperty("allCases", declaration) {
      synthesizeAllCases(declaration, details)
    }
    // Library types without properties are natives, which are compared in place.
    if declaration.isLibrary, declaration.kind == .structure, declaration.storedProperties.isEmpty { return }
    let isRaw = isComparedByRawValue(declaration, details)
    if declares(declaration, "Equatable") || mayRequireMore, !isRaw, !definesOperator("==", declaration),
      canSynthesize(declaration, "Equatable")
    {
      synthesizeComparison("==", .equality, declaration, details)
    }
    if let value = ownHashValue(declaration) {
      synthesizeHash(declaration, details, from: value)
    } else if declares(declaration, "Hashable") || mayRequireMore, !isRaw, !leavesUnparsed("hash", declaration),
      members(of: declaration, named: "hash").isEmpty, !isGivenByExtension("hash", declaration),
      canSynthesize(declaration, "Hashable")
    {
      synthesizeHash(declaration, details)
    }
    if declaration.kind == .enumeration, declares(declaration, "Comparable"), !definesOperator("<", declaration),
      details.rawType == nil, canSynthesize(declaration, "Comparable")
    {
      synthesizeComparison("<", .comparison, declaration, details)
    }
  }

  /// True for a type with a raw value of its own, which the standard library's `==` and `hash(into:)` compare: the
  /// language adds none then. If nothing but the raw value is stored, what it would add is the same, and faster.
  private func isComparedByRawValue(_ declaration: NominalDeclaration, _ details: NominalDetails) -> Bool {
    guard !declaration.isLibrary, details.rawType == nil, declares(declaration, "RawRepresentable"),
      let equatable = libraryType("Equatable")
    else { return false }
    if declaration.kind == .structure, declaration.storedProperties.map(\.name) == ["rawValue"] { return false }
    return members(of: declaration, named: "rawValue").contains { member in
      if case .variable(let variable) = member.kind { conforms(variable.type, to: equatable) } else { false }
    }
  }

  /// An enum without payloads is Hashable as soon as its cases are known, because wrappers need that early.
  @discardableResult
  func noteHashableEnum(_ declaration: NominalDeclaration, _ details: NominalDetails) -> Bool {
    guard declaration.kind == .enumeration, !declaration.isOpaqueToCode,
      declaration.cases.allSatisfy({ $0.payload.isEmpty })
    else { return false }
    if !declaration.cases.isEmpty { addConformance("Hashable", to: declaration, details) }
    return true
  }

  func declares(_ declaration: NominalDeclaration, _ name: String) -> Bool {
    allConformances(of: declaration).contains { $0.isLibrary && $0.name == name }
  }

  /// True if the type has a property of that name; a function of that name meets no requirement for a property.
  private func definesProperty(_ name: String, _ declaration: NominalDeclaration) -> Bool {
    members(of: declaration, named: name).contains { if case .variable = $0.kind { true } else { false } }
  }

  /// False for an operator with another result than `Bool`, which compares nothing for a protocol.
  private func mayBeTrue(_ function: FunctionDeclaration) -> Bool {
    guard case .nominal = head(function.result) else { return true }
    return head(function.result).isLibrary("Bool")
  }

  private func definesOperator(_ name: String, _ declaration: NominalDeclaration) -> Bool {
    if leavesUnparsed(name, declaration) || isGivenByExtension(name, declaration) { return true }
    let selfType = declaration.declaredType
    let own = members(of: declaration, named: name)
    if own.contains(where: { member in
      guard case .function(let function) = member.kind, function.parameters.count == 2, mayBeTrue(function)
      else { return false }
      return function.parameters.allSatisfy { takesOperand(of: declaration, $0.variable.type, selfType) }
    }) {
      return true
    }
    return operatorFunctions(name).contains {
      !$0.place.file.isLibrary && $0.parameters.count == 2 && mayBeTrue($0)
        && $0.parameters.allSatisfy { takesOperand(of: declaration, $0.variable.type, selfType) }
    }
  }

  /// True if a parameter of an operator takes any value of the type: `==` of a type and an optional is not that of
  /// `Equatable`.
  private func takesOperand(of declaration: NominalDeclaration, _ parameter: Type, _ selfType: Type) -> Bool {
    if parameter == selfType { return true }
    switch parameter {
    case .parameter(let generic) where !declaration.genericParameters.contains(generic):
      let known = allConformances(of: declaration)
      return generic.protocols.allSatisfy { known.contains($0) }
    case .nominal(declaration, let arguments):
      // `static func == <T>(lhs: Box<T>, rhs: Box<T>)`
      return arguments.allSatisfy { if case .parameter = $0 { true } else { false } }
    default: return false
    }
  }

  /// True for a library type whose member has not been needed yet: a lookup is no reason to parse it.
  private func leavesUnparsed(_ name: String, _ declaration: NominalDeclaration) -> Bool {
    declaration.isLibrary && declaration.detail?.unparsed[name] != nil
  }

  /// True if an extension of one of the program's protocols has the member: the language adds none then.
  private func isGivenByExtension(_ name: String, _ declaration: NominalDeclaration) -> Bool {
    allConformances(of: declaration).contains { one in
      guard !one.isLibrary, let own = one.selfParameter else { return false }
      return members(of: one, named: name).contains { member in
        guard case .function(let function) = member.kind, !function.isRequirement else { return false }
        return meets(member.context.requirements, under: [own: declaration.declaredType])
      }
    }
  }

  /// True if every part conforms, so that the language can synthesize the member. Otherwise, the conformance check
  /// reports the missing part.
  private func canSynthesize(_ declaration: NominalDeclaration, _ name: String) -> Bool {
    guard let one = libraryType(name), let details = declaration.detail else { return false }
    let conditions =
      details.conformances.first { conformance in
        allProtocols([conformance.protocolDeclaration]).contains(one)
      }?.requirements ?? []
    return within(scope: details.bodyScope, environment: environment + conditions) {
      switch declaration.kind {
      case .structure: declaration.storedProperties.allSatisfy { conforms($0.type, to: one) }
      case .enumeration: declaration.cases.allSatisfy { $0.payload.allSatisfy { conforms($0.type, to: one) } }
      default: false
      }
    }
  }

  private func synthesizeComparison(
    _ name: String, _ what: FunctionDeclaration.Synthesized, _ declaration: NominalDeclaration,
    _ details: NominalDetails
  ) {
    let function = makeFunction(name, .method, at: declaration.place)
    // The comparison has the conditions of the conformance.
    let context = contextOfConformance(to: what == .equality ? "Equatable" : "Comparable", declaration, details)
    function.synthesized = what
    function.owner = declaration
    function.isStatic = true
    function.genericParameters = inheritedGenerics(context)
    function.details = FunctionDetails(outer: nil, context: context, scope: details.bodyScope)
    declareSelf(of: function, context: context)
    function.result = libraryNominal("Bool")
    function.parameters = ["lhs", "rhs"].map { parameter(nil, $0, context.selfType, of: function) }
    addMember(.function(function), named: name, to: declaration, context: context)
  }

  private func contextOfConformance(
    to name: String, _ declaration: NominalDeclaration, _ details: NominalDetails
  ) -> TypeContext {
    guard !declaration.isLibrary, let one = libraryType(name) else { return details.context }
    let all = details.conformances
    // `extension Box: Hashable where T: Hashable` implies a conformance only where none is written.
    let known =
      all.first { $0.protocolDeclaration == one } ?? all.first { allProtocols([$0.protocolDeclaration]).contains(one) }
    guard let known, !known.requirements.isEmpty else { return details.context }
    return known.context
  }

  /// The `hashValue` with which a program's type is Hashable in the old way: without `hash(into:)`.
  private func ownHashValue(_ declaration: NominalDeclaration) -> VariableDeclaration? {
    guard !declaration.isLibrary, declares(declaration, "Hashable"),
      members(of: declaration, named: "hash").isEmpty, !isGivenByExtension("hash", declaration)
    else { return nil }
    return members(of: declaration, named: "hashValue").lazy.compactMap { member in
      if case .variable(let variable) = member.kind, variable.getter != nil { variable } else { nil }
    }.first
  }

  /// `hasher.combine(self.hashValue)`
  private func combination(
    of value: VariableDeclaration, in function: FunctionDeclaration, with hasher: VariableDeclaration
  ) -> Expression? {
    guard let read = readOfSelf(function, value),
      let combine = lookUpMembers(of: hasher.type, named: "combine", isStatic: false).lazy.compactMap(\.function).first,
      let parameter = combine.genericParameters.last
    else { return nil }
    let base = Expression(.variable(hasher), type: hasher.type, place: value.place)
    return Expression(
      .apply(combine, [parameter: value.type], base: base, [.value(read)], isDirect: true), type: .void,
      place: value.place)
  }

  /// - Parameter value: The value to be hashed in place of the stored properties.
  private func synthesizeHash(
    _ declaration: NominalDeclaration, _ details: NominalDetails, from value: VariableDeclaration? = nil
  ) {
    let function = makeSynthesized("hash", .method, .hashInto, in: declaration, details: details)
    let hasher = parameter("into", "hasher", libraryNominal("Hasher"), of: function)
    hasher.variable.isInout = true
    hasher.variable.isLet = false
    function.parameters = [hasher]
    if let value, let call = combination(of: value, in: function, with: hasher.variable) {
      function.synthesized = nil
      function.checkedBody = Block([Statement(.expression(call), place: value.place)], end: value.place)
    }
    addMember(.function(function), named: "hash", to: declaration, context: details.context)
  }

  private func synthesizeAllCases(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    let type = libraryNominal("Array", [details.context.selfType])
    let property = VariableDeclaration(
      name: "allCases", kind: .staticProperty, type: type, isLet: false, place: declaration.place)
    property.owner = declaration
    let getter = makeFunction("allCases", .getter, at: declaration.place)
    getter.synthesized = .allCases
    getter.owner = declaration
    getter.isStatic = true
    getter.result = type
    getter.genericParameters = inheritedGenerics(details.context)
    getter.details = FunctionDetails(outer: nil, context: details.context, scope: details.bodyScope)
    declareSelf(of: getter, context: details.context)
    getter.accessorOf = property
    property.getter = getter
    addMember(.variable(property), named: "allCases", to: declaration, context: details.context)
  }
}
