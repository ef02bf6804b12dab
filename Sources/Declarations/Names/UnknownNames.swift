import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Messages about unknown names. If Apple's frameworks have the name, this shell lacks it; otherwise it is an error
/// of the program, reported in swiftc's words, with the name that may be meant.
extension DeclarationChecker {
  /// The first declaration in a circle of globals, `name` among them, that need each other's values to have a type.
  package func circle(through name: String) -> VariableDeclSyntax? {
    guard let start = input.globalsToInfer[name] else { return nil }
    var path: [VariableDeclSyntax] = []
    var seen: Set<String> = []
    func leadsBack(_ declaration: VariableDeclSyntax) -> Bool {
      path.append(declaration)
      for binding in declaration.bindings {
        guard let value = binding.initializer?.value else { continue }
        for token in value.tokens(viewMode: .sourceAccurate) {
          guard case .identifier(let used) = token.tokenKind, token.parent?.is(DeclReferenceExprSyntax.self) ?? false,
            token.parent?.parent?.is(MemberAccessExprSyntax.self) != true
          else { continue }
          if used == name { return true }
          if seen.insert(used).inserted, let next = input.globalsToInfer[used], leadsBack(next) { return true }
        }
      }
      path.removeLast()
      return false
    }
    return leadsBack(start) ? path.min { $0.position < $1.position } : nil
  }

  /// Reports a closure created before the variable that it captures, which does not exist yet.
  package func reportDeclaredLater(_ name: String, at node: some SyntaxProtocol) {
    // `var utsname = utsname()`: a name of the system, which a variable of that name does not hide in its own value.
    if isOpen { return lacking(.name(.unknown(name)), at: node) }
    var home: FunctionDeclaration?
    var current: Scope? = scope
    while let scope = current {
      if scope.declaredLater.contains(name) {
        home = scope.home
        break
      }
      current = scope.parent
    }
    var inner: FunctionDeclaration?
    var around = function
    while let one = around, one != home {
      inner = one
      around = one.detail?.outer
    }
    if let inner, let home, around == home {
      error(.name(.capturedBeforeDeclared(name)), at: inner.place)
    } else {
      error(.name(.usedBeforeDeclared(name)), at: node)
    }
  }

  /// The macros of the standard library that are written like variables, by their names.
  private static let macros = [
    "file": "file()", "fileID": "fileID()", "filePath": "filePath()", "function": "function()", "line": "line()",
    "column": "column()", "dsohandle": "dsohandle()", "isolation": "isolation()", "error": "error",
    "warning": "warning",
  ]

  package func reportUnknown(_ name: String, at node: some SyntaxProtocol) {
    let hidden = hiddenModule(of: name)
    if hidden == nil, let framework = sdk.framework(ofGlobal: name) {
      return unsupported(.name(name, of: framework), at: node)
    }
    lacking(.name(Self.macros[name].map { .macroWithoutSign($0) } ?? .unknown(name)), at: node)
    // swiftc looks up all names of an expression before it checks a type.
    if let last = table.diagnostics.popLast() {
      let start = outermost(Syntax(node)).positionAfterSkippingLeadingTrivia.utf8Offset
      table.diagnostics.append(last.ranked(at: start - 1))
    }
    if let hidden { return proposeImport(of: hidden, for: name) }
    if isOpen { return }
    suggest(for: name, ForeignNames.values[name]) { [scope, unowned self] in visibleNames(in: scope, onlyTypes: false) }
  }

  /// The whole expression that contains a name, up to the closure around it.
  private func outermost(_ node: Syntax) -> Syntax {
    var result = node
    while let parent = result.parent {
      switch parent.kind {
      case .labeledExpr, .labeledExprList, .arrayElement, .arrayElementList: break
      case .closureExpr: return result
      default: if !parent.is(ExprSyntax.self) { return result }
      }
      result = parent
    }
    return result
  }

  package func reportUnknownType(_ name: String, at node: some SyntaxProtocol) {
    let hidden = hiddenModule(of: name)
    if hidden == nil, let framework = sdk.framework(ofType: name) {
      return unsupported(.name(name, of: framework), at: node)
    }
    lacking(.name(.unknownType(name)), at: node)
    if let hidden { return proposeImport(of: hidden, for: name) }
    if isOpen { return }
    suggest(for: name, ForeignNames.types[name]) { [scope, unowned self] in visibleNames(in: scope, onlyTypes: true) }
  }

  /// Adds a note to the last message that names the module with the name.
  package func proposeImport(of module: String, for name: String) {
    guard let last = table.diagnostics.last else { return }
    input.missingImports[SuggestionKey(last)] = .notImported(name, from: module == "OSLog" ? "os" : module)
  }

  /// False if the name is not one of Apple's.
  package func reportMissingAttribute(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let framework = sdk.framework(ofType: name), !input.hides(module: framework) else { return false }
    unsupported(.attribute(name, of: framework), at: node)
    return true
  }

  /// The attribute in the last message may be a misspelled wrapper, or a known attribute.
  package func suggestAttribute(for name: String) {
    if let hidden = hiddenModule(of: name) { return proposeImport(of: hidden, for: name) }
    suggest(for: name) { [scope, unowned self] in
      let isAttribute = { [unowned self] (name: String) in
        if case .type(let type)? = lookUpTypeName(name) { type.detail?.isPropertyWrapper ?? false } else { false }
      }
      // Few types have a name of similar length, and each has to be parsed.
      let near = visibleNames(in: scope, onlyTypes: true).filter { abs($0.count - name.count) < 4 }
      return KnownAttributes.all.union(near.filter(isAttribute))
    }
  }

  /// True if the attribute is a wrapper of Apple's that this shell lacks: the types that follow from it are unknown.
  func isMissing(_ attribute: String) -> Bool {
    guard let framework = sdk.framework(ofType: attribute), !input.hides(module: framework) else { return false }
    return lookUpTypeName(attribute) == nil
  }

  package func reportNoMember(
    _ name: String, of type: Type, _ base: MemberBase, isStatic: Bool, at node: some SyntaxProtocol
  ) {
    // A program may have its own View.
    for owner in owners(of: type) where owner.isLibrary {
      if let framework = sdk.framework(ofMember: name, of: owner.name),
        !input.hides(module: framework)
      {
        return unsupported(.member(name, of: owner.name, in: framework), at: node)
      }
    }
    // All members of a program's type are known, unless the type takes some from a place that obsh cannot see.
    if isOpen,
      // An object of any class may have members that only Objective-C knows.
      head(type) == .anyObject || isOpenEnded(type)
        || owners(of: type).contains(where: { $0.isLibrary || $0.detail?.isOpenEnded ?? false })
        // A module that obsh lacks may extend the types of another that it also imports.
        || importsUnseen && owners(of: type).contains(where: { $0.place.file !== file })
        || isProjection(name, of: type)
    {
      return lacking(.member(.missing(name, of: base)), at: node)
    }
    error(.member(.missing(name, of: base)), at: node)
    if let module = hiddenModule(ofMember: name, of: type) {
      return proposeImport(of: module, for: name)
    }
    // `.title` may be a member of the type that an optional holds.
    let holder = isStatic ? type.wrapped ?? type : type
    let isThere = { [unowned self] in !lookUpMembers(of: holder, named: $0, isStatic: isStatic).isEmpty }
    suggest(for: name, ForeignNames.members[name]?.first(where: isThere), isMember: true) { [unowned self] in
      memberNames(of: holder).filter(isThere)
    }
  }

  /// True for `$name` if the type has a property `name`: its wrapper is in a module that obsh lacks.
  private func isProjection(_ name: String, of type: Type) -> Bool {
    name.hasPrefix("$") && !lookUpMembers(of: type, named: String(name.dropFirst()), isStatic: false).isEmpty
  }

  /// The type, its superclasses, and all protocols to which they conform.
  private func owners(of type: Type) -> [NominalDeclaration] {
    switch head(type) {
    case .nominal(let declaration, _):
      let superclass = declaration.superclass.map { owners(of: $0) } ?? []
      let protocols =
        declaration.kind == .protocolType ? allProtocols([declaration]) : allConformances(of: declaration)
      return [declaration] + superclass + protocols
    case let other:
      return (superclass(of: other).map { owners(of: $0) } ?? []) + allProtocols(protocols(of: other))
    }
  }

  private func visibleNames(in scope: Scope, onlyTypes: Bool) -> Set<String> {
    var result = Set(library.typeParts.keys.filter(library.declares))
    if !onlyTypes { result.formUnion(library.globals.keys) }
    var current: Scope? = scope
    while let level = current {
      for (name, entities) in level.names where entities.contains(where: { !onlyTypes || $0.isType }) {
        result.insert(name)
      }
      if let context = level.typeContext, !onlyTypes { result.formUnion(memberNames(of: context.selfType)) }
      current = level.parent
    }
    return result
  }

  /// Adds a suggestion to the last message, whose name may be misspelled. The intended name is searched only if the
  /// message is kept, because most messages belong to attempts.
  ///
  /// - Parameters:
  ///   - own: Swift's own name for a name from another language.
  ///   - isMember: True for a member: `.Title` may be meant as `.title`, but a call `Row()` is not one of `row`.
  private func suggest(
    for name: String, _ own: @autoclosure @escaping () -> String? = nil, isMember: Bool = false,
    among names: @escaping () -> Set<String>
  ) {
    // A single typing error can turn any short name into any other; '$model' concerns wrappers.
    guard let last = table.diagnostics.last, !file.isLibrary, name.utf8.count > 2, name.first != "$" else { return }
    input.suggestions[SuggestionKey(last)] = {
      if let own = own() { return own }
      // Types begin with a capital letter, all other names do not. `row` may still be meant as `Row`.
      let isUppercase = name.first?.isUppercase
      let lowercased = name.lowercased()
      let candidates = names().filter {
        guard $0.first?.isLetter ?? false, $0 != name, $0 != "init" else { return false }
        return $0.first?.isUppercase == isUppercase || (isMember || name == lowercased) && $0.lowercased() == lowercased
      }
      return Suggestion.nearest(to: name, among: candidates.sorted())
    }
  }
}

extension DeclarationChecker {
  /// The diagnostics of the input, including the suggestions for misspelled names.
  package func diagnosticsWithSuggestions() -> [Diagnostic] {
    defer {
      input.suggestions = [:]
      input.missingImports = [:]
    }
    if input.suggestions.isEmpty && input.missingImports.isEmpty { return table.diagnostics }
    return table.diagnostics.flatMap { one -> [Diagnostic] in
      guard one.severity == .error else { return [one] }
      let key = SuggestionKey(one)
      guard let problem = input.missingImports[key] ?? input.suggestions[key]?().map(NameProblem.meant) else {
        return [one]
      }
      return [one, Diagnostic(.name(problem), severity: .note, file: one.file, offset: one.offset)]
    }
  }
}
