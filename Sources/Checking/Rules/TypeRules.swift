import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Rules about whole types, checked when all members are known.
extension Checker {
  func checkTypeRules(_ declaration: NominalDeclaration) {
    guard !declaration.isLibrary, let details = declaration.detail else { return }
    within(scope: details.bodyScope, function: .some(nil), environment: details.context.environment) {
      switch declaration.kind {
      case .structure: checkRecursiveStruct(declaration)
      case .enumeration: checkRecursiveEnum(declaration)
      case .classType, .actor:
        checkSuperclass(declaration)
        checkRequiredInitializers(declaration, details)
      case .protocolType: checkPrimaryTypes(of: declaration)
      }
      checkDynamicAttributes(of: declaration)
      checkCopyability(of: declaration)
      checkPropertyWrapper(declaration, details)
      checkBuilderMethods(declaration)
      checkSendability(of: declaration)
      checkNonisolatedStorage(of: declaration)
      for variable in declaration.storedProperties {
        checkOwnership(of: variable, isClassBound: variable.detail?.isClassBound ?? false)
      }
    }
  }

  // MARK: Values that contain themselves

  private func checkRecursiveStruct(_ declaration: NominalDeclaration) {
    for property in declaration.storedProperties where contains(property.type, declaration) {
      error(.type(.recursiveValue("\(declaration.declaredType)")), at: property.place)
      return
    }
  }

  private func checkRecursiveEnum(_ declaration: NominalDeclaration) {
    if inlinePayloads(of: declaration).contains(where: { contains($0, declaration) }) {
      error(.type(.recursiveEnum("\(declaration.declaredType)")), at: declaration.place)
    }
  }

  /// True if a value of `type` contains a value of `target`, other than behind a reference.
  private func contains(_ type: Type, _ target: NominalDeclaration) -> Bool {
    var seen: Set<NominalDeclaration> = []
    func visit(_ type: Type) -> Bool {
      switch type.resolved {
      case .tuple(let elements): return elements.contains { visit($0.type) }
      case .nominal(let declaration, let arguments):
        if declaration == target { return true }
        if declaration.isLibrary {
          // Optional and similar types store their payload inline; collections store theirs elsewhere.
          return declaration.kind == .enumeration && arguments.contains { visit($0) }
        }
        guard seen.insert(declaration).inserted else { return false }
        let own = substitution(for: type.resolved)
        switch declaration.kind {
        case .structure: return declaration.storedProperties.contains { visit($0.type.substituting(own)) }
        case .enumeration: return inlinePayloads(of: declaration).contains { visit($0.substituting(own)) }
        default: return false
        }
      default: return false
      }
    }
    return visit(type)
  }

  /// Payload types of the cases that are not indirect.
  private func inlinePayloads(of declaration: NominalDeclaration) -> [Type] {
    guard let node = declaration.detail?.syntax?.as(EnumDeclSyntax.self), !isIndirect(node.modifiers) else { return [] }
    var indirect: Set<String> = []
    for item in node.memberBlock.members {
      guard let group = item.decl.as(EnumCaseDeclSyntax.self), isIndirect(group.modifiers) else { continue }
      for element in group.elements { indirect.insert(element.name.identifierText) }
    }
    return declaration.cases.filter { !indirect.contains($0.name) }.flatMap { $0.payload.map(\.type) }
  }

  private func isIndirect(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
  }

  // MARK: Classes

  private func checkSuperclass(_ declaration: NominalDeclaration) {
    guard let superclass = declaration.superclass?.nominal else { return }
    if isFinal(superclass) {
      error(.type(.finalClass(superclass.name)), at: declaration.place)
      // swiftc checks the members first.
      let end = declaration.detail?.syntax?.endPositionBeforeTrailingTrivia.utf8Offset
      if let end { rankLastProblem(at: end) }
    }
    for conformance in declaration.detail?.conformances ?? [] where !conformance.file.isLibrary {
      let one = conformance.protocolDeclaration
      // `@Observable` reports the same for each class.
      if !one.isLibrary, declares(superclass, one) {
        error(
          .type(.redundantConformance(declaration.declaredType.shown, to: one.name)), atOffset: conformance.offset)
      }
    }
  }

  /// True if a class, or one of its superclasses, declares conformance to the protocol.
  private func declares(_ declaration: NominalDeclaration, _ one: NominalDeclaration) -> Bool {
    if declaration.isLibrary { return false }
    let own = declaration.detail?.conformances.contains { $0.protocolDeclaration == one } ?? false
    return own || declaration.superclass?.nominal.map { declares($0, one) } ?? false
  }

  /// A subclass with its own designated initializers inherits none, so the required ones must be among them.
  private func checkRequiredInitializers(_ declaration: NominalDeclaration, _ details: NominalDetails) {
    guard let parent = declaration.superclass?.nominal, let header = details.syntax.flatMap({ TypeHeader($0) }) else {
      return
    }
    let own = initializers(of: declaration)
    for required in initializers(of: parent) where required.detail?.isRequired ?? false {
      // No one can call an unavailable one, so there is nothing to provide.
      if required.detail?.unavailable != nil { continue }
      guard let same = own.first(where: { $0.overridden == required || isSame($0, required) }) else {
        if required.isConvenience, declaration.detail?.inheritsConvenience ?? false { continue }
        // Without its own designated initializers, the class has an inherited one, or an error of its own.
        if own.contains(where: { !$0.isConvenience }) {
          error(
            .type(.requiredInitializer(required.fullName, of: parent.name)),
            atOffset: placeForInitializer(in: header.members))
          rankLastProblem(at: declaration.place.offset)
        }
        continue
      }
      if !(same.detail?.isRequired ?? false) {
        let isMarked = same.detail?.isOverride ?? false
        error(.override(isMarked ? .requiredUnmarked : .requiredMissing), at: same.place)
      }
    }
  }

  /// The line after the last initializer, where swiftc would insert the missing one.
  private func placeForInitializer(in members: MemberBlockSyntax) -> Int {
    let last = members.members.last { $0.decl.is(InitializerDeclSyntax.self) }
    let end = last?.endPositionBeforeTrailingTrivia ?? members.leftBrace.endPositionBeforeTrailingTrivia
    let rest = file.text.utf8.dropFirst(end.utf8Offset)
    return end.utf8Offset
      + (rest.firstIndex(of: UInt8(ascii: "\n")).map { rest.distance(from: rest.startIndex, to: $0) + 1 } ?? 0)
  }

  private func initializers(of declaration: NominalDeclaration) -> [FunctionDeclaration] {
    members(of: declaration, named: "init").compactMap { member in
      if case .function(let function) = member.kind { function } else { nil }
    }
  }

  private func isSame(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
    one.fullName == other.fullName && one.parameters.map(\.variable.type) == other.parameters.map(\.variable.type)
  }

  // MARK: weak and unowned

  /// Only references can be weak, and a weak one may become nil.
  func checkOwnership(of variable: VariableDeclaration, isClassBound: Bool = false) {
    guard variable.ownership != .strong else { return }
    let word = variable.ownership == .weak ? "weak" : "unowned"
    let type = variable.type.resolved
    if case .error = type { return }
    let held = type.wrapped ?? type
    if case .error = held { return }
    if isOpen, isUnknown(held) {
      variable.ownership = .strong
      return
    }
    if !isClassType(held) {
      if case .existential = held {
        if isClassBound { return }
        error(.modifier(.notClassBound(word, held.shown)), at: variable.place)
      } else {
        error(.modifier(.notAReference(word, held.shown)), at: variable.place)
      }
    } else if variable.ownership == .weak, type.wrapped == nil {
      error(.modifier(.weakNotOptional(optional(held).shown)), at: variable.place)
    }
  }
}
