import Diagnostics
import Source
import SwiftParser
import SwiftSyntax
import Tree

/// The role of a type in the instantiation of parameter packs.
package enum PackedType {
  case template(TypeTemplate)
  /// The type for one number of arguments. The depth counts the instances whose own declarations led to this one.
  case instance(of: NominalDeclaration, depth: Int)
}

/// Types with a parameter pack: `struct Group<each Element>`.
extension DeclarationChecker {
  /// The largest number of arguments for a pack: a type that names longer and longer instances of itself ends there.
  private static let largestPack = 100
  /// The depth from which bodies are checked when they are called: `func appending<T>(_: T) -> Group<repeat each E, T>`
  /// leads from each instance to a longer one.
  private static let depthOfLaterBodies = 3

  /// Declares the name of a type with a parameter pack; its members are declared for each instance.
  func declareTemplate(_ syntax: DeclSyntax, _ header: TypeHeader, parent: NominalDeclaration?) -> NominalDeclaration? {
    guard header.kind != .enumeration, let parameters = header.genericParameters?.parameters else { return nil }
    let packs = parameters.filter { $0.specifier?.tokenKind == .keyword(.each) }
    guard let pack = packs.first, packs.count == 1 else { return nil }
    let declaration = makeNominal(header.name.identifierText, header.kind, at: place(header.name), parent: parent)
    declaration.isLibrary = file.isLibrary
    let context = TypeContext(declaration: declaration, selfType: .nominal(declaration, []), requirements: [])
    let details = NominalDetails(outerScope: scope, bodyScope: Scope(parent: scope), context: context)
    details.isFinalized = true
    details.packs = .template(
      TypeTemplate(syntax, header, pack: pack.name.text, scope: scope, file: file, parent: parent))
    declaration.scope = details
    return declaration
  }

  /// True if the extension belongs to a type with a parameter pack: its instances will declare the members.
  package func declareTemplateExtension(_ node: ExtensionDeclSyntax) -> Bool {
    guard let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.identifierText,
      case .type(let declaration)? = lookUpTypeName(name), case .template(let template)? = declaration.detail?.packs
    else { return false }
    template.extensions.append((node, scope, file))
    input.undo.append { [unowned template] in _ = template.extensions.popLast() }
    for (count, instance) in template.instances {
      guard let details = instance.detail else { continue }
      let index = template.extensions.count - 1
      details.pending.append { [unowned self] in extend(instance, [index], of: template, declaration, count) }
      noteChange(of: instance)
    }
    return true
  }

  /// `Group<Int, String>`; without arguments, the type around.
  func appliedTemplate(
    _ template: TypeTemplate, _ declaration: NominalDeclaration, to arguments: [Type]?, at node: some SyntaxProtocol
  ) -> Type {
    guard let arguments else {
      unsupported(.packs, at: node)
      return .error
    }
    let count = arguments.count - template.singles
    guard count >= 0 else {
      error(
        .type(.argumentCount(declaration.name, given: arguments.count, wanted: template.singles + 1)), at: node)
      return .error
    }
    guard let instance = instance(of: declaration, count) else {
      error(.grammar(.tooComplexInput), at: node)
      return .error
    }
    let outer = declaration.parent?.genericParameters.map { substitutedParameter($0) } ?? []
    return .nominal(instance, outer + arguments)
  }

  /// The type for a number of arguments; its members are declared at their first use.
  package func instance(of declaration: NominalDeclaration, _ count: Int) -> NominalDeclaration? {
    guard case .template(let template)? = declaration.detail?.packs, count <= Self.largestPack else { return nil }
    if let known = template.instances[count] { return known }
    guard let syntax = rewritten(template.syntax, of: template, count) else { return nil }
    // In its own body and extensions the name alone is that of the instance.
    let around = Scope(parent: template.scope)
    let made = within(scope: around, file: template.file, function: .some(nil), environment: []) {
      declareType(syntax, parent: template.parent)
    }
    guard let made, let details = made.detail else { return nil }
    around.declare(made.name, .type(made))
    let outer = template.parent?.genericParameters.count ?? 0
    let before = template.header.genericParameters?.parameters.prefix { $0.name.text != template.pack }.count ?? 0
    made.pack = outer + before..<outer + before + count
    details.packs = .instance(of: declaration, depth: depthAround(declaration) + 1)
    template.instances[count] = made
    let all = Array(template.extensions.indices)
    details.pending.append { [unowned self] in
      for nested in nestedTypes(of: made) { prepare(nested) }
      within(scope: template.scope, file: template.file, function: .some(nil), environment: []) {
        declareMembers(of: made)
      }
      extend(made, all, of: template, declaration, count)
      // The function whose body needs the instance adds nothing to what is synthesized.
      within(scope: template.scope, file: template.file, function: .some(nil), environment: []) {
        finalize(made)
        finalizeProperties(of: made)
      }
    }
    made.completion = { [unowned self, unowned made] in prepare(made) }
    return made
  }

  /// The depth of the instance whose declarations are being checked, or 0 outside of all instances.
  private func depthAround(_ template: NominalDeclaration) -> Int {
    guard case .type(let around)? = lookUpTypeName(template.name),
      case .instance(of: let other, let depth)? = around.detail?.packs, other === template
    else { return 0 }
    return depth
  }

  /// True if the bodies of a type's members are checked only when they are called.
  func leavesBodies(of declaration: NominalDeclaration) -> Bool {
    guard case .instance(of: _, let depth)? = declaration.detail?.packs else { return false }
    return depth >= Self.depthOfLaterBodies
  }

  /// Declares the members and the conformances of extensions of the template.
  private func extend(
    _ instance: NominalDeclaration, _ indices: [Int], of template: TypeTemplate, _ declaration: NominalDeclaration,
    _ count: Int
  ) {
    var declared: [(node: ExtensionDeclSyntax, context: TypeContext, scope: Scope, file: SourceFile)] = []
    for (node, scope, file) in indices.map({ template.extensions[$0] }) {
      guard let syntax = rewritten(DeclSyntax(node), of: template, count)?.as(ExtensionDeclSyntax.self) else {
        continue
      }
      let around = Scope(parent: scope)
      around.declare(instance.name, .type(instance))
      within(scope: around, file: file, function: .some(nil), environment: []) {
        guard let (context, inner) = extensionContext(syntax) else { return }
        context.access = AccessLevel(syntax.modifiers)
        within(scope: inner, environment: context.environment) {
          addConformances(syntax.inheritanceClause, to: instance, context: context)
        }
        declared.append((syntax, context, inner, file))
      }
    }
    for (node, context, scope, file) in declared {
      within(scope: scope, file: file, function: .some(nil), environment: context.environment) {
        for member in node.memberBlock.members {
          if let nested = declareType(member.decl, parent: instance) {
            addMember(.type(nested), named: nested.name, to: instance, context: context)
          } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
            addMember(.alias(declareAlias(alias)), named: alias.name.text, to: instance, context: context)
          } else {
            declareMember(member.decl, of: instance, context: context, isRequirement: false)
          }
        }
      }
    }
    if let details = instance.detail, details.isFinalized { synthesizeConformances(instance, details) }
  }

  /// `typealias Handler<each Input> = (repeat each Input) -> Void`: each number of arguments has an alias of its own.
  func declareAliasTemplate(_ node: TypeAliasDeclSyntax, pack: String) -> TypeAlias {
    let singles = (node.genericParameterClause?.parameters.count ?? 1) - 1
    let (scope, file) = (scope, file)
    var instances: [Int: TypeAlias] = [:]
    let alias = TypeAlias(name: node.name.identifierText) { _ in .error }
    alias.instance = { [unowned self] count in
      let count = count - singles
      guard (0...Self.largestPack).contains(count) else { return nil }
      if let known = instances[count] { return known }
      let expansion = PackExpansion(counts: [pack: count], values: [:], tuples: [])
      guard let syntax = rewritten(DeclSyntax(node), by: expansion)?.as(TypeAliasDeclSyntax.self) else { return nil }
      let made = within(scope: scope, file: file) { declareAlias(syntax) }
      instances[count] = made
      return made
    }
    return alias
  }

  private func rewritten(_ syntax: DeclSyntax, of template: TypeTemplate, _ count: Int) -> DeclSyntax? {
    let tuples = template.tuples
    let values = Dictionary(tuples.map { ($0, template.pack) }, uniquingKeysWith: { first, _ in first })
    return rewritten(
      syntax, by: PackExpansion(counts: [template.pack: count], values: values, tuples: tuples))
  }

  private func rewritten(_ syntax: DeclSyntax, by expansion: PackExpansion) -> DeclSyntax? {
    let text = expansion.rewrite(syntax).trimmedDescription
    // Leading blanks keep places close to the original.
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let tree = input.operators.foldAll(Parser.tree(of: String(repeating: " ", count: start) + text)) { _ in }
    guard case .decl(let declaration)? = tree.as(SourceFileSyntax.self)?.statements.first?.item else { return nil }
    return declaration
  }
}
