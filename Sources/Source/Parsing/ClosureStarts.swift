import SwiftParser
import SwiftSyntax

/// Closures whose first statement begins with a tuple: `{ (a, b) = (b, a); for x in xs { … } }`. The parser takes the
/// tuple for parameters if an `in` follows anywhere, where swiftc wants it directly behind them.
enum ClosureStarts {
  /// The places of the parentheses which only seem to contain parameters.
  ///
  /// The blank before one is to be replaced by an operator, after which the parser no longer looks for parameters.
  static func tuples(in tree: SourceFileSyntax, _ text: String) -> [Int] {
    final class Finder: SyntaxVisitor {
      var found: [TokenSyntax] = []
      override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if let signature = node.signature, signature.hasError,
          let first = signature.firstToken(viewMode: .sourceAccurate), first.tokenKind == .leftParen,
          !ClosureStarts.areParameters(first)
        {
          found.append(first)
        }
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    if finder.found.isEmpty { return [] }
    let bytes = Array(text.utf8)
    return finder.found.map(\.positionAfterSkippingLeadingTrivia.utf8Offset)
      .filter { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: " ") }
  }

  static func marked(_ text: String, at tuples: [Int]) -> String {
    var bytes = Array(text.utf8)
    for start in tuples { bytes[start - 1] = UInt8(ascii: "-") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The tree of a marked text with the blanks in the operators' places.
  static func unmarked(_ tree: SourceFileSyntax, at tuples: [Int]) -> SourceFileSyntax {
    final class Rewriter: SyntaxRewriter {
      let operators: Set<Int>
      init(_ operators: Set<Int>) {
        self.operators = operators
        super.init(viewMode: .sourceAccurate)
      }
      override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
        let isMark = operators.contains(node.operator.positionAfterSkippingLeadingTrivia.utf8Offset)
        guard isMark else { return super.visit(node) }
        var operand = visit(node.expression)
        operand.leadingTrivia = node.operator.leadingTrivia + .space
        return operand
      }
    }
    let rewriter = Rewriter(Set(tuples.map { $0 - 1 }))
    return rewriter.rewrite(tree).as(SourceFileSyntax.self) ?? tree
  }

  /// True if `in`, an effect or a result follows the parentheses.
  private static func areParameters(_ open: TokenSyntax) -> Bool {
    var depth = 0
    var token: TokenSyntax? = open
    while let one = token {
      switch one.tokenKind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .endOfFile: return true
      default: break
      }
      token = one.nextToken(viewMode: .sourceAccurate)
      if depth == 0 { break }
    }
    return switch token?.tokenKind {
    case .arrow, .keyword(.in), .keyword(.async), .keyword(.throws), .keyword(.rethrows), .keyword(.reasync): true
    default: false
    }
  }
}
