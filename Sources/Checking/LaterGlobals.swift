import Declarations
import SwiftSyntax
import Tree

/// Globals of a file that closures use above their declarations.
extension Checker {
  /// Declares the globals of a statement that have written types: closures of two of them may call each other.
  func predeclare(_ item: CodeBlockItemSyntax, in target: Scope) {
    guard case .decl(let syntax) = item.item, let node = syntax.as(VariableDeclSyntax.self), node.attributes.isEmpty
    else { return }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation?.type, type.is(FunctionTypeSyntax.self) || type.is(IdentifierTypeSyntax.self)
      else { continue }
      guard topLevel.predeclared[name.text] == nil else { continue }
      let variable = VariableDeclaration(
        name: name.text, kind: .global, type: resolve(type), isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
        place: place(name))
      topLevel.predeclared[name.text] = variable
      target.declare(name.text, .variable(variable))
    }
  }

  /// Lets declarations use the globals of the file, whose statements are checked after all declarations.
  func offerGlobals(_ tree: SourceFileSyntax) {
    for item in tree.statements {
      guard case .decl(let syntax) = item.item, let node = syntax.as(VariableDeclSyntax.self) else { continue }
      let work = { [unowned self, file] in
        guard topLevel.checkedEarly[item.id] == nil else { return }
        topLevel.checkedEarly[item.id] = checkAlone(item, in: file)
      }
      for name in node.bindings.flatMap({ names(in: $0.pattern) }) {
        input.undeclaredGlobals[name.text.without("`"), default: []].append(work)
      }
    }
  }

  /// Checks the statement of a global in the middle of another declaration.
  private func checkAlone(_ item: CodeBlockItemSyntax, in file: SourceFile) -> [CheckedInput.Unit] {
    let saved = (body, topLevel.target, topLevel.scope)
    defer { (body, topLevel.target, topLevel.scope) = saved }
    return within(scope: globals, file: file, function: .some(nil), environment: []) {
      // Its closures may use globals whose own values name this one.
      predeclare(item, in: input.isOpen ? enter(item) : globals)
      return check(item, isEarly: true)
    }
  }

  /// The declarations below a statement of the globals that its closures use: closures run later than they are made,
  /// and can use each global of their file, as functions can. The value of such a global may itself use others.
  func laterGlobals(usedBy item: CodeBlockItemSyntax, anywhere: Bool) -> [CodeBlockItemSyntax] {
    guard !topLevel.later.isEmpty else { return [] }
    if case .decl(let declaration) = item.item {
      guard let node = declaration.as(VariableDeclSyntax.self) else { return [] }
      for name in node.bindings.flatMap({ names(in: $0.pattern) }) { topLevel.later[name.text] = nil }
    }
    let finder = GlobalUses(of: topLevel.later, anywhere: anywhere)
    finder.walk(item)
    return finder.found
  }
}

/// Finds the uses of globals that are declared below a statement.
private final class GlobalUses: SyntaxVisitor {
  private let later: [String: CodeBlockItemSyntax]
  private var depth: Int
  /// Names that the statement itself declares.
  private var own: Set<String> = []
  private var uses: [String] = []

  init(of later: [String: CodeBlockItemSyntax], anywhere: Bool) {
    self.later = later
    depth = anywhere ? 1 : 0
    super.init(viewMode: .sourceAccurate)
  }

  var found: [CodeBlockItemSyntax] {
    var seen: Set<SyntaxIdentifier> = []
    return uses.compactMap { name in
      guard !own.contains(name), let item = later[name], seen.insert(item.id).inserted else { return nil }
      return item
    }
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if depth > 0, !isMember, later[node.baseName.text] != nil { uses.append(node.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    own.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
}
