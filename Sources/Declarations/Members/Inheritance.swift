import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Superclasses, protocols and raw types in inheritance clauses.
extension DeclarationChecker {
  /// True if the first inherited type is, by its name, a class of one of Apple's frameworks. Such classes are objects
  /// of Foundation, with their identity and their `init()`.
  private func isClassOfApple(_ entry: InheritedTypeSyntax) -> Bool {
    guard entry.parent?.as(InheritedTypeListSyntax.self)?.first?.id == entry.id,
      let name = entry.type.as(IdentifierTypeSyntax.self)?.name.text, name.prefix(while: \.isUppercase).count > 2
    else { return false }
    return !["Delegate", "DataSource", "Protocol", "ing", "able"].contains { name.hasSuffix($0) }
  }

  /// The type of the literals in an enum whose first inherited type is one that obsh lacks: the raw type.
  private func typeOfRawValues(_ entry: InheritedTypeSyntax) -> Type? {
    guard let list = entry.parent?.as(InheritedTypeListSyntax.self), list.first?.id == entry.id,
      let node = list.parent?.parent?.as(EnumDeclSyntax.self)
    else { return nil }
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    guard let value = cases.lazy.compactMap(\.rawValue?.value).first else { return nil }
    return switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .prefixOperatorExpr: libraryNominal("Int")
    case .floatLiteralExpr: libraryNominal("Double")
    case .stringLiteralExpr: libraryNominal("String")
    default: nil
    }
  }

  /// The keys of a codable type must be coding keys, so a protocol that obsh lacks inherits from `CodingKey`:
  /// `enum CodingKeys: String, CodingTableKey`.
  private func addCodingKey(
    to declaration: NominalDeclaration, _ details: NominalDetails, context: TypeContext, _ entry: InheritedTypeSyntax
  ) {
    guard declaration.kind == .enumeration, declaration.name == "CodingKeys", let key = libraryType("CodingKey"),
      !details.conformances.contains(where: { $0.protocolDeclaration == key })
    else { return }
    details.conformances.append(
      DeclaredConformance(
        protocolDeclaration: key, requirements: context.requirements, context: context,
        offset: entry.type.positionAfterSkippingLeadingTrivia.utf8Offset, file: file))
  }

  /// The scope in which inherited types are looked up: outside the type, whose members may have the same names, as in
  /// `extension Array: Index` with a protocol `Index`. The generic parameters are visible.
  private func scopeOfInheritance(of declaration: NominalDeclaration) -> Scope {
    guard declaration.kind != .protocolType, scope.typeContext?.declaration == declaration else { return scope }
    let outside = Scope(parent: scope.parent)
    outside.names = scope.names
    return outside
  }

  /// Superclass, protocols, raw type.
  package func addConformances(
    _ clause: InheritanceClauseSyntax?, to declaration: NominalDeclaration, context: TypeContext
  ) {
    guard let clause, let details = declaration.detail else { return }
    if declaration.kind == .protocolType { inheritConstrained(clause, by: declaration) }
    let outside = scopeOfInheritance(of: declaration)
    for entry in clause.inheritedTypes {
      // `protocol P: class` is an old way to write AnyObject.
      let type =
        entry.type.is(ClassRestrictionTypeSyntax.self) ? .anyObject : within(scope: outside) { resolve(entry.type) }
      if isOpen, isUnknown(type) {
        details.isOpenEnded = true
        // The protocol inherits from a class, unless values conform to it.
        if !details.hasConformingValues { declaration.selfParameter?.mustBeClass = true }
        if isClassOfApple(entry), declaration.isClass, declaration.superclass == nil {
          declaration.superclass = libraryNominal("NSObject")
        }
        if let rawType = typeOfRawValues(entry) {
          noteRawType(rawType, of: declaration, details)
          details.rawTypePlace = place(entry.type)
        }
        addCodingKey(to: declaration, details, context: context, entry)
        continue
      }
      switch type {
      case .existential(let protocols, let superclass, let arguments):
        if superclass == .anyObject {
          declaration.selfParameter?.mustBeClass = true
        } else if let superclass {
          let own = declaration.selfParameter
          if let own { own.superclass = superclass } else { declaration.superclass = superclass }
        }
        if let own = declaration.selfParameter {
          details.requirements += requirements(on: .parameter(own), by: arguments)
        }
        for one in protocols {
          if isOpen { noteConformingValues(of: declaration, to: one) }
          if one.isLibrary, one.name == "Copyable", declaration.isNoncopyable {
            declaration.isCopyableByArguments = true
            continue
          }
          if let last = cycle(of: declaration, refining: one) {
            error(.type(.refinesItself(last.name)), at: last.place)
          } else if declaration.kind == .protocolType {
            if !declaration.inheritedProtocols.contains(one) { declaration.inheritedProtocols.append(one) }
            inheritBounds(of: one, by: declaration)
          } else {
            details.conformances.removeAll { $0.isImplied && $0.protocolDeclaration == one }
            if !file.isLibrary, let other = details.conformances.first(where: { $0.protocolDeclaration == one }),
              !isOfUnseenModule(other.file)
            {
              let type = declaration.declaredType.shown
              if other.requirements.isEmpty, context.requirements.isEmpty {
                error(.type(.redundantConformance(type, to: one.name)), at: entry.type)
                continue
              } else if !other.file.isLibrary {
                error(.type(.conflictingConformance(type, to: one.name)), at: entry.type)
                continue
              }
            }
            var conformance = DeclaredConformance(
              protocolDeclaration: one, requirements: context.requirements, context: context,
              offset: entry.type.positionAfterSkippingLeadingTrivia.utf8Offset, file: file)
            note(entry, in: &conformance)
            details.conformances.append(conformance)
            noteChange(of: declaration)
            // Declarations of the library stay, whichever input has named them first.
            if !file.isLibrary {
              input.undo.append { [unowned self] in
                lookups.forget()
                let own = details.conformances.lastIndex { $0.protocolDeclaration == one && !$0.file.isLibrary }
                if let own { details.conformances.remove(at: own) }
              }
            }
          }
        }
      case .nominal(let other, _) where other.isClass && declaration.isClass:
        if declaration.superclass != nil {
          error(.type(.multipleInheritance((declaration.superclass ?? .error).shown, type.shown)), at: entry.type)
        } else if other.kind == .actor || declaration.kind == .actor && !isRootOfActors(other) {
          error(.type(.actorInherits), at: declaration.place)
          if declaration.kind != .actor {
            error(.type(.notAnActor(declaration.name)), at: declaration.place)
          }
        } else if let first = cycle(of: declaration, through: other) {
          error(.type(.inheritsItself(first.name)), at: first.place)
        } else {
          declaration.superclass = type
        }
      case .anyObject: declaration.selfParameter?.mustBeClass = true
      case .nominal(let other, _) where other.isClass && declaration.kind == .protocolType:
        bound(declaration, by: type, at: entry.type)
      case .error: break
      case .nominal where declaration.kind == .enumeration:
        noteRawType(type, of: declaration, details)
        details.rawTypePlace = place(entry.type)
      default:
        reportInheritance(entry, type, declaration)
      }
    }
  }

  /// Inherits from protocols with arguments before the arguments are resolved: they may be associated types of these
  /// protocols, as in `protocol Hosting<Content>: Updating<Self.Content>`.
  private func inheritConstrained(_ clause: InheritanceClauseSyntax, by declaration: NominalDeclaration) {
    for entry in clause.inheritedTypes {
      guard let type = entry.type.as(IdentifierTypeSyntax.self), type.genericArgumentClause != nil,
        case .type(let one)? = lookUpTypeName(type.name.identifierText), one.kind == .protocolType,
        cycle(of: declaration, refining: one) == nil
      else { continue }
      declaration.inheritedProtocols.append(one)
    }
  }

  /// True for `NSObject`, the only class that an actor may inherit from (SE-0306).
  private func isRootOfActors(_ declaration: NominalDeclaration) -> Bool {
    declaration.place.file.isLibrary && declaration.name == "NSObject"
  }

  /// Records the attributes of a conformance: `@unchecked Sendable`, `@MainActor Equatable`.
  private func note(_ entry: InheritedTypeSyntax, in conformance: inout DeclaredConformance) {
    for case .attribute(let attribute) in entry.type.as(AttributedTypeSyntax.self)?.attributes ?? [] {
      switch attribute.attributeName.writtenText {
      case "unchecked": conformance.isUnchecked = true
      case "preconcurrency": conformance.isIsolated = true
      case let name: conformance.isIsolated = conformance.isIsolated || globalActor(named: name) != nil
      }
    }
    guard let node = entry.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return }
    conformance.isUnavailable = node.attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      return attribute.attributeName.writtenText == "available"
        && attribute.arguments?.writtenText.contains("unavailable") ?? false
    }
  }

  /// `protocol Scoped where Self: Atom` is equivalent to `protocol Scoped: Atom`.
  func refine(_ declaration: NominalDeclaration, by clause: GenericWhereClauseSyntax) {
    for requirement in clause.requirements {
      guard case .conformanceRequirement(let node) = requirement.requirement, node.leftType.writtenText == "Self" else {
        continue
      }
      switch resolve(node.rightType) {
      case .existential(let protocols, _, _):
        for one in protocols where !declaration.inheritedProtocols.contains(one) {
          guard cycle(of: declaration, refining: one) == nil else { continue }
          declaration.inheritedProtocols.append(one)
          inheritBounds(of: one, by: declaration)
        }
      case .nominal(let other, let arguments) where other.isClass:
        bound(declaration, by: .nominal(other, arguments), at: node.rightType)
      default: break
      }
    }
  }

  /// `protocol Tappable: View`: only `View` and its subclasses can conform.
  private func bound(_ declaration: NominalDeclaration, by type: Type, at node: TypeSyntax) {
    guard let own = declaration.selfParameter else { return }
    if let known = own.superclass {
      error(.type(.multipleInheritance(known.shown, type.shown)), at: node)
      return
    }
    own.superclass = type
  }

  /// A protocol of opened code that inherits from something opaque is taken to be for classes until a value type
  /// conforms to it.
  private func noteConformingValues(of declaration: NominalDeclaration, to one: NominalDeclaration) {
    guard !one.isLibrary, !isUnknown(declaration), declaration.kind == .structure || declaration.kind == .enumeration
    else { return }
    for each in allProtocols([one]) where !each.isLibrary {
      each.detail?.hasConformingValues = true
      // The bound may come from a protocol that it refines.
      if allProtocols([each]).contains(where: { $0.detail?.isOpenEnded ?? false }) {
        each.selfParameter?.mustBeClass = false
      }
    }
  }

  /// Adds the bounds of a protocol to the protocols that refine it.
  private func inheritBounds(of one: NominalDeclaration, by declaration: NominalDeclaration) {
    guard !one.isLibrary, let own = declaration.selfParameter else { return }
    prepare(one)
    guard let inherited = one.selfParameter else { return }
    let hasValues = declaration.detail?.hasConformingValues ?? false
    own.mustBeClass = own.mustBeClass || inherited.mustBeClass && !hasValues
    own.superclass = own.superclass ?? inherited.superclass
  }

  /// The first of the classes that would form an inheritance cycle if `declaration` inherited from `superclass`.
  private func cycle(of declaration: NominalDeclaration, through superclass: NominalDeclaration) -> NominalDeclaration?
  {
    var passed = [declaration]
    var current: NominalDeclaration? = superclass
    while let one = current, one != declaration {
      // Another cycle, which does not contain this class.
      if passed.contains(one) { return nil }
      passed.append(one)
      current = one.superclass?.nominal
    }
    return current == nil ? nil : passed.min { $0.number < $1.number }
  }

  /// The last of the protocols that would form a cycle if `declaration` refined `other`.
  private func cycle(of declaration: NominalDeclaration, refining other: NominalDeclaration) -> NominalDeclaration? {
    if other == declaration { return declaration }
    guard declaration.kind == .protocolType, !other.isLibrary else { return nil }
    var passed: Set<NominalDeclaration> = [other]
    var pending = [other]
    while let one = pending.popLast() {
      for inherited in one.inheritedProtocols {
        if inherited == declaration { return other.number > declaration.number ? other : declaration }
        if passed.insert(inherited).inserted { pending.append(inherited) }
      }
    }
    return nil
  }

  /// Reports an inherited type that is not allowed: only classes and protocols can inherit from a class.
  private func reportInheritance(_ entry: InheritedTypeSyntax, _ type: Type, _ declaration: NominalDeclaration) {
    if let node = entry.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) {
      error(.type(.inheritedByExtension(type.shown)), at: node)
    } else {
      let allowsClass = declaration.isClass || declaration.kind == .protocolType
      error(.type(.inherited(type.shown, allowsClass: allowsClass)), at: declaration.place)
    }
  }
}
