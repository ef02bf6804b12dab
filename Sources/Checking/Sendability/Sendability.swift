import Declarations
import Inference
import SwiftSyntax
import Tree

/// Types whose values code may share that runs concurrently (SE-0302).
extension Checker {
  func isSendable(_ type: Type) -> Bool { nonSendablePart(of: type) == nil }

  /// The type that makes a type non-Sendable: for `[Person]`, that is `Person`. Nil for a Sendable type, and for one
  /// that is not known.
  func nonSendablePart(of type: Type) -> Type? {
    var assumed: Set<NominalDeclaration> = []
    return nonSendablePart(of: type, &assumed)
  }

  private func nonSendablePart(of type: Type, _ assumed: inout Set<NominalDeclaration>) -> Type? {
    let type = type.resolved
    switch type {
    case .error, .variable, .metatype: return nil
    case .anyObject: return type
    case .integer: return nil
    case .tuple(let elements):
      for element in elements { if let part = nonSendablePart(of: element.type, &assumed) { return part } }
      return nil
    case .function(let function):
      let isSendable = function.isolation.isSendable && !function.isolation.isSending
      return isSendable || function.isolation.globalActor != nil ? nil : type
    case .existential(let protocols, let superclass, _):
      if allProtocols(protocols).contains(where: makesSendable) { return nil }
      if let superclass, superclass != .anyObject, nonSendablePart(of: superclass, &assumed) == nil { return nil }
      return type
    case .parameter, .member, .opaque:
      if protocols(of: type).contains(where: makesSendable) { return nil }
      if let superclass = superclass(of: type), nonSendablePart(of: superclass, &assumed) == nil { return nil }
      return isOpen ? nil : type
    case .nominal(let declaration, let arguments): return nonSendablePart(of: declaration, arguments, &assumed)
    }
  }

  /// True if all types that conform to the protocol are Sendable.
  private func makesSendable(_ one: NominalDeclaration) -> Bool {
    if one.isLibrary, one.name == "Sendable" || one.name == "Actor" { return true }
    return one.detail?.globalActor != nil
  }

  private func nonSendablePart(
    of declaration: NominalDeclaration, _ arguments: [Type], _ assumed: inout Set<NominalDeclaration>
  ) -> Type? {
    let type = Type.nominal(declaration, arguments)
    if declaration.kind == .actor || declaration.isKeyPath { return nil }
    if !declaration.isLibrary, isolation(ofMembersOf: declaration, isStatic: false) != .none { return nil }
    // A type that contains itself is Sendable if all else in it is.
    guard assumed.insert(declaration).inserted else { return nil }
    defer { assumed.remove(declaration) }
    if let declared = sendableConformance(of: declaration) {
      if declared.isUnavailable { return type }
      let own = substitution(declaration, arguments)
      for case .conforms(let subject, let one) in declared.requirements where makesSendable(one) {
        if let part = nonSendablePart(of: subject.substituting(own), &assumed) { return part }
      }
      return nil
    }
    if declaration.isLibrary {
      for argument in arguments { if let part = nonSendablePart(of: argument, &assumed) { return part } }
      return nil
    }
    if declaration.isClass { return isOpen && declaration.detail?.isOpenEnded ?? false ? nil : type }
    if isPublic(declaration) { return type }
    let own = substitution(declaration, arguments)
    let parts = declaration.storedProperties.map(\.type) + declaration.cases.flatMap { $0.payload.map(\.type) }
    return parts.contains { nonSendablePart(of: $0.substituting(own), &assumed) != nil } ? type : nil
  }

  /// The conformance that is declared for the type, or else for its superclass.
  func sendableConformance(of declaration: NominalDeclaration) -> DeclaredConformance? {
    guard let sendable = libraryType("Sendable") else { return nil }
    var level: NominalDeclaration? = declaration
    while let current = level {
      prepare(current)
      let found = (current.detail?.conformances ?? []).first { conformance in
        conformance.protocolDeclaration == sendable
          || allProtocols([conformance.protocolDeclaration]).contains(sendable)
      }
      if let found { return found }
      level = current.superclass?.nominal
    }
    return nil
  }

  /// A public type is Sendable only if it is declared to be.
  private func isPublic(_ declaration: NominalDeclaration) -> Bool {
    guard declaration.parent == nil,
      let modifiers = declaration.detail?.syntax?.asProtocol((any WithModifiersSyntax).self)?.modifiers
    else { return false }
    return modifiers.contains { $0.name.text == "public" }
  }
}
