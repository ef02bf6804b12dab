import SwiftSyntax

/// The lengths at which a program cuts, refuses or counts texts: 10 in `text.count > 10`, `String(text.prefix(10))` and
/// `text.count <= Limits.name`, where `static let name = 10`.
final class TextBounds: SyntaxVisitor {
  private var lengths: Set<Int> = []
  private var names: Set<String> = []
  private var constants: [String: Int] = [:]

  init() { super.init(viewMode: .sourceAccurate) }

  private static let range = 2...120
  private static let limit = 3

  /// Texts that are shorter by one, as long, and longer by one.
  var texts: [String] {
    let all = lengths.union(names.compactMap { constants[$0] }).filter(Self.range.contains)
    return all.sorted().prefix(Self.limit).flatMap { [$0 - 1, $0, $0 + 1].map(Self.text) }
  }

  private static func text(ofLength length: Int) -> String {
    String((0..<length).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
  }

  private func note(_ bound: ExprSyntax) {
    if let literal = bound.as(IntegerLiteralExprSyntax.self), let length = Int(literal.literal.text) {
      lengths.insert(length)
    } else if let name = bound.as(DeclReferenceExprSyntax.self) {
      names.insert(name.baseName.text)
    } else if let member = bound.as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let sign = part.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["<", "<=", ">", ">=", "=="].contains(sign)
      else { continue }
      if parts[index - 1].isCount { note(parts[index + 1]) }
      if parts[index + 1].isCount { note(parts[index - 1]) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      ["prefix", "suffix"].contains(name), node.arguments.count == 1, let bound = node.arguments.first?.expression
    {
      note(bound)
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let literal = node.initializer?.value.as(IntegerLiteralExprSyntax.self), let value = Int(literal.literal.text)
    {
      constants[name] = value
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `text.count`
  var isCount: Bool { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count" }
}
