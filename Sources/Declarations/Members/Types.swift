import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Declaring structs, enums, classes, actors, protocols and extensions.
extension DeclarationChecker {
  /// Declares the type's name, its generic parameters and nested types; the rest is resolved by `prepare`.
  package func declareType(_ syntax: DeclSyntax, parent: NominalDeclaration?) -> NominalDeclaration? {
    guard let header = TypeHeader(syntax) else { return nil }
    let declaration = makeNominal(header.name.identifierText, header.kind, at: place(header.name), parent: parent)
    declaration.isLibrary = file.isLibrary
    noteCopyability(of: declaration, header)
    let bodyScope = Scope(parent: scope)
    var parameters = parent?.genericParameters ?? []
    if let written = header.genericParameters?.parameters {
      for parameter in written {
        let generic = GenericParameter(name: parameter.name.text)
        parameters.append(generic)
        bodyScope.declare(generic.name, .parameter(generic))
      }
    }
    declaration.genericParameters = parameters
    let selfType: Type
    if header.kind == .protocolType {
      let selfParameter = GenericParameter(name: "Self")
      selfParameter.isNoncopyable = declaration.isNoncopyable
      selfParameter.protocols = [declaration]
      declaration.selfParameter = selfParameter
      selfType = .parameter(selfParameter)
    } else {
      selfType = declaration.declaredType
    }
    let context = TypeContext(declaration: declaration, selfType: selfType, requirements: [])
    bodyScope.typeContext = context
    let details = NominalDetails(outerScope: scope, bodyScope: bodyScope, context: context)
    details.syntax = syntax
    details.isPropertyWrapper = header.attributeNames.contains("propertyWrapper")
    if let around = scope.typeContext, around.declaration == parent { details.requirementsAround = around.requirements }
    declaration.scope = details
    for item in header.members.members {
      within(scope: bodyScope) {
        if let nested = declareType(item.decl, parent: declaration) {
          addMember(.type(nested), named: nested.name, to: declaration, context: context)
        } else if let alias = item.decl.as(TypeAliasDeclSyntax.self) {
          addMember(.alias(declareAlias(alias)), named: alias.name.identifierText, to: declaration, context: context)
        }
      }
    }
    let currentFile = file
    details.pending.append { [unowned self] in
      within(scope: bodyScope, file: currentFile, function: .some(nil), environment: details.requirementsAround) {
        resolveHeader(header, of: declaration, details: details)
      }
    }
    // After the header, since their conditions name inherited associated types.
    if header.kind == .protocolType { declareAssociatedTypes(header, of: declaration) }
    return declaration
  }

  private func declareAssociatedTypes(_ header: TypeHeader, of declaration: NominalDeclaration) {
    // The library's protocols are parsed member by member, but their associated types are needed immediately.
    var nodes = header.members.members.compactMap { $0.decl.as(AssociatedTypeDeclSyntax.self) }
    if declaration.isLibrary { nodes += libraryAssociatedTypes(of: declaration) }
    for node in nodes {
      let associated = AssociatedType(name: node.name.text, owner: declaration)
      declaration.associatedTypes.append(associated)
      guard let details = declaration.detail else { continue }
      let currentFile = file
      details.pending.append { [unowned self] in
        within(scope: details.bodyScope, file: currentFile, function: .some(nil), environment: []) {
          if let inherited = node.inheritanceClause {
            for entry in inherited.inheritedTypes {
              guard case .existential(let protocols, _, let arguments) = resolve(entry.type) else { continue }
              associated.protocols += protocols
              if let own = declaration.selfParameter {
                details.requirements += requirements(on: .member(.parameter(own), associated), by: arguments)
              }
            }
          }
          if let initializer = node.initializer { associated.defaultType = resolve(initializer.value) }
          guard let clause = node.genericWhereClause else { return }
          afterAssociatedTypes(details) { [unowned self] in
            details.requirements += resolve(clause)
          }
        }
      }
    }
  }

  /// The requirements of a protocol and of its associated types, which refer to members of those: `where A.Element ==
  /// Int`.
  private func afterAssociatedTypes(_ details: NominalDetails, _ work: @escaping () -> Void) {
    let (currentScope, currentFile, currentEnvironment) = (scope, file, environment)
    details.pending.append { [unowned self] in
      within(scope: currentScope, file: currentFile, function: .some(nil), environment: currentEnvironment, work)
    }
  }

  /// Completes the pending work before a type's members and conformances can be used.
  package func prepare(_ declaration: NominalDeclaration) {
    guard let details = declaration.detail, !details.isBeingPrepared else { return }
    // Later steps may need earlier ones, never the other way round.
    if details.pending.isEmpty { return }
    details.isBeingPrepared = true
    lookups.preparations += 1
    defer {
      details.isBeingPrepared = false
      lookups.preparations -= 1
    }
    while !details.pending.isEmpty {
      let work = details.pending.removeFirst()
      work()
    }
  }

  private func resolveHeader(_ header: TypeHeader, of declaration: NominalDeclaration, details: NominalDetails) {
    // What a generic parameter has to be is looked up outside of the type, whose members may have the same names.
    let headerScope = Scope(parent: details.outerScope)
    headerScope.names = details.bodyScope.names
    details.requirements += within(scope: headerScope) { resolveConstraints(header.genericParameters, in: headerScope) }
    addConformances(header.inheritance, to: declaration, context: details.context)
    if header.kind == .actor, let actor = libraryType("Actor") {
      details.conformances.append(
        DeclaredConformance(
          protocolDeclaration: actor, requirements: [], context: details.context, offset: 0, file: file))
      noteChange(of: declaration)
    }
    if let clause = header.whereClause {
      func resolveClause() {
        for requirement in resolve(clause) { attach(requirement, fallback: { details.requirements.append($0) }) }
      }
      if header.kind == .protocolType {
        refine(declaration, by: clause)
        afterAssociatedTypes(details, resolveClause)
      } else {
        resolveClause()
      }
    }
    if header.isObservable {
      applyObservable(header, to: declaration, details: details)
    } else {
      refuseTracked(header)
    }
    if isOpen, hasUnseenMacro(declaration) { details.isOpenEnded = true }
    details.hasDynamicMembers = header.attributeNames.contains("dynamicMemberLookup")
    details.isDynamicCallable = header.attributeNames.contains("dynamicCallable")
    details.isGlobalActor = header.attributeNames.contains("globalActor")
    details.globalActor = globalActor(among: header.attributeNames)
  }

  /// Whether a macro that obsh does not have may add to the type. A macro may also write on the types that are nested
  /// in its own: `@Reducer` makes the actions of a reducer ones with case paths.
  private func hasUnseenMacro(_ declaration: NominalDeclaration) -> Bool {
    var current: NominalDeclaration? = declaration
    while let one = current {
      let names = one.detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames ?? []
      if names.contains(where: isUnseenMacro) { return true }
      current = one.parent
    }
    return false
  }

  /// Inline constraints, `<T: P>`; returns those that cannot be stored in the parameter.
  func resolveConstraints(_ clause: GenericParameterClauseSyntax?, in scope: Scope) -> [Requirement] {
    guard let clause else { return [] }
    var requirements: [Requirement] = []
    for node in clause.parameters {
      guard let constraint = node.inheritedType, case .parameter(let parameter)? = scope.names[node.name.text]?.first
      else { continue }
      if constraint.namesAnyObject { parameter.mustBeClass = true }
      if constraint.suppressesCopyable { parameter.isNoncopyable = true }
      requirements += constrain(parameter, to: resolve(constraint), at: constraint)
    }
    for node in clause.genericWhereClause.map({ resolve($0) }) ?? [] { attach(node) { requirements.append($0) } }
    return requirements
  }

  private func constrain(
    _ parameter: GenericParameter, to constraint: Type, at node: some SyntaxProtocol
  ) -> [Requirement] {
    switch constraint {
    case .existential(let protocols, let superclass, let arguments):
      parameter.protocols += protocols
      if superclass == .anyObject {
        parameter.mustBeClass = true
      } else if let superclass {
        parameter.superclass = superclass
      }
      return requirements(on: .parameter(parameter), by: arguments)
    case .nominal(let declaration, _) where declaration.isClass: parameter.superclass = constraint
    case .anyObject: parameter.mustBeClass = true
    case .error: break
    case .nominal(let declaration, _) where isUnknown(declaration): parameter.isOpenEnded = true
    default:
      error(.type(.parameterConstraint(Type.parameter(parameter).shown, constraint.shown)), at: node)
    }
    return []
  }

  /// A requirement on a declaration's own parameter is stored in the parameter; others go to `fallback`.
  func attach(_ requirement: Requirement, fallback: (Requirement) -> Void) {
    switch requirement {
    case .conforms(.parameter(let parameter), let declaration): parameter.protocols.append(declaration)
    case .inherits(.parameter(let parameter), let type): parameter.superclass = type
    case .isClass(.parameter(let parameter)): parameter.mustBeClass = true
    default: fallback(requirement)
    }
  }

  /// Orders the requirements so that a conformance precedes those that depend on it: `where ID == Data.Element.ID,
  /// Data.Element: Identifiable`.
  private func inOrderOfUse(_ requirements: GenericRequirementListSyntax) -> [GenericRequirementSyntax] {
    var ordered: [GenericRequirementSyntax] = []
    for node in requirements {
      var index = ordered.endIndex
      if case .conformanceRequirement(let conformance) = node.requirement {
        let member = conformance.leftType.writtenText + "."
        index = ordered.firstIndex { $0.writtenText.contains(member) } ?? index
      }
      ordered.insert(node, at: index)
    }
    return ordered
  }

  func resolve(_ clause: GenericWhereClauseSyntax) -> [Requirement] {
    // Each requirement may depend on the previous ones: `where Index: Strideable, Index.Stride == Int`.
    let saved = environment
    defer { environment = saved }
    var result: [Requirement] = []
    for node in inOrderOfUse(clause.requirements) {
      environment = saved + result
      switch node.requirement {
      case .conformanceRequirement(let conformance):
        let left = resolve(conformance.leftType)
        if case .parameter(let parameter) = left, conformance.rightType.suppressesCopyable {
          parameter.isNoncopyable = true
        }
        switch resolve(conformance.rightType) {
        case .existential(let protocols, let superclass, let arguments):
          result += protocols.map { .conforms(left, $0) } + requirements(on: left, by: arguments)
          if let superclass { result.append(superclass == .anyObject ? .isClass(left) : .inherits(left, superclass)) }
        case .nominal(let declaration, let arguments) where declaration.isClass:
          result.append(.inherits(left, .nominal(declaration, arguments)))
        case .anyObject:
          result.append(.isClass(left))
        default: continue
        }
      case .sameTypeRequirement(let same):
        if case .type(let left) = same.leftType, case .type(let right) = same.rightType {
          result.append(.same(resolve(left), resolve(right)))
        }
      case .layoutRequirement: continue
      }
    }
    return result
  }

  /// True if the first inherited type is, by its name, a class of one of Apple's frameworks. Such classes are objects
  /// of Foundation, with their identity and their `init()`.
  private func isClassOfApple(_ entry: InheritedTypeSyntax) -> Bool {
    guard entry.parent?.as(InheritedTypeListSyntax.self)?.first?.id == entry.id,
      let name = entry.type.as(IdentifierTypeSyntax.self)?.name.text, name.prefix(while: \.isUppercase).count > 2
    else { return false }
    return !["Delegate", "DataSource", "Protocol", "ing", "able"].contains { name.hasSuffix($0) }
  }

  /// Superclass, protocols, raw type.
  package func addConformances(
    _ clause: InheritanceClauseSyntax?, to declaration: NominalDeclaration, context: TypeContext
  ) {
    guard let clause, let details = declaration.detail else { return }
    for entry in clause.inheritedTypes {
      // `protocol P: class` is an old way to write AnyObject.
      let type = entry.type.is(ClassRestrictionTypeSyntax.self) ? .anyObject : resolve(entry.type)
      if isOpen, isUnknown(type) {
        details.isOpenEnded = true
        if isClassOfApple(entry), declaration.isClass, declaration.superclass == nil {
          declaration.superclass = libraryNominal("NSObject")
        }
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
          if one.isLibrary, one.name == "Copyable", declaration.isNoncopyable {
            declaration.isCopyableByArguments = true
            continue
          }
          if let last = cycle(of: declaration, refining: one) {
            error(.type(.refinesItself(last.name)), at: last.place)
          } else if declaration.kind == .protocolType {
            declaration.inheritedProtocols.append(one)
            inheritBounds(of: one, by: declaration)
          } else {
            details.conformances.removeAll { $0.isImplied && $0.protocolDeclaration == one }
            if !file.isLibrary, let other = details.conformances.first(where: { $0.protocolDeclaration == one }) {
              let type = declaration.declaredType.shown
              if other.requirements.isEmpty, context.requirements.isEmpty {
                error(.type(.redundantConformance(type, to: one.name)), at: entry.type)
                continue
              } else if !other.file.isLibrary {
                error(.type(.conflictingConformance(type, to: one.name)), at: entry.type)
                continue
              }
            }
            details.conformances.append(
              DeclaredConformance(
                protocolDeclaration: one, requirements: context.requirements, context: context,
                offset: entry.type.positionAfterSkippingLeadingTrivia.utf8Offset, file: file))
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
        } else if other.kind == .actor || declaration.kind == .actor {
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

  /// `protocol Scoped where Self: Atom` is equivalent to `protocol Scoped: Atom`.
  private func refine(_ declaration: NominalDeclaration, by clause: GenericWhereClauseSyntax) {
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

  /// Adds the bounds of a protocol to the protocols that refine it.
  private func inheritBounds(of one: NominalDeclaration, by declaration: NominalDeclaration) {
    guard !one.isLibrary, let own = declaration.selfParameter else { return }
    prepare(one)
    guard let inherited = one.selfParameter else { return }
    own.mustBeClass = own.mustBeClass || inherited.mustBeClass
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

  // MARK: Extensions

  /// The context of an extension: its `Self`, with same-type requirements applied, and its conditions.
  package func extensionContext(_ node: ExtensionDeclSyntax) -> (TypeContext, Scope)? {
    guard let (declaration, extended, associated) = resolveExtended(node.extendedType) else { return nil }
    prepare(declaration)
    guard let details = declaration.detail else { return nil }
    let bodyScope = Scope(parent: scope)
    for parameter in declaration.genericParameters { bodyScope.declare(parameter.name, .parameter(parameter)) }
    // Names in the where clause are resolved inside the type.
    bodyScope.typeContext = details.context
    let written = within(scope: bodyScope, environment: details.requirementsAround) {
      node.genericWhereClause.map { resolve($0) } ?? []
    }
    let requirements = self.requirements(on: details.context.selfType, by: associated) + written
    var selfType = details.context.selfType
    var substitution: Substitution = [:]
    for case .same(.parameter(let parameter), let type) in requirements { substitution[parameter] = type }
    if declaration.kind != .protocolType { selfType = selfType.substituting(substitution) }
    if !extended.isEmpty {
      // `extension Array<Int>`, `extension Bool?`
      selfType = .nominal(declaration, extended)
      let same = zip(declaration.genericParameters, extended).map { Requirement.same(.parameter($0), $1) }
      let context = TypeContext(declaration: declaration, selfType: selfType, requirements: requirements + same)
      bodyScope.typeContext = context
      return (context, bodyScope)
    }
    let context = TypeContext(declaration: declaration, selfType: selfType, requirements: requirements)
    bodyScope.typeContext = context
    return (context, bodyScope)
  }

  /// The extended declaration, and its arguments if the extension is restricted to them: `extension Array<Int>`,
  /// `extension Collection<Int>`.
  private func resolveExtended(
    _ syntax: TypeSyntax
  ) -> (NominalDeclaration, arguments: [Type], associated: [AssociatedArgument])? {
    if let identifier = syntax.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
      switch lookUpTypeName(identifier.name.identifierText) {
      case .type(let declaration): return (declaration, [], [])
      case .alias(let alias): return alias.type.nominal.map { ($0, Self.arguments(of: alias), []) }
      default: break
      }
      reportUnknownType(identifier.name.text, at: syntax)
      return nil
    }
    switch resolve(syntax) {
    case .nominal(let declaration, let arguments):
      // The enclosing type has its own parameters: `extension Outer.Inner`.
      return (declaration, arguments.contains(where: \.hasTypeVariables) || isUnbound(syntax) ? [] : arguments, [])
    case .existential(let protocols, _, let associated) where protocols.count == 1:
      return (protocols[0], [], associated)
    case .error: return nil
    case let type:
      error(.type(.notExtensible(type.shown)), at: syntax)
      return nil
    }
  }

  /// True for a type without arguments: `Swift.Array`, `Outer.Inner`.
  private func isUnbound(_ syntax: TypeSyntax) -> Bool {
    guard let member = syntax.as(MemberTypeSyntax.self) else { return false }
    return member.genericArgumentClause == nil
      && member.baseType.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil
  }

  /// `typealias Words = [String]` fixes the arguments of the extended type; a generic alias does not.
  private static func arguments(of alias: TypeAlias) -> [Type] {
    guard alias.genericParameters.isEmpty, case .nominal(_, let arguments) = alias.type else { return [] }
    return arguments
  }

  package func declareAlias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    let aliasScope = Scope(parent: scope)
    let currentFile = file
    let context = typeContext
    let alias = TypeAlias(name: node.name.identifierText) { [unowned self] in
      independently {
        within(scope: aliasScope, file: currentFile, environment: context?.environment ?? []) {
          for requirement in resolveConstraints(node.genericParameterClause, in: aliasScope) {
            attach(requirement) { _ in }
          }
          for requirement in node.genericWhereClause.map({ resolve($0) }) ?? [] { attach(requirement) { _ in } }
          return bounded(resolve(node.initializer.value), at: node.initializer.value)
        }
      }
    }
    if !file.isLibrary { input.bodies.append { _ = alias.type } }
    if let written = node.genericParameterClause?.parameters {
      for parameter in written {
        let generic = GenericParameter(name: parameter.name.text)
        alias.genericParameters.append(generic)
        aliasScope.declare(generic.name, .parameter(generic))
      }
    }
    return alias
  }

  package func addMember(
    _ kind: Member.Kind, named name: String, to declaration: NominalDeclaration, context: TypeContext
  ) {
    guard let details = declaration.detail else { return }
    details.members[name, default: []].append(Member(kind: kind, context: context))
    noteChange(of: declaration)
    if !file.isLibrary {
      details.memberNamesInOrder.append(name)
      if case .function(let function) = kind, function.isOperator {
        memberOperators[name, default: []].append(function)
        input.undo.append { [unowned self] in _ = memberOperators[name]?.popLast() }
      }
      input.undo.append { [unowned self] in
        lookups.forget()
        _ = details.members[name]?.popLast()
        _ = details.memberNamesInOrder.popLast()
      }
    }
  }
}

/// The part that the five kinds of type declaration share.
package struct TypeHeader {
  package let name: TokenSyntax
  package let kind: NominalDeclaration.Kind
  let genericParameters: GenericParameterClauseSyntax?
  let inheritance: InheritanceClauseSyntax?
  let whereClause: GenericWhereClauseSyntax?
  package let members: MemberBlockSyntax
  package let attributes: AttributeListSyntax
  package let keyword: TokenSyntax

  package init?(_ syntax: DeclSyntax) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      (name, kind, genericParameters) = (node.name, .structure, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.structKeyword)
    case .classDecl(let node):
      (name, kind, genericParameters) = (node.name, .classType, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.classKeyword)
    case .enumDecl(let node):
      (name, kind, genericParameters) = (node.name, .enumeration, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.enumKeyword)
    case .actorDecl(let node):
      (name, kind, genericParameters) = (node.name, .actor, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.actorKeyword)
    case .protocolDecl(let node):
      (name, kind, genericParameters) = (node.name, .protocolType, nil)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.protocolKeyword)
    default: return nil
    }
  }

  package var attributeNames: [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText }
  }
  var isObservable: Bool { attributeNames.contains("Observable") }
}

extension TypeSyntax {
  /// `AnyObject & P`
  fileprivate var namesAnyObject: Bool {
    self.as(CompositionTypeSyntax.self)?.elements.contains { $0.type.trimmedDescription == "AnyObject" } ?? false
  }
}
