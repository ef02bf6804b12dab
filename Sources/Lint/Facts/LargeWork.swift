import SwiftSyntax

/// Work that takes noticeable time where it stands: files that are read, data that is decoded, loops over thousands.
enum LargeWork {
  /// The number of elements from which on a loop counts as work.
  private static let size = 1000

  /// The first such work that a piece of code does while it runs, in words; nil if there is none.
  static func `in`(_ code: some SyntaxProtocol) -> String? {
    let finder = LargeWorkFinder(viewMode: .sourceAccurate)
    finder.walk(code)
    return finder.found
  }

  fileprivate static func isLarge(_ range: InfixOperatorExprSyntax) -> Bool {
    guard let sign = range.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, ["..<", "..."].contains(sign),
      let end = range.rightOperand.as(IntegerLiteralExprSyntax.self),
      let count = Int(end.literal.text.filter { $0 != "_" })
    else { return false }
    return count >= size
  }
}

private final class LargeWorkFinder: SyntaxVisitor {
  private(set) var found: String?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calleeName {
    case "Data" where node.argument("contentsOf") != nil, "String" where node.argument("contentsOf") != nil,
      "String" where node.argument("contentsOfFile") != nil:
      found = found ?? "reads a file"
    case "contentsOfDirectory": found = found ?? "reads a folder"
    case "decode" where node.argument("from") != nil: found = found ?? "decodes data"
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard LargeWork.isLarge(node) else { return .visitChildren }
    // `for i in 0..<5000`, `(0..<5000).map { … }`; `Int.random(in: 0..<5000)` is no loop.
    let isLooped = node.parent?.is(ForStmtSyntax.self) ?? false
    let isMapped = node.parent?.parent?.parent?.parent?.as(MemberAccessExprSyntax.self) != nil
    if isLooped || isMapped { found = found ?? "goes through \(node.rightOperand.trimmedDescription) elements" }
    return .visitChildren
  }

  /// The work of a task or an action is done later.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.takingCall.call?.calleeName
    return name.map(SwiftUINames.actions.contains) ?? false ? .skipChildren : .visitChildren
  }
}
