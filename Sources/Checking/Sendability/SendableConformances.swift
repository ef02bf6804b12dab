import Declarations
import Diagnostics
import Inference
import SwiftSyntax
import Tree

/// Checks of types that declare conformance to `Sendable`, or that conform to other protocols with isolated members.
extension Checker {
  func checkSendability(of declaration: NominalDeclaration) {
    guard language == .swift6, !declaration.isLibrary, declaration.kind != .protocolType,
      let sendable = libraryType("Sendable"), let details = declaration.detail
    else { return }
    let own = details.conformances.filter { allProtocols([$0.protocolDeclaration]).contains(sendable) }
    guard let conformance = own.first,
      !own.contains(where: { $0.isUnchecked || $0.isUnavailable || $0.file.isLibrary }),
      // swiftc only warns about errors and coding keys.
      own.contains(where: { !$0.protocolDeclaration.isLibrary || $0.protocolDeclaration == sendable }),
      isolation(ofMembersOf: declaration, isStatic: false) == .none
    else { return }
    let outer = environment
    environment += conformance.requirements
    defer { environment = outer }
    let isGeneric = !declaration.genericParameters.isEmpty
    let subject: Subject =
      isGeneric ? .generic(declaration.kind, declaration.name) : .type(declaration.kind, declaration.name)
    if declaration.isClass {
      if declaration.superclass.map({ !$0.isLibrary("NSObject") }) ?? false {
        return error(.sendability(.inheritingClass(declaration.name)), at: declaration.place)
      }
      if !isFinal(declaration) { error(.sendability(.openClass(declaration.name)), at: declaration.place) }
    }
    for property in declaration.storedProperties {
      // swiftc stops at the first mutable one.
      if !checkSendability(of: property, in: declaration, subject) { break }
    }
    for one in declaration.cases {
      for element in one.payload {
        guard let part = nonSendablePart(of: element.type) else { continue }
        let labels = one.payload.map { "\($0.label ?? "_"):" }.joined()
        let name = one.payload.contains { $0.label != nil } ? "\(one.name)(\(labels))" : one.name
        let isPart = one.payload.count > 1 || part != element.type.resolved
        error(.sendability(.payload(name, of: subject, part.shown, isPart: isPart)), at: one.place)
      }
    }
  }

  /// Returns false for a mutable property of a class.
  private func checkSendability(
    of property: VariableDeclaration, in declaration: NominalDeclaration, _ subject: Subject
  ) -> Bool {
    if property.detail?.isNonisolated ?? false || isolation(of: property) != .none { return true }
    if declaration.isClass, !property.isLet, property.wrapping == nil, property.wrapped == nil {
      let name = property.isLazy ? "$__lazy_storage_$_\(property.name)" : property.name
      error(.sendability(.mutableProperty(name, of: subject)), at: property.place)
      return false
    }
    guard let part = nonSendablePart(of: property.type) else { return true }
    let isPart = part != property.type.resolved
    error(
      .sendability(.property(property.name, of: subject, part.shown, isPart: isPart)), at: property.place)
    return true
  }

  // MARK: Isolated witnesses

  /// A member that is isolated to an actor cannot meet a requirement that any code may use.
  func checkIsolation(
    of conformance: DeclaredConformance, to one: NominalDeclaration, by declaration: NominalDeclaration, at offset: Int
  ) {
    guard language == .swift6, !isMainActorByDefault, !conformance.isIsolated, !isIsolatedProtocol(one) else { return }
    if one.isLibrary, ["Encodable", "Decodable", "Sendable", "Actor"].contains(one.name) { return }
    for requirement in requirements(of: one) where !requirement.isAsync && requirement.detail?.globalActor == nil {
      let arguments = requirement.genericParameters.filter { $0 != one.selfParameter }.map { Type.parameter($0) }
      guard let witness = findWitness(for: requirement, of: declaration.declaredType, arguments: arguments)?.function,
        let found = isolation(ofWitness: witness, in: declaration)
      else { continue }
      let place = Place(file: conformance.file, offset: offset)
      return error(.sendability(.conformance(declaration.declaredType.shown, to: one.name, found)), at: place)
    }
  }

  private func isolation(ofWitness witness: FunctionDeclaration, in declaration: NominalDeclaration) -> Isolation? {
    guard witness.synthesized == nil, !witness.place.file.isLibrary, witness.owner == declaration else { return nil }
    let found: Isolation
    if let property = witness.accessorOf {
      if property.isLet, property.detail?.globalActor == nil, isSendable(property.type) { return nil }
      found = isolation(of: property)
    } else {
      found = isolation(of: witness)
    }
    return found == .none || found == .unknown ? nil : found
  }

  private func isIsolatedProtocol(_ one: NominalDeclaration) -> Bool {
    allProtocols([one]).contains { $0.detail?.globalActor != nil || $0.isLibrary && $0.name == "Actor" }
  }
}
