import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Checks that types meet the protocols to which they declare conformance.
extension Checker {
  /// Every requirement of every protocol to which the type conforms must be satisfied.
  func checkConformances(of declaration: NominalDeclaration) {
    // Types of properties may depend on globals, which are not known yet.
    if !declaration.isLibrary { input.bodies.append { [unowned self] in checkTypeRules(declaration) } }
    guard let details = declaration.detail, declaration.kind != .protocolType else { return }
    if !declaration.isLibrary { checkGlobalActor(declaration) }
    for conformance in details.conformances where !conformance.file.isLibrary {
      checkConformance(conformance, of: declaration)
      checkImplied(by: conformance, of: declaration, details)
    }
    for nested in nestedTypes(of: declaration) { checkConformances(of: nested) }
  }

  /// `@globalActor` requires a static property `shared` whose type is an actor.
  private func checkGlobalActor(_ declaration: NominalDeclaration) {
    guard let header = declaration.detail?.syntax.flatMap({ TypeHeader($0) }),
      header.attributeNames.contains("globalActor"), let actor = libraryType("Actor")
    else { return }
    let modifiers = declaration.detail?.syntax?.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if declaration.kind == .classType, !(modifiers?.contains { $0.name.tokenKind == .keyword(.final) } ?? false) {
      return error(.isolation(.nonfinalActor(declaration.name)), at: declaration.place)
    }
    input.bodies.append { [unowned self] in
      let shared = lookUpMembers(of: declaration.declaredType, named: "shared", isStatic: true).compactMap(\.variable)
      if shared.contains(where: { conforms($0.type, to: actor) || isTakenToConform($0.type) }) { return }
      error(.generics(.notConforming(declaration.declaredType.shown, to: "GlobalActor")), at: declaration.place)
    }
  }

  private func checkConformance(_ conformance: DeclaredConformance, of declaration: NominalDeclaration) {
    let type = declaration.declaredType
    let savedEnvironment = environment
    environment = (declaration.detail?.context.environment ?? []) + conformance.requirements
    defer { environment = savedEnvironment }
    let all = allProtocols([conformance.protocolDeclaration])
    if all.contains(where: { !isOfKind(askedBy: $0, declaration, conformance) }) {
      if !declaration.isClass { all.forEach { refuseValue(declaration, for: $0, conformance) } }
      return
    }
    for one in all {
      if declaration.isNoncopyable, !declaration.isCopyableByArguments, !Self.markers.contains(one.name),
        !(one.selfParameter?.isNoncopyable ?? false)
      {
        let place = conformance.context.start.map { Place(file: conformance.file, offset: $0) } ?? declaration.place
        return error(.generics(.notConforming(type.shown, to: "Copyable")), at: place)
      }
      let missingTypes = one.associatedTypes.filter { associatedType($0, of: type) == nil }
      let missing = requirements(of: one).filter { requirement in
        findWitness(
          for: requirement, of: type,
          arguments: requirement.genericParameters.filter { $0 != one.selfParameter }.map { .parameter($0) }) == nil
      }
      if one.isLibrary, one.name == "Encodable" || one.name == "Decodable", !isCodable(declaration, one) {
        let place = Place(file: conformance.file, offset: conformancePlace(conformance, declaration))
        error(.generics(.notConforming(.written(declaration.qualifiedName), to: one.name)), at: place)
        continue
      }
      let relabelled = missing.map { relabelledWitness(for: $0, of: type) }
      for case (let requirement, let witness?) in zip(missing, relabelled) {
        declaration.detail?.unmetProtocols.insert(one)
        let name = shownName(witness)
        let subject: Subject =
          witness.kind == .initializer
          ? .initializer(name) : witness.isStatic ? .staticMethod(name) : .instanceMethod(name)
        error(.type(.otherLabels(subject, one.name, shownName(requirement))), at: witness.place)
        rankLastProblem(at: conformancePlace(conformance, declaration))
      }
      if !missing.isEmpty, relabelled.allSatisfy({ $0 != nil }), missingTypes.isEmpty { return }
      if !missingTypes.isEmpty || !missing.isEmpty || one.associatedTypes.contains(where: { isUnmet($0, by: type) }) {
        declaration.detail?.unmetProtocols.insert(one)
        let place = Place(file: conformance.file, offset: conformancePlace(conformance, declaration))
        // A failed derivation of `hash(into:)` names the declaration, without its generic arguments.
        let shown = one.isLibrary && one.name == "Hashable" ? .written(declaration.qualifiedName) : type.shown
        error(.generics(.notConforming(shown, to: one.name)), at: place)
        for requirement in missing { noteMissing(requirement) }
        // Conformances to the inherited protocols are checked separately.
        continue
      }
      for requirement in input.hasModifiers ? requirements(of: one) : [] {
        let arguments = requirement.genericParameters.filter { $0 != one.selfParameter }.map { Type.parameter($0) }
        guard let witness = findWitness(for: requirement, of: type, arguments: arguments)?.function else { continue }
        checkAccess(of: witness, for: requirement, of: one, in: declaration)
      }
      checkFailure(of: one, met: declaration)
      if declaration.kind == .classType, !isFinal(declaration) { checkSelfResults(of: one, met: declaration) }
      if declaration.kind == .classType, !isFinal(declaration) {
        checkInitializers(of: one, met: declaration, conformance)
      }
      let isImplied = one != conformance.protocolDeclaration
      let offset = isImplied ? conformancePlace(conformance, declaration) : conformance.offset
      checkIsolation(of: conformance, to: one, by: declaration, at: offset)
    }
  }

  /// A conditional conformance does not imply conformances to the inherited protocols.
  private func checkImplied(
    by conformance: DeclaredConformance, of declaration: NominalDeclaration, _ details: NominalDetails
  ) {
    if conformance.requirements.isEmpty || declaration.superclass != nil { return }
    let refined = conformance.protocolDeclaration
    let missing = allProtocols([refined]).first { one in
      one != refined && !Self.markers.contains(one.name)
        && !details.conformances.contains { other in
          other.protocolDeclaration == one
            || other.requirements.isEmpty && allProtocols([other.protocolDeclaration]).contains(one)
        }
    }
    guard let missing else { return }
    let place = Place(file: conformance.file, offset: conformancePlace(conformance, declaration))
    error(
      .type(.notImplied(missing.name, by: refined.name, .written(declaration.declaredType.canonicalDescription))),
      at: place)
  }

  /// Protocols to which types conform without declaring it.
  private static let markers: Set<String> = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  /// True if the type is a class with the superclass that the protocol requires, if it requires one. Reports an error
  /// if not.
  private func isOfKind(
    askedBy one: NominalDeclaration, _ declaration: NominalDeclaration, _ conformance: DeclaredConformance
  ) -> Bool {
    guard isForClasses(one) else { return true }
    let place = conformance.context.start.map { Place(file: conformance.file, offset: $0) } ?? declaration.place
    let type = declaration.declaredType
    if isOpen, isUnknown(type) { return true }
    guard declaration.isClass else { return false }
    guard let superclass = one.selfParameter?.superclass, !isSubclass(type, of: superclass) else { return true }
    error(.generics(.unmet(.named(one.name), .inherits(type.shown, superclass.shown))), at: place)
    error(.generics(.notConforming(type.shown, to: one.name)), at: place)
    return false
  }

  /// True for a protocol of the program that requires a class, and for `Actor`.
  private func isForClasses(_ one: NominalDeclaration) -> Bool {
    one.isLibrary
      ? one.name == "Actor" : one.isClassBound || allProtocols([one]).contains { $0.isLibrary && $0.name == "Actor" }
  }

  private func refuseValue(
    _ declaration: NominalDeclaration, for one: NominalDeclaration, _ conformance: DeclaredConformance
  ) {
    guard isForClasses(one) else { return }
    let place = conformance.context.start.map { Place(file: conformance.file, offset: $0) } ?? declaration.place
    error(.type(.notAClass(declaration.declaredType.shown, for: one.name)), at: place)
  }

  /// Subclasses meet the protocol as well: a result that is to be `Self` is that of the subclass.
  private func checkSelfResults(of one: NominalDeclaration, met declaration: NominalDeclaration) {
    guard let own = one.selfParameter else { return }
    for requirement in requirements(of: one) where requirement.kind == .method || requirement.kind == .getter {
      guard (requirement.result.wrapped ?? requirement.result) == .parameter(own) else { continue }
      let arguments = requirement.genericParameters.filter { $0 != own }.map { Type.parameter($0) }
      guard let witness = findWitness(for: requirement, of: declaration.declaredType, arguments: arguments)?.function,
        witness.owner?.isClass ?? false
      else { continue }
      if let property = witness.accessorOf {
        if property.detail?.returnsSelf ?? false { continue }
        error(.type(.propertyNotSelf(property.name, declaration.name, one.name)), at: property.place)
      } else if witness.kind == .method, !(witness.detail?.returnsSelf ?? false) {
        error(.type(.resultNotSelf(shownName(witness), declaration.name, one.name)), at: witness.place)
      }
    }
  }

  /// An initializer that may fail cannot take the place of one that always makes a value.
  private func checkFailure(of one: NominalDeclaration, met declaration: NominalDeclaration) {
    for requirement in requirements(of: one) where requirement.kind == .initializer && !requirement.isFailable {
      let arguments = requirement.genericParameters.filter { $0 != one.selfParameter }.map { Type.parameter($0) }
      guard let witness = findWitness(for: requirement, of: declaration.declaredType, arguments: arguments)?.function,
        witness.isFailable, !(witness.detail?.isImplicitlyUnwrapped ?? false), !witness.place.file.isLibrary
      else { continue }
      error(.type(.failableWitness(requirement.fullName)), at: witness.place)
    }
  }

  /// Subclasses conform to the protocol as well: they inherit only required initializers.
  private func checkInitializers(
    of one: NominalDeclaration, met declaration: NominalDeclaration, _ conformance: DeclaredConformance
  ) {
    for requirement in requirements(of: one) where requirement.kind == .initializer {
      let arguments = requirement.genericParameters.filter { $0 != one.selfParameter }.map { Type.parameter($0) }
      guard let witness = findWitness(for: requirement, of: declaration.declaredType, arguments: arguments)?.function,
        let owner = witness.owner, owner.isClass, !(witness.detail?.isRequired ?? false)
      else { continue }
      if let context = witness.detail?.context, context !== owner.detail?.context {
        error(.type(.requirementNotInDefinition(requirement.fullName, of: declaration.name)), at: witness.place)
        continue
      }
      let place = conformance.context.start.map { Place(file: conformance.file, offset: $0) } ?? witness.place
      error(.type(.requirementNotRequired(requirement.fullName, in: declaration.name)), at: place)
    }
  }

  /// True if the type of an associated type does not meet its requirements.
  private func isUnmet(_ associated: AssociatedType, by type: Type) -> Bool {
    guard let found = associatedType(associated, of: type)?.resolved else { return false }
    switch found {
    case .nominal, .existential, .tuple, .function: return associated.protocols.contains { !conforms(found, to: $0) }
    default: return false
    }
  }

  /// swiftc points at the type's name, or at the extension.
  private func conformancePlace(_ conformance: DeclaredConformance, _ declaration: NominalDeclaration) -> Int {
    conformance.context === declaration.detail?.context
      ? declaration.place.offset : conformance.context.start ?? conformance.offset
  }

  private func noteMissing(_ requirement: FunctionDeclaration) {
    switch requirement.kind {
    case .getter:
      note(.type(.requiredProperty(requirement.name, requirement.result.shown)), at: requirement.place)
    case .initializer:
      note(.type(.requiredInitializerNote(requirement.fullName)), at: requirement.place)
    case .setter: break
    default:
      note(.type(.requiredFunction(requirement.fullName)), at: requirement.place)
    }
  }
}
