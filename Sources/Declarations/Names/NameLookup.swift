import SwiftSyntax
import Tree

extension DeclarationChecker {
  /// The enclosing type declaration or extension.
  package var typeContext: TypeContext? {
    var current: Scope? = scope
    while let scope = current {
      if let context = scope.typeContext { return context }
      current = scope.parent
    }
    return nil
  }

  /// The context of `declaration` among the enclosing ones.
  func typeContextOf(_ declaration: NominalDeclaration) -> TypeContext? {
    var current: Scope? = scope
    while let scope = current {
      if let context = scope.typeContext, context.declaration == declaration { return context }
      current = scope.parent
    }
    return nil
  }

  /// - Parameters:
  ///   - hasArguments: True if generic arguments follow the name: associated types have none.
  ///   - onlyImported: True if names that the file does not import are skipped, unless nothing else has the name.
  package func lookUpTypeName(_ name: String, hasArguments: Bool = false, onlyImported: Bool = true) -> Entity? {
    if let completion, name == CompletionProbe.name { completion.noteTypes(scope) }
    var current: Scope? = scope
    var imports: Set<String>?
    var hidesSome = false
    var inferred: Entity?
    while let scope = current {
      imports = scope.imports ?? imports
      var entities = scope.names[name] ?? []
      if onlyImported, !entities.isEmpty, scope === globals {
        let seen = seen(entities, named: name, importing: imports)
        if seen == nil { hidesSome = true }
        entities = seen ?? []
      }
      for entity in entities {
        switch entity {
        case .type, .alias, .parameter: return entity
        case .variable, .function: continue
        }
      }
      if let context = scope.typeContext, !isOfLibraryOnly(name, in: context.declaration) {
        if let found = typeMember(named: name, in: context, hasArguments) { return found }
        if inferred == nil, let found = inferredMember(named: name, in: context, hasArguments) {
          // Signatures say what an associated type is: `func makeCoordinator() -> Coordinator` names a type around.
          if file.isLibrary || isInBody { return found }
          inferred = found
        }
      }
      current = scope.parent
    }
    if let inferred {
      guard let declaration = libraryType(name), isVisible(.type(declaration)) else { return inferred }
      return .type(declaration)
    }
    if hasArguments, let namesake = Self.genericNamesakes[name], let declaration = libraryType(namesake) {
      return .type(declaration)
    }
    if let declaration = libraryType(name), isVisible(.type(declaration)) { return .type(declaration) }
    if let alias = libraryAlias(name) { return alias }
    guard hidesSome, !importsUnseen else { return nil }
    return lookUpTypeName(name, hasArguments: hasArguments, onlyImported: false)
  }

  /// True if the position is inside a body, not in the signature of a declaration.
  private var isInBody: Bool {
    var around = function
    while let one = around {
      var current: Scope? = scope
      while let scope = current, scope.typeContext == nil {
        if scope === one.detail?.scope { return true }
        current = scope.parent
      }
      around = one.detail?.outer
    }
    return false
  }

  /// Generic types of a framework whose name is also that of a nongeneric type in another one: `Anchor<CGRect>` is
  /// SwiftUI's, `Anchor` is RegexBuilder's.
  private static let genericNamesakes = ["Anchor": "_ViewAnchor"]

  /// True for the name of a global type in a file of the library, in a type without a member of that name.
  ///
  /// No associated type of the library that its types infer has such a name. Without this, `Int` in a member of String
  /// would be looked up in all protocols of String first, and a program that prints a number would read their headers.
  private func isOfLibraryOnly(_ name: String, in declaration: NominalDeclaration) -> Bool {
    guard file.isLibrary, !declaration.isClass, let details = declaration.detail, library.declares(name) else {
      return false
    }
    return details.unparsed[name] == nil && details.members[name]?.isEmpty ?? true
      && !declaration.associatedTypes.contains { $0.name == name }
  }

  private func typeMember(named name: String, in context: TypeContext, _ hasArguments: Bool) -> Entity? {
    // In a protocol an associated type is preferred to an alias in a constrained extension.
    for associated in associatedTypes(of: context.selfType) where associated.name == name && !hasArguments {
      let selfType = context.selfType
      return .alias(TypeAlias(name: name) { [unowned self] _ in reduce(.member(selfType, associated)) })
    }
    var declaration: NominalDeclaration? = context.declaration
    while let current = declaration {
      prepare(current)
      for member in ownFirst(declaredMembers(of: current, named: name)) {
        switch member.kind {
        case .type(let nested): return .type(nested)
        case .alias(let alias): return .alias(inherited(alias, of: current, in: context))
        default: continue
        }
      }
      declaration = current.superclass?.nominal
    }
    if context.declaration.kind != .protocolType {
      // `init(integerLiteral value: IntegerLiteralType)` determines the associated type by the alias of that name.
      if !context.declaration.isLibrary, name.hasSuffix("LiteralType"), let alias = libraryAlias(name) { return alias }
    } else {
      for inherited in allProtocols([context.declaration]) where inherited != context.declaration {
        if let alias = inheritedAlias(named: name, of: inherited, in: context) { return .alias(alias) }
      }
    }
    return nil
  }

  /// An alias of a class as a subclass sees it: with the arguments that the subclass gives to the class.
  private func inherited(_ alias: TypeAlias, of owner: NominalDeclaration, in context: TypeContext) -> TypeAlias {
    guard owner != context.declaration, !owner.genericParameters.isEmpty else { return alias }
    var type: Type? = context.selfType
    while let one = type, one.nominal != owner { type = superclass(of: one) }
    guard let substitution = type.map({ substitution(for: $0) }) else { return alias }
    return self.alias(alias, named: alias.name, under: substitution)
  }

  /// An alias as a type sees it that gives these arguments to the parameters of its owner.
  private func alias(_ alias: TypeAlias, named name: String, under substitution: Substitution) -> TypeAlias {
    let seen = TypeAlias(name: name) { [unowned self] seen in
      let type = alias.type
      seen.requirements = alias.requirements.map { $0.substituting(substitution) }
      return reduce(type.substituting(substitution))
    }
    seen.genericParameters = alias.genericParameters
    seen.unavailable = alias.unavailable
    return seen
  }

  /// An associated type or an alias of a protocol that the type around conforms to.
  private func inferredMember(named name: String, in context: TypeContext, _ hasArguments: Bool) -> Entity? {
    guard context.declaration.kind != .protocolType else { return nil }
    for conformance in allConformances(of: context.declaration) {
      for associated in conformance.associatedTypes where associated.name == name && !hasArguments {
        let selfType = context.selfType
        return .alias(TypeAlias(name: name) { [unowned self] _ in reduce(.member(selfType, associated)) })
      }
      if let alias = inheritedAlias(named: name, of: conformance, in: context) { return .alias(alias) }
    }
    return nil
  }

  /// Prefers the own module's type, if two modules have nested types of one name in the same type.
  func ownFirst(_ members: [Member]) -> [Member] {
    guard isOpen, members.count > 1 else { return members }
    let own = members.filter { $0.place?.file === file }
    return own.isEmpty ? members : own
  }

  /// A protocol's own alias, in a conforming type.
  private func inheritedAlias(
    named name: String, of conformance: NominalDeclaration, in context: TypeContext
  ) -> TypeAlias? {
    for member in members(of: conformance, named: name) {
      guard case .alias(let alias) = member.kind, let own = conformance.selfParameter else { continue }
      let selfType = context.selfType
      return self.alias(alias, named: name, under: [own: selfType])
    }
    return nil
  }

  /// The meaning of an unqualified name at this place. Members of the enclosing types count, with implicit `self`.
  package enum Found {
    case entities([Entity])
    /// Found in an enclosing type: use `self.name` or `Type.name`.
    case member(TypeContext)
    case nothing
  }

  /// Declares a global now if its statement has not been checked: a conformance may need the type of a property, and the
  /// property's value names the global.
  func declareGlobal(_ name: String) {
    guard let declare = input.undeclaredGlobals.removeValue(forKey: name) else { return }
    for work in declare { work() }
  }

  /// - Parameter onlyImported: True if names that the file does not import are skipped, unless nothing else has the
  ///   name.
  package func lookUp(_ name: String, onlyImported: Bool = true) -> Found {
    if let completion, name == CompletionProbe.name { completion.noteNames(scope) }
    var current: Scope? = scope
    var imports: Set<String>?
    var hidesSome = false
    while let scope = current {
      imports = scope.imports ?? imports
      if !input.undeclaredGlobals.isEmpty, isFileScope(scope) { declareGlobal(name) }
      if let entities = scope.names[name], scope === libraryScope {
        let visible = entities.filter(isVisible)
        if visible.isEmpty, hidesSome, !importsUnseen { return lookUp(name, onlyImported: false) }
        return visible.isEmpty ? .nothing : .entities(visible)
      }
      if var entities = scope.names[name] {
        if onlyImported, scope === globals {
          guard let seen = seen(entities, named: name, importing: imports) else {
            hidesSome = true
            current = scope.parent
            continue
          }
          entities = seen
        }
        // A type nested in an enclosing type is preferred to one outside.
        if entities.contains(where: \.isType), let nearest = lookUpTypeName(name),
          !entities.contains(where: { $0.isType(nearest) })
        {
          return .entities([nearest])
        }
        if case .function? = entities.first, scope !== globals {
          // The private functions of a file are overloads of those of its module.
          guard isFileScope(scope) else { return .entities(entities) }
          let shared = (globals.names[name] ?? []).filter { if case .function = $0 { true } else { false } }
          let seen = onlyImported ? seen(shared, named: name, importing: imports) ?? [] : shared
          let others = withoutShadowed(seen, by: entities)
          return .entities(entities + others + libraryFunctions(name).map { .function($0) })
        }
        if case .function? = entities.first {
          return .entities(entities + libraryFunctions(name).map { .function($0) })
        }
        return .entities(entities)
      }
      if let context = scope.typeContext, hasMember(named: name, in: context) { return .member(context) }
      current = scope.parent
    }
    let functions = libraryFunctions(name)
    if !functions.isEmpty { return .entities(functions.map { .function($0) }) }
    if let variable = libraryVariable(name) { return .entities([.variable(variable)]) }
    if let entity = lookUpTypeName(name, onlyImported: onlyImported) { return .entities([entity]) }
    return hidesSome && !importsUnseen ? lookUp(name, onlyImported: false) : .nothing
  }

  private func hasMember(named name: String, in context: TypeContext) -> Bool {
    let candidates = lookUpMembers(of: context.selfType, named: name, isStatic: nil)
    return candidates.contains { candidate in
      switch candidate.member.kind {
      case .type, .alias: false
      default: true
      }
    }
  }

  /// Functions (operators) of that name in scope and in the library, for operators: all scopes count.
  package func operatorFunctions(_ name: String) -> [FunctionDeclaration] {
    scopedFunctions(name) + libraryFunctions(name)
  }

  /// The operators outside types that a type may have as witnesses: those that are visible here, and those around its
  /// declaration, which may be private in its file.
  func freeOperators(_ name: String, for declaration: NominalDeclaration) -> [FunctionDeclaration] {
    let around = declaration.isLibrary ? nil : declaration.detail.map { scopedFunctions(name, from: $0.outerScope) }
    let visible = operatorFunctions(name)
    return ((around ?? []).filter { !visible.contains($0) } + visible).filter { $0.owner == nil }
  }

  /// The functions with that name in the enclosing scopes, without the library's.
  package func scopedFunctions(_ name: String, from start: Scope? = nil) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    var current: Scope? = start ?? scope
    while let scope = current, scope !== libraryScope {
      for entity in scope.names[name] ?? [] {
        if case .function(let function) = entity { result.append(function) }
      }
      current = scope.parent
    }
    return result
  }

  package func isTopLevelUnit(_ function: FunctionDeclaration) -> Bool {
    function.name == "main" && function.owner == nil && function.detail?.outer == nil && function.detail?.context == nil
      && function.detail?.scope === globals
  }
}
