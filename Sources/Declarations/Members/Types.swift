import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Declaring structs, enums, classes, actors, protocols and aliases.
extension DeclarationChecker {
  /// Declares the type's name, its generic parameters and nested types; the rest is resolved by `prepare`.
  package func declareType(_ syntax: DeclSyntax, parent: NominalDeclaration?) -> NominalDeclaration? {
    guard let header = TypeHeader(syntax) else { return nil }
    if let template = declareTemplate(syntax, header, parent: parent) { return template }
    let declaration = makeNominal(header.name.identifierText, header.kind, at: place(header.name), parent: parent)
    declaration.isLibrary = file.isLibrary
    noteCopyability(of: declaration, header)
    let bodyScope = Scope(parent: scope)
    var parameters = parent?.genericParameters ?? []
    if let written = header.genericParameters?.parameters {
      for parameter in written {
        let generic = makeGeneric(parameter)
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
    details.unavailable = unavailabilityOfType(header.attributes)
    details.isPropertyWrapper = header.attributeNames.contains("propertyWrapper")
    if let around = scope.typeContext, around.declaration == parent {
      details.requirementsAround = around.requirements
      declaration.isConditional = !around.requirements.isEmpty
    }
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
          if let initializer = node.initializer {
            // The default may be a member of an associated type that is declared after this one.
            afterAssociatedTypes(details) { [unowned self] in associated.defaultType = resolve(initializer.value) }
          }
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
    // The bounds of a generic parameter are looked up outside the type, whose members may have the same names.
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
        within(scope: headerScope) { resolveClause() }
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

  /// True if a macro that obsh does not have may add to the type. A macro may also write on the types that are nested
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

  package func declareAlias(_ node: TypeAliasDeclSyntax) -> TypeAlias {
    if let pack = PackTemplate.packs(of: node.genericParameterClause).first {
      return declareAliasTemplate(node, pack: pack)
    }
    let aliasScope = Scope(parent: scope)
    let currentFile = file
    let context = typeContext
    let alias = TypeAlias(name: node.name.identifierText) { [unowned self] alias in
      independently {
        within(scope: aliasScope, file: currentFile, environment: context?.environment ?? []) {
          let constraints = resolveConstraints(node.genericParameterClause, in: aliasScope)
          for requirement in constraints + (node.genericWhereClause.map { resolve($0) } ?? []) {
            attach(requirement) { alias.requirements.append($0) }
          }
          environment += alias.requirements
          return bounded(resolve(node.initializer.value), at: node.initializer.value)
        }
      }
    }
    alias.unavailable = unavailabilityOfType(node.attributes)
    alias.place = place(node.name)
    alias.access = AccessLevel(node.modifiers) ?? .internal
    if !file.isLibrary { input.bodies.append { _ = alias.type } }
    if let written = node.genericParameterClause?.parameters {
      for parameter in written {
        let generic = makeGeneric(parameter)
        alias.genericParameters.append(generic)
        aliasScope.declare(generic.name, .parameter(generic))
      }
    }
    return alias
  }

  /// The members of opaque values themselves, by which they meet requirements.
  private static let membersOfOpaque: Set<String> = ["id", "description", "hash", "hashValue", "==", "encode"]

  package func addMember(
    _ kind: Member.Kind, named name: String, to declaration: NominalDeclaration, context: TypeContext
  ) {
    guard let details = declaration.detail else { return }
    // `extension AcmeState: CustomStringConvertible` is about one of all the types that are opaque.
    if !file.isLibrary, isUnknown(declaration), Self.membersOfOpaque.contains(name) { return }
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
