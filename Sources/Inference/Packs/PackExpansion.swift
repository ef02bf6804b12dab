import Declarations
import Diagnostics
import SwiftSyntax

/// Rewrites a function with parameter packs for one number of arguments: each `repeat` becomes that many elements,
/// and each `each` in it the current element.
final class PackExpansion: SyntaxRewriter {
  /// The number of types in each pack.
  private let counts: [String: Int]
  /// Value packs by name, with their type packs; including tuples of packs.
  private var values: [String: String]
  private let tuples: Set<String>
  private var index: Int?
  private var loops = 0
  /// The targets of `continue` and `break` for the current element of a loop over packs.
  private var jumps: (next: String, end: String)?

  init(counts: [String: Int], values: [String: String], tuples: Set<String>) {
    self.counts = counts
    self.values = values
    self.tuples = tuples
    super.init(viewMode: .sourceAccurate)
  }

  static func name(_ pack: String, _ index: Int) -> String { "\(pack)$\(index)" }

  /// The number of repetitions of an expansion, which is the number of elements in its packs.
  private func count(of pattern: some SyntaxProtocol) -> Int {
    let finder = PackFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    for name in finder.names {
      if let count = counts[name] ?? values[name].flatMap({ counts[$0] }) { return count }
    }
    return counts.values.first ?? 0
  }

  private func repeated<Element>(_ pattern: some SyntaxProtocol, _ make: () -> Element) -> [Element] {
    let outer = index
    defer { index = outer }
    return (0..<count(of: pattern)).map {
      index = $0
      return make()
    }
  }

  // MARK: Elements

  package override func visit(_ node: PackElementTypeSyntax) -> TypeSyntax {
    guard let index else { return super.visit(node) }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(Self.name(node.pack.trimmedDescription, index))))
  }

  package override func visit(_ node: PackElementExprSyntax) -> ExprSyntax {
    guard let index else { return super.visit(node) }
    let pack = node.pack.trimmedDescription
    if counts[pack] != nil || values[pack] != nil && !tuples.contains(pack) {
      return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(Self.name(pack, index))))
    }
    let tuple = visit(node.pack)
    // A tuple of one element is that element.
    if count(of: node) == 1 { return tuple.trimmed }
    return ExprSyntax(
      MemberAccessExprSyntax(
        base: tuple.trimmed, period: .periodToken(),
        declName: DeclReferenceExprSyntax(baseName: .integerLiteral("\(index)"))))
  }

  // MARK: Lists

  package override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(FunctionDeclSyntax.self) else { return DeclSyntax(node) }
    if done.genericParameterClause?.parameters.isEmpty ?? false { done.genericParameterClause = nil }
    if done.genericWhereClause?.requirements.isEmpty ?? false { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(InitializerDeclSyntax.self) else { return DeclSyntax(node) }
    if done.genericParameterClause?.parameters.isEmpty ?? false { done.genericParameterClause = nil }
    if done.genericWhereClause?.requirements.isEmpty ?? false { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: GenericParameterListSyntax) -> GenericParameterListSyntax {
    var result: [GenericParameterSyntax] = []
    for parameter in node {
      guard parameter.specifier != nil, let count = counts[parameter.name.text] else {
        result.append(parameter)
        continue
      }
      for index in 0..<count {
        var one = parameter
        one.specifier = nil
        one.name = .identifier(Self.name(parameter.name.text, index))
        result.append(one)
      }
    }
    return GenericParameterListSyntax(separated(result))
  }

  package override func visit(_ node: FunctionParameterListSyntax) -> FunctionParameterListSyntax {
    var result: [FunctionParameterSyntax] = []
    for parameter in node {
      guard let pattern = parameter.type.as(PackExpansionTypeSyntax.self)?.repetitionPattern else {
        result.append(visit(parameter))
        continue
      }
      let name = (parameter.secondName ?? parameter.firstName).text
      let types = repeated(pattern) { visit(pattern) }
      for (index, type) in types.enumerated() {
        var one = parameter
        one.firstName = index == 0 ? parameter.firstName : .wildcardToken()
        one.firstName.trailingTrivia = .space
        one.secondName = .identifier(Self.name(name, index))
        one.type = type.trimmed
        result.append(one)
      }
    }
    return FunctionParameterListSyntax(separated(result))
  }

  package override func visit(_ node: TupleTypeElementListSyntax) -> TupleTypeElementListSyntax {
    TupleTypeElementListSyntax(
      separated(
        node.flatMap { element -> [TupleTypeElementSyntax] in
          guard let pattern = element.type.as(PackExpansionTypeSyntax.self)?.repetitionPattern else {
            return [visit(element)]
          }
          return repeated(pattern) { TupleTypeElementSyntax(type: visit(pattern).trimmed) }
        }))
  }

  package override func visit(_ node: GenericArgumentListSyntax) -> GenericArgumentListSyntax {
    GenericArgumentListSyntax(
      separated(
        node.flatMap { argument -> [GenericArgumentSyntax] in
          guard case .type(let type) = argument.argument,
            let pattern = type.as(PackExpansionTypeSyntax.self)?.repetitionPattern
          else { return [visit(argument)] }
          return repeated(pattern) { GenericArgumentSyntax(argument: .type(visit(pattern).trimmed)) }
        }))
  }

  package override func visit(_ node: LabeledExprListSyntax) -> LabeledExprListSyntax {
    LabeledExprListSyntax(
      separated(
        node.flatMap { element -> [LabeledExprSyntax] in
          guard let pattern = element.expression.as(PackExpansionExprSyntax.self)?.repetitionPattern else {
            return [visit(element)]
          }
          return repeated(pattern) { LabeledExprSyntax(expression: visit(pattern).trimmed) }
        }))
  }

  package override func visit(_ node: ArrayElementListSyntax) -> ArrayElementListSyntax {
    ArrayElementListSyntax(
      separated(
        node.flatMap { element -> [ArrayElementSyntax] in
          guard let pattern = element.expression.as(PackExpansionExprSyntax.self)?.repetitionPattern else {
            return [visit(element)]
          }
          return repeated(pattern) { ArrayElementSyntax(expression: visit(pattern).trimmed) }
        }))
  }

  package override func visit(_ node: GenericRequirementListSyntax) -> GenericRequirementListSyntax {
    var result: [GenericRequirementSyntax] = []
    for requirement in node {
      let first: TypeSyntax? =
        switch requirement.requirement {
        case .conformanceRequirement(let one): one.leftType
        case .sameTypeRequirement(let one): if case .type(let left) = one.leftType { left } else { nil }
        case .layoutRequirement: nil
        }
      guard let pattern = first?.as(PackExpansionTypeSyntax.self)?.repetitionPattern else {
        result.append(visit(requirement))
        continue
      }
      for left in repeated(requirement, { (visit(pattern).trimmed, visit(requirement)) }) {
        var one = left.1
        switch one.requirement {
        case .conformanceRequirement(var inner):
          inner.leftType = left.0
          one.requirement = .conformanceRequirement(inner)
        case .sameTypeRequirement(var inner):
          inner.leftType = .type(left.0)
          one.requirement = .sameTypeRequirement(inner)
        case .layoutRequirement: break
        }
        result.append(one)
      }
    }
    return GenericRequirementListSyntax(separated(result))
  }

  private func separated<Element: WithTrailingCommaSyntax>(_ elements: [Element]) -> [Element] {
    elements.enumerated().map { index, element in
      var one = element
      one.trailingComma = index < elements.count - 1 ? .commaToken(trailingTrivia: .space) : nil
      return one
    }
  }

  // MARK: Statements

  package override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    var result: [CodeBlockItemSyntax] = []
    for item in node {
      if case .expr(let expression) = item.item, let expansion = expression.as(PackExpansionExprSyntax.self) {
        let pattern = expansion.repetitionPattern
        result += repeated(pattern) { statement("\(visit(pattern).trimmedDescription)") }
      } else if case .stmt(let syntax) = item.item, let loop = syntax.as(ForStmtSyntax.self),
        let expansion = loop.sequence.as(PackExpansionExprSyntax.self)
      {
        result.append(unrolled(loop, expansion.repetitionPattern))
      } else {
        result.append(visit(item))
      }
    }
    return CodeBlockItemListSyntax(result)
  }

  private func statement(_ text: String) -> CodeBlockItemSyntax {
    // Only the text matters: it is parsed again.
    CodeBlockItemSyntax(
      leadingTrivia: .newline, item: .expr(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))),
      trailingTrivia: .newline)
  }

  /// A loop over packs: its body once for each element, whose jumps lead to the end of that body or of all of them.
  private func unrolled(_ loop: ForStmtSyntax, _ pattern: ExprSyntax) -> CodeBlockItemSyntax {
    loops += 1
    let end = "$end\(loops)"
    let outer = jumps
    var bodies = ""
    for (index, value) in repeated(pattern, { visit(pattern).trimmedDescription }).enumerated() {
      let next = "$next\(loops)x\(index)"
      jumps = (next, end)
      let condition = loop.whereClause.map { "guard \($0.condition.trimmedDescription) else { break \(next) }\n" } ?? ""
      let inner = self.index
      self.index = nil
      let body = visit(loop.body.statements).description
      self.index = inner
      bodies += "\(next): do { let \(loop.pattern.trimmedDescription) = \(value)\n\(condition)\(body)\n}\n"
    }
    jumps = outer
    return statement("\(end): do {\n\(bodies)}")
  }

  package override func visit(_ node: ContinueStmtSyntax) -> StmtSyntax {
    guard node.label == nil, let jumps else { return super.visit(node) }
    return StmtSyntax(
      BreakStmtSyntax(breakKeyword: .keyword(.break, trailingTrivia: .space), label: .identifier(jumps.next)))
  }

  package override func visit(_ node: BreakStmtSyntax) -> StmtSyntax {
    guard node.label == nil, let jumps else { return super.visit(node) }
    return StmtSyntax(
      BreakStmtSyntax(breakKeyword: .keyword(.break, trailingTrivia: .space), label: .identifier(jumps.end)))
  }

  private func withoutJumps(_ work: () -> StmtSyntax) -> StmtSyntax {
    let outer = jumps
    jumps = nil
    defer { jumps = outer }
    return work()
  }

  package override func visit(_ node: WhileStmtSyntax) -> StmtSyntax { withoutJumps { super.visit(node) } }
  package override func visit(_ node: RepeatStmtSyntax) -> StmtSyntax { withoutJumps { super.visit(node) } }
  package override func visit(_ node: ForStmtSyntax) -> StmtSyntax { withoutJumps { super.visit(node) } }
}

/// Finds the names after `each`.
private final class PackFinder: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: PackElementTypeSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.pack.trimmedDescription)
    return .visitChildren
  }
  override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.pack.trimmedDescription)
    return .visitChildren
  }
}
