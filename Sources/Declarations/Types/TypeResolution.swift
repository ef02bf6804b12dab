import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Resolves a written type to a `Type`.
extension DeclarationChecker {
  package func resolve(_ syntax: TypeSyntax) -> Type { openly { resolveWritten(syntax) } }

  func resolveWritten(_ syntax: TypeSyntax) -> Type {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return resolveIdentifier(node)
    case .memberType(let node): return resolveMember(node)
    case .optionalType(let node): return optional(resolve(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): return optional(resolve(node.wrappedType))
    case .arrayType(let node):
      let element = resolve(node.element)
      if let declaration = libraryType("Array") { requireCopyable(declaration, [element], at: node) }
      return libraryNominal("Array", [element])
    case .dictionaryType(let node):
      let key = resolve(node.key)
      let value = resolve(node.value)
      if let declaration = libraryType("Dictionary") { _ = requireConditions(of: declaration, [key, value], at: node) }
      return libraryNominal("Dictionary", [key, value])
    case .tupleType(let node):
      let elements = node.elements.map { element in
        let label = element.firstName?.identifierText
        return TupleElement(label: label == "_" ? nil : label, type: resolve(element.type))
      }
      if elements.count == 1 {
        if elements[0].label != nil, let label = node.elements.first?.firstName {
          error(.literal(.labeledSingleTuple), at: label)
          return .error
        }
        return elements[0].type
      }
      if hasRepeats(elements.map(\.label)) { error(.type(.repeatedLabel), at: node) }
      return .tuple(elements)
    case .functionType(let node): return resolveFunction(node)
    case .attributedType(let node): return isolated(resolve(node.baseType), by: node)
    case .someOrAnyType(let node): return resolveSomeOrAny(node)
    case .compositionType(let node): return composition(of: node.elements.map { resolve($0.type) }, at: node)
    case .metatypeType(let node): return .metatype(resolve(node.baseType))
    case .inlineArrayType(let node): return inlineArray(node)
    // Adds no requirement: the declarations that contain it record it themselves.
    case .suppressedType: return .any
    case .classRestrictionType:
      error(.type(.classConstraint), at: syntax)
      return .error
    default:
      unsupported(.type(syntax.writtenText), at: syntax)
      return .error
    }
  }

  /// True if two elements of a tuple have the same label.
  package func hasRepeats(_ labels: [String?]) -> Bool {
    let written = labels.compactMap { $0 }
    return Set(written).count < written.count
  }

  package func optional(_ type: Type) -> Type { libraryNominal("Optional", [type]) }

  package func libraryNominal(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let declaration = libraryType(name) else { return .error }
    return .nominal(declaration, arguments)
  }

  /// Checks that the arguments of a type satisfy its parameters' constraints, as far as that is known here.
  func requireConditions(
    of declaration: NominalDeclaration, _ arguments: [Type], at node: some SyntaxProtocol
  ) -> Bool {
    guard !file.isLibrary else { return true }
    prepare(declaration)
    requireCopyable(declaration, arguments, at: node)
    inferRequirements(of: declaration, arguments)
    let pairs = zip(declaration.genericParameters.suffix(arguments.count), arguments).filter { parameter, argument in
      (!parameter.protocols.isEmpty || parameter.superclass != nil) && !argument.hasTypeVariables
    }
    if pairs.isEmpty { return true }
    if function != nil {
      let errors = errorCount
      for (parameter, argument) in pairs { require(argument, of: parameter, declaration.name, at: node) }
      return errorCount == errors
    }
    guard input.checkedArguments.insert(node.id).inserted else { return true }
    let currentFile = file
    let currentScope = scope
    let currentEnvironment = environment
    // A type declared in the same input may not be complete yet.
    input.bodies.append { [unowned self] in
      within(scope: currentScope, file: currentFile, environment: currentEnvironment) {
        for (parameter, argument) in pairs { require(argument, of: parameter, declaration.name, at: node) }
      }
    }
    return true
  }

  /// The same for a type alias. A parameter in the place of an argument gets the constraints instead.
  private func requireConditions(of alias: TypeAlias, _ arguments: [Type], at node: some SyntaxProtocol) {
    let pairs = zip(alias.genericParameters, arguments).filter { parameter, argument in
      !parameter.protocols.isEmpty && !argument.hasTypeVariables && !argument.isAbstract
    }
    guard !pairs.isEmpty, !file.isLibrary, !isOpen, input.checkedArguments.insert(node.id).inserted else { return }
    let (currentFile, currentScope, currentEnvironment) = (file, scope, environment)
    input.bodies.append { [unowned self] in
      within(scope: currentScope, file: currentFile, environment: currentEnvironment) {
        for (parameter, argument) in pairs { require(argument, of: parameter, alias.name, at: node) }
      }
    }
  }

  /// A noncopyable type can be the argument only for parameters that allow it.
  private func requireCopyable(_ declaration: NominalDeclaration, _ arguments: [Type], at node: some SyntaxProtocol) {
    guard usesOwnership, !file.isLibrary else { return }
    for (parameter, argument) in zip(declaration.genericParameters.suffix(arguments.count), arguments)
    where !parameter.isNoncopyable && isNoncopyable(argument) {
      error(.generics(.notConforming(argument.shown, to: "Copyable")), at: node)
    }
  }

  private func require(
    _ argument: Type, of parameter: GenericParameter, _ name: String, at node: some SyntaxProtocol
  ) {
    if case .error = argument { return }
    if isTakenToConform(argument) { return }
    if let missing = parameter.protocols.first(where: { !conforms(argument, to: $0) }) {
      if case .existential(let protocols, _, _) = argument, allProtocols(protocols).contains(missing) {
        error(unmetProblem(argument, missing, of: .unnamed), at: node)
      } else {
        // `Set<[Any]>`: the error is about the element.
        let (part, needed) = innermostUnmet(argument, missing)
        error(.generics(.notConforming(part.shown, to: needed.name)), at: node)
        if part != argument {
          error(.generics(.unmet(.named(name), .conforms(part.shown, needed.name))), at: node)
        }
      }
    } else if let superclass = parameter.superclass, !isSubclass(argument, of: superclass) {
      error(.generics(.unmet(.named(name), .inherits(argument.shown, superclass.shown))), at: node)
    }
  }

  /// A type that no module declares.
  static func typeOfLanguage(_ name: String) -> Type? {
    switch name {
    case "Any": .any
    case "AnyObject": .anyObject
    case "Void": .void
    default: nil
    }
  }

  private func resolveIdentifier(_ node: IdentifierTypeSyntax) -> Type {
    let name = node.name.identifierText
    let arguments = node.genericArgumentClause.map { clause in
      clause.arguments.map { typeArgument($0) ?? .error }
    }
    if let type = Self.typeOfLanguage(node.name.text) { return type }
    switch node.name.text {
    case "Self":
      if let context = typeContext { return context.selfType }
      error(.member(.selfOfGlobal), at: node)
      return .error
    case "_": return makeVariable()
    default: break
    }
    guard let entity = lookUpTypeName(name, hasArguments: arguments != nil) else {
      reportUnknownType(name, at: node)
      return .error
    }
    return applied(entity, to: arguments, name: name, at: node)
  }

  /// Types are trees, which a few lines can make as large as memory: `typealias B = (A, A)`, `typealias C = (B, B)`…
  private static let largestType = 10_000

  /// The type, unless it has too many parts to be processed.
  package func bounded(_ type: Type, at node: some SyntaxProtocol) -> Type {
    guard type.hasMoreParts(than: Self.largestType) else { return type }
    error(.grammar(.tooComplexInput), at: node)
    return .error
  }

  /// A named type with the arguments that follow it.
  package func applied(_ entity: Entity, to arguments: [Type]?, name: String, at node: some SyntaxProtocol) -> Type {
    reportUnavailable(entity, at: node)
    switch entity {
    case .parameter(let parameter): return substitutedParameter(parameter)
    case .alias(var alias):
      if let instance = alias.instance, let arguments {
        guard let made = instance(arguments.count) else {
          unsupported(.packs, at: node)
          return .error
        }
        alias = made
      }
      let type = alias.type
      if !name.hasPrefix("_") { input.aliasUses += 1 }
      if type.hasMoreParts(than: Self.largestType) { return .error }
      if let arguments, arguments.count != alias.genericParameters.count {
        reportArguments(arguments.count, of: alias, at: node)
        return .error
      }
      guard !alias.genericParameters.isEmpty else { return type }
      let given = arguments ?? alias.genericParameters.map { makeArgumentVariable(for: $0) }
      inferRequirements(of: alias, given)
      if let arguments { requireConditions(of: alias, arguments, at: node) }
      let substituted = type.substituting(
        Dictionary(zip(alias.genericParameters, given), uniquingKeysWith: { first, _ in first }))
      return bounded(substituted, at: node)
    case .type(let declaration):
      if declaration.kind == .protocolType { return parameterized(declaration, by: arguments ?? [], at: node) }
      switch declaration.detail?.packs {
      case .template(let template)?: return appliedTemplate(template, declaration, to: arguments, at: node)
      case .instance(of: let template, depth: _)? where arguments != nil:
        return applied(.type(template), to: arguments, name: name, at: node)
      default: break
      }
      if declaration.detail?.packs == nil { prepare(declaration) }
      let all = declaration.genericParameters
      let outerCount = declaration.parent?.genericParameters.count ?? 0
      var complete: [Type] = []
      if outerCount > 0 {
        complete = inheritedArguments(of: declaration) ?? all.prefix(outerCount).map { substitutedParameter($0) }
      }
      let ownCount = all.count - outerCount
      if let arguments {
        if ownCount == 0 {
          // In an extension of an opaque type, one of its nested types may be meant.
          let isNested = typeContext.map { isUnknown($0.declaration) } ?? false
          if isOpen, isNested || importsUnseen && declaration.isLibrary && declaration.module != "Swift" {
            lacking(.name(.unknownType(name)), at: node)
            return unknownType
          }
          error(.type(.notGeneric(name)), at: node)
          return .error
        }
        if arguments.count != ownCount {
          // `List<Int>` where only a module that obsh lacks declares such a list.
          if importsUnseen, declaration.isLibrary, declaration.module != "Swift" {
            lacking(.name(.unknownType(name)), at: node)
            return unknownType
          }
          error(.type(.argumentCount(name, given: arguments.count, wanted: ownCount)), at: node)
          return .error
        }
        guard requireValues(of: declaration, arguments, at: node),
          requireConditions(of: declaration, arguments, at: node)
        else { return .error }
        complete += arguments
      } else if ownCount > 0 {
        if let context = typeContextOf(declaration), !isQualified(node) {
          // `Stack` inside `struct Stack<Element>`
          if case .nominal(_, let inner) = context.selfType { return .nominal(declaration, inner) }
        }
        if !isQualified(node), let arguments = argumentsAround(declaration) { return .nominal(declaration, arguments) }
        if !file.isLibrary, isInSignature(Syntax(node)) {
          if isOpen {
            // The type of that name in a module that obsh lacks.
            lacking(.name(.unknownType(name)), at: node)
            return unknownType
          }
          error(.type(.requiresArguments(name)), at: node)
          return .error
        }
        let origin = file.isLibrary || isOpen || !isCalled(Syntax(node)) ? nil : place(node)
        complete += all.dropFirst(outerCount).map { makeArgumentVariable(for: $0, origin: origin) }
      }
      return .nominal(declaration, complete)
    case .variable, .function:
      error(.name(.unknownType(name)), at: node)
      return .error
    }
  }

  /// `main.Stack`, which is not the type around the place, with its arguments, even inside `Stack`.
  private func isQualified(_ node: some SyntaxProtocol) -> Bool {
    node.is(MemberTypeSyntax.self) || node.is(MemberAccessExprSyntax.self)
  }

  private func isCalled(_ node: Syntax) -> Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.as(ExprSyntax.self)?.id
  }

  /// The arguments of the type around `nested`, if a type around the position inherits `nested` from it. Inside the
  /// outer type itself its own parameters are the arguments.
  private func inheritedArguments(of nested: NominalDeclaration) -> [Type]? {
    guard let outer = nested.parent, outer.isClass, typeContextOf(outer) == nil else { return nil }
    var current: Scope? = scope
    while let scope = current {
      var type = scope.typeContext?.selfType
      while let one = type, one.nominal?.isClass ?? false {
        if case .nominal(outer, let arguments) = one { return arguments }
        type = superclass(of: one)
      }
      current = scope.parent
    }
    return nil
  }

  /// The arguments of a type in an extension of one of its nested types: `List` inside `extension List.Index`.
  private func argumentsAround(_ outer: NominalDeclaration) -> [Type]? {
    var current: Scope? = scope
    while let scope = current {
      if case .nominal(let nested, let arguments)? = scope.typeContext?.selfType,
        sequence(first: nested, next: \.parent).contains(outer)
      {
        return Array(arguments.prefix(outer.genericParameters.count))
      }
      current = scope.parent
    }
    return nil
  }

  /// A generic parameter under the same-type requirements in force.
  func substitutedParameter(_ parameter: GenericParameter) -> Type { reduce(.parameter(parameter)) }

  private func reportArguments(_ count: Int, of alias: TypeAlias, at node: some SyntaxProtocol) {
    let wanted = alias.genericParameters.count
    if wanted == 0 {
      error(.type(.aliasNotGeneric(alias.name, alias.type.shown)), at: node)
    } else {
      error(.type(.argumentCount(alias.name, given: count, wanted: wanted)), at: node)
    }
  }

  private func resolveSomeOrAny(_ node: SomeOrAnyTypeSyntax) -> Type {
    let isAny = node.someOrAnySpecifier.tokenKind == .keyword(.any)
    // The declaration rules have reported it at its place.
    if input.misplacedTypes.contains(node.id) { return .error }
    let constraint = resolve(node.constraint)
    if isAny {
      if !isOpen, !file.isLibrary { rejectNeedlessAny(of: constraint, at: node) }
      return constraint
    }
    guard case .existential(let protocols, let superclass, let arguments) = constraint else {
      if case .error = constraint { return .error }
      if case .nominal(let declaration, _) = constraint, declaration.isClass {
        guard let generics = signature.implicitGenerics else { return constraint }
        let parameter = GenericParameter(name: "some \(declaration.name)")
        parameter.superclass = constraint
        generics.parameters.append(parameter)
        return .parameter(parameter)
      }
      error(.type(.opaqueOfNothing), at: node)
      return .error
    }
    if let generics = signature.implicitGenerics {
      // `some P` of a parameter is an unnamed generic parameter.
      let parameter = GenericParameter(name: "some \(protocols.map(\.name).joined(separator: " & "))")
      parameter.protocols = protocols
      if superclass == .anyObject { parameter.mustBeClass = true } else { parameter.superclass = superclass }
      generics.parameters.append(parameter)
      generics.requirements += requirements(on: .parameter(parameter), by: arguments)
      return .parameter(parameter)
    }
    let opaque = OpaqueType(protocols: protocols)
    signature.opaqueTypes.append(opaque)
    if superclass != .anyObject { opaque.superclass = superclass }
    opaque.arguments = arguments
    return .opaque(opaque, [])
  }

  /// `any` before a type that is not a protocol.
  private func rejectNeedlessAny(of type: Type, at node: SomeOrAnyTypeSyntax) {
    guard input.checkedArguments.insert(node.id).inserted else { return }
    let text = node.constraint.writtenText
    var written = ShownType.written(text)
    if case .alias? = lookUpTypeName(text) { written = ShownType(words: text, meaning: type) }
    switch type.resolved {
    case .nominal, .tuple, .function, .metatype(.parameter), .metatype(.nominal):
      error(.type(.needlessAny(written, isParameter: false)), at: node)
    case .parameter, .member: error(.type(.needlessAny(written, isParameter: true)), at: node)
    default: break
    }
  }

  /// `Sequence<Int>`: the arguments of a protocol are its primary associated types.
  func parameterized(
    _ declaration: NominalDeclaration, by types: [Type], at node: some SyntaxProtocol
  ) -> Type {
    if types.isEmpty { return .existential([declaration], superclass: nil) }
    prepare(declaration)
    let primary = primaryAssociatedTypes(of: declaration)
    if primary.isEmpty {
      // A generic type of a module that obsh lacks may have the protocol's name.
      if importsUnseen, declaration.isLibrary, declaration.module != "Swift" {
        lacking(.name(.unknownType(declaration.name)), at: node)
        return unknownType
      }
      error(.type(.noPrimaryTypes(declaration.name)), at: node)
      return .error
    }
    if types.count != primary.count {
      error(.type(.protocolArgumentCount(declaration.name, given: types.count, wanted: primary.count)), at: node)
      return .error
    }
    return .existential(
      [declaration], superclass: nil,
      arguments: zip(primary, types).map { AssociatedArgument($0, of: declaration, $1) })
  }

  /// `T: Sequence<Int>` is equivalent to `T: Sequence` where `T.Element == Int`.
  func requirements(on type: Type, by arguments: [AssociatedArgument]) -> [Requirement] {
    arguments.map { .same(.member(type, $0.associated), $0.type) }
  }

  package func composition(of parts: [Type], at node: some SyntaxProtocol) -> Type {
    var protocols: [NominalDeclaration] = []
    var superclass: Type?
    var arguments: [AssociatedArgument] = []
    var mustBeClass = false
    for part in parts {
      switch part {
      case .existential(let more, let other, let given):
        protocols += more.filter { !protocols.contains($0) }
        arguments += given
        if other == .anyObject { mustBeClass = true } else { superclass = superclass ?? other }
      case .nominal(let declaration, _) where declaration.isClass: superclass = part
      case .anyObject: mustBeClass = true
      case .error: return .error
      // A class or protocol that obsh lacks, through an alias.
      case _ where isOpen && isUnknown(part): return part
      default:
        error(.type(.notAConstraint(part.shown)), at: node)
        return .error
      }
    }
    let needed = protocols.filter { one in
      !protocols.contains { $0 != one && allProtocols([$0]).contains(one) }
    }
    // Key paths that are passed across isolation have `& Sendable` in their type, which does not change them.
    if let superclass, superclass.nominal?.isKeyPath ?? false,
      needed.allSatisfy({ $0.isLibrary && $0.name == "Sendable" })
    {
      return superclass
    }
    if mustBeClass, superclass == nil, !allProtocols(needed).contains(where: \.isClassBound) {
      if needed.isEmpty { return .anyObject }
      superclass = .anyObject
    }
    return .existential(needed, superclass: superclass, arguments: arguments)
  }
}
