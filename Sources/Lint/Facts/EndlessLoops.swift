import SwiftSyntax

extension ClosureExprSyntax {
  /// A loop that goes on as long as something else sends, or for ever.
  var hasEndlessLoop: Bool { statements.hasEndlessLoop(orSequence: true) }
}

extension ClosureExprSyntax {
  /// `guard let self else { return }` before an endless loop that uses it, or `if let self { … }` around one: the loop
  /// then retains the object, though the closure does not.
  var unwrappingAroundEndlessLoop: Syntax? {
    var unwrapped: (name: String, condition: Syntax)?
    for item in statements {
      switch item.item {
      case .stmt(let statement):
        if let exit = statement.as(GuardStmtSyntax.self) { unwrapped = exit.conditions.unwrappedSelf ?? unwrapped }
        if let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
          let inner = choice.conditions.unwrappedSelf, choice.body.statements.hasEndlessLoop(orSequence: true),
          choice.body.statements.names(inner.name)
        {
          return inner.condition
        }
      case .expr(let expression):
        if let choice = expression.as(IfExprSyntax.self), let inner = choice.conditions.unwrappedSelf,
          choice.body.statements.hasEndlessLoop(orSequence: true), choice.body.statements.names(inner.name)
        {
          return inner.condition
        }
      case .decl: break
      }
      let one = CodeBlockItemListSyntax([item])
      if let unwrapped, one.hasEndlessLoop(orSequence: true), item.names(unwrapped.name) { return unwrapped.condition }
    }
    return nil
  }
}

extension ConditionElementListSyntax {
  /// `let self`, `let self = self`, `let strongSelf = self`: the name, and the condition.
  fileprivate var unwrappedSelf: (name: String, condition: Syntax)? {
    for element in self {
      guard case .optionalBinding(let binding) = element.condition else { continue }
      let name = binding.pattern.trimmedDescription
      let value = binding.initializer?.value.trimmedDescription ?? name
      if value == "self" { return (name, Syntax(element)) }
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  func hasEndlessLoop(orSequence countsSequences: Bool) -> Bool {
    let finder = LoopFinder(countsSequences: countsSequences)
    finder.walk(self)
    return finder.found
  }
}

/// Finds a loop without an end, but not in closures: those of a task group end.
private final class LoopFinder: SyntaxVisitor {
  private let countsSequences: Bool
  private(set) var found = false

  init(countsSequences: Bool) {
    self.countsSequences = countsSequences
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    // A sequence that may fail has an end: an answer, a download.
    if countsSequences, node.awaitKeyword != nil, node.tryKeyword == nil, !node.sequence.endsByItself() {
      look(in: node.body)
    }
    return .visitChildren
  }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    if Self.endless.contains(node.conditions.trimmedDescription) {
      look(in: node.body)
    }
    return .visitChildren
  }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    if Self.endless.contains(node.condition.trimmedDescription) {
      look(in: node.body)
    }
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// The conditions that do not end a loop by themselves.
  private static let endless: Set<String> = ["true", "!Task.isCancelled"]

  private func look(in body: CodeBlockSyntax) {
    let exits = ExitFinder(viewMode: .sourceAccurate)
    exits.walk(body)
    if !exits.found { found = true }
  }
}

/// Finds a statement that leaves a loop.
private final class ExitFinder: SyntaxVisitor {
  private(set) var found = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { leaves() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func leaves() -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
}

extension ExprSyntax {
  /// True for a sequence that the function itself has made, and that ends with its work: a local `AsyncStream` that is
  /// finished, the events of a local request.
  fileprivate func endsByItself(depth: Int = 0) -> Bool {
    let value = withoutEffects
    if let call = value.as(FunctionCallExprSyntax.self), let name = call.calledExpression.madeType {
      if ["AsyncStream", "AsyncThrowingStream"].contains(name) {
        return call.tokens(viewMode: .sourceAccurate).contains { $0.text == "finish" }
      }
      return depth > 0 && name != "Observations"
    }
    guard depth < 6, let name = value.rootName, let body = surroundingBody else { return false }
    let finder = LocalFinder(name)
    finder.walk(body)
    return finder.value?.endsByItself(depth: depth + 1) ?? false
  }

  /// `AsyncStream` of `AsyncStream<Int>`
  private var madeType: String? {
    let called = self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
    let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }

  private var withoutEffects: ExprSyntax {
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression.withoutEffects }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression.withoutEffects }
    return self
  }

  /// The body of the outermost function around the expression.
  private var surroundingBody: CodeBlockSyntax? {
    sequence(first: Syntax(self), next: \.parent).compactMap { $0.as(CodeBlockSyntax.self) }.last
  }
}
