import Diagnostics
import SwiftSyntax

/// Rewrites a function or a type with parameter packs for one number of arguments: each `repeat` becomes that many
/// elements, and each `each` in it the current element.
package final class PackExpansion: SyntaxRewriter {
  /// The number of types in each pack.
  private let counts: [String: Int]
  /// Value packs by name, with their type packs; including tuples of packs.
  private var values: [String: String]
  private var tuples: Set<String>
  /// The packs of functions inside a type that is rewritten, and their values: they stay.
  private var foreign: Set<String> = []
  private var index: Int?
  private var loops = 0
  /// The targets of `continue` and `break` for the current element of a loop over packs.
  private var jumps: (next: String, end: String)?

  package init(counts: [String: Int], values: [String: String], tuples: Set<String>) {
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

  /// False for an expansion over packs of a function inside the type that is rewritten.
  private func expands(_ pattern: some SyntaxProtocol) -> Bool {
    if foreign.isEmpty { return true }
    let finder = PackFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return !finder.names.contains(where: foreign.contains)
  }

  private func expanded(_ type: TypeSyntax) -> TypeSyntax? {
    type.as(PackExpansionTypeSyntax.self).map(\.repetitionPattern).flatMap { expands($0) ? $0 : nil }
  }

  private func expanded(_ value: ExprSyntax) -> ExprSyntax? {
    value.as(PackExpansionExprSyntax.self).map(\.repetitionPattern).flatMap { expands($0) ? $0 : nil }
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
      .spaced(like: node)
  }

  package override func visit(_ node: PackElementExprSyntax) -> ExprSyntax {
    guard let index else { return super.visit(node) }
    let pack = node.pack.trimmedDescription
    if counts[pack] != nil || values[pack] != nil && !tuples.contains(pack) {
      return ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(Self.name(pack, index)))).spaced(like: node)
    }
    let tuple = visit(node.pack)
    // A tuple of one element is that element.
    if count(of: node) == 1 { return tuple.spaced(like: node) }
    return ExprSyntax(
      MemberAccessExprSyntax(
        base: tuple.trimmed, period: .periodToken(),
        declName: DeclReferenceExprSyntax(baseName: .integerLiteral("\(index)")))
    ).spaced(like: node)
  }

  // MARK: Lists

  /// Inside a function its parameters hide the properties of the type.
  private func within<Result>(
    _ generics: GenericParameterClauseSyntax?, _ parameters: FunctionParameterListSyntax, _ work: () -> Result
  ) -> Result {
    let outer = (values, tuples, foreign)
    defer { (values, tuples, foreign) = outer }
    let own = PackTemplate.packs(of: generics).subtracting(counts.keys)
    foreign.formUnion(own)
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let mentioned = parameter.type.tokens(viewMode: .sourceAccurate).map(\.text)
      tuples.remove(name)
      values[name] = mentioned.first { counts[$0] != nil }
      if parameter.type.is(TupleTypeSyntax.self), values[name] != nil { tuples.insert(name) }
      if mentioned.contains(where: own.contains) { foreign.insert(name) } else { foreign.remove(name) }
    }
    return work()
  }

  private func isEmpty(_ clause: GenericParameterClauseSyntax?) -> Bool { clause?.parameters.isEmpty ?? false }
  private func isEmpty(_ clause: GenericWhereClauseSyntax?) -> Bool { clause?.requirements.isEmpty ?? false }

  package override func visit(_ node: StructDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(StructDeclSyntax.self) else { return DeclSyntax(node) }
    if isEmpty(done.genericParameterClause) { done.genericParameterClause = nil }
    if isEmpty(done.genericWhereClause) { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: ClassDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(ClassDeclSyntax.self) else { return DeclSyntax(node) }
    if isEmpty(done.genericParameterClause) { done.genericParameterClause = nil }
    if isEmpty(done.genericWhereClause) { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: ActorDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(ActorDeclSyntax.self) else { return DeclSyntax(node) }
    if isEmpty(done.genericParameterClause) { done.genericParameterClause = nil }
    if isEmpty(done.genericWhereClause) { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: TypeAliasDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(TypeAliasDeclSyntax.self) else { return DeclSyntax(node) }
    if isEmpty(done.genericParameterClause) { done.genericParameterClause = nil }
    if isEmpty(done.genericWhereClause) { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: ExtensionDeclSyntax) -> DeclSyntax {
    guard var done = super.visit(node).as(ExtensionDeclSyntax.self) else { return DeclSyntax(node) }
    if isEmpty(done.genericWhereClause) { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
    within(node.genericParameterClause, node.parameterClause.parameters) { super.visit(node) }
  }

  package override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    let visited = within(node.genericParameterClause, node.signature.parameterClause.parameters) { super.visit(node) }
    guard var done = visited.as(FunctionDeclSyntax.self) else { return DeclSyntax(node) }
    if done.genericParameterClause?.parameters.isEmpty ?? false { done.genericParameterClause = nil }
    if done.genericWhereClause?.requirements.isEmpty ?? false { done.genericWhereClause = nil }
    return DeclSyntax(done)
  }

  package override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    let visited = within(node.genericParameterClause, node.signature.parameterClause.parameters) { super.visit(node) }
    guard var done = visited.as(InitializerDeclSyntax.self) else { return DeclSyntax(node) }
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
      guard let pattern = expanded(parameter.type) else {
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

  /// `{ (values: repeat each T) in … }`
  package override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    guard case .parameterClause(let clause)? = node.signature?.parameterClause else { return super.visit(node) }
    let outer = (values, tuples)
    defer { (values, tuples) = outer }
    for parameter in clause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let pack = parameter.type?.tokens(viewMode: .sourceAccurate).map(\.text).first { counts[$0] != nil }
      tuples.remove(name)
      values[name] = pack
      if pack != nil, parameter.type?.is(TupleTypeSyntax.self) ?? false { tuples.insert(name) }
    }
    return super.visit(node)
  }

  package override func visit(_ node: ClosureParameterListSyntax) -> ClosureParameterListSyntax {
    ClosureParameterListSyntax(
      separated(
        node.flatMap { parameter -> [ClosureParameterSyntax] in
          guard let pattern = parameter.type.flatMap(expanded) else { return [visit(parameter)] }
          let name = (parameter.secondName ?? parameter.firstName).text
          return repeated(pattern) { visit(pattern) }.enumerated().map { index, type in
            var one = parameter
            (one.firstName, one.secondName) = (.identifier(Self.name(name, index)), nil)
            one.type = type.trimmed
            return one
          }
        }))
  }

  package override func visit(_ node: TupleTypeElementListSyntax) -> TupleTypeElementListSyntax {
    TupleTypeElementListSyntax(
      separated(
        node.flatMap { element -> [TupleTypeElementSyntax] in
          guard let pattern = expanded(element.type) else {
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
            let pattern = expanded(type)
          else { return [visit(argument)] }
          return repeated(pattern) { GenericArgumentSyntax(argument: .type(visit(pattern).trimmed)) }
        }))
  }

  package override func visit(_ node: LabeledExprListSyntax) -> LabeledExprListSyntax {
    LabeledExprListSyntax(
      separated(
        node.flatMap { element -> [LabeledExprSyntax] in
          guard let pattern = expanded(element.expression) else {
            return [visit(element)]
          }
          return repeated(pattern) { LabeledExprSyntax(expression: visit(pattern).trimmed) }
        }))
  }

  package override func visit(_ node: ArrayElementListSyntax) -> ArrayElementListSyntax {
    ArrayElementListSyntax(
      separated(
        node.flatMap { element -> [ArrayElementSyntax] in
          guard let pattern = expanded(element.expression) else {
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
      guard let pattern = first.flatMap(expanded) else {
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
      if case .expr(let expression) = item.item, let expansion = expression.as(PackExpansionExprSyntax.self),
        expands(expansion.repetitionPattern)
      {
        let pattern = expansion.repetitionPattern
        result += repeated(pattern) { statement("\(visit(pattern).trimmedDescription)") }
      } else if case .stmt(let syntax) = item.item, let loop = syntax.as(ForStmtSyntax.self),
        let expansion = loop.sequence.as(PackExpansionExprSyntax.self), expands(expansion.repetitionPattern)
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

extension SyntaxProtocol {
  /// The node with the spaces around another one: `a== b` would have a postfix operator.
  fileprivate func spaced(like node: some SyntaxProtocol) -> Self {
    with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }
}
