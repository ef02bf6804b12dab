import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// `/(\w+)=(\d+)/` and `#/…/#`.
extension ExpressionChecker {
  func inferRegex(_ node: RegexLiteralExprSyntax) -> Expression {
    // Xcode enables them in both modes.
    if language == .swift5, node.openingPounds == nil, !file.isLibrary, !isOpen { return slashes(node) }
    let pattern = node.pattern
    do {
      _ = try Regex(pattern)
    } catch {
      self.error(.literal(.regex("\(error)")), atOffset: node.offset(of: error))
      return errorExpression(node)
    }
    let text = Expression(.string(pattern), type: libraryNominal("String"), place: place(node))
    return callLiteralInitializer("_pattern", text, of: regexType(node)) ?? errorExpression(node)
  }

  /// `/a/` in the language mode 5, where slashes are operators.
  private func slashes(_ node: RegexLiteralExprSyntax) -> Expression {
    // swiftc looks up all operators and names of an expression before it checks a type.
    let first = table.diagnostics.count
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    defer {
      for index in first..<table.diagnostics.count {
        table.diagnostics[index] = table.diagnostics[index].ranked(at: start)
      }
    }
    error(.operator(.notUnary("/", isPrefix: true)), at: node.openingSlash)
    let text = node.regex.text
    if let last = text.last, last.isLetter || last.isNumber || ")]_".contains(last) {
      error(.operator(.notUnary("/", isPrefix: false)), at: node.closingSlash)
    }
    let isName = text.allSatisfy { $0.isLetter || $0 == "_" }
    if isName, case .nothing = lookUp(text) { reportUnknown(text, at: node.regex) }
    return errorExpression(node)
  }

  /// `Regex<(Substring, Substring?, year: Substring)>`
  func regexType(_ node: RegexLiteralExprSyntax) -> Type {
    let part = libraryNominal("Substring")
    let captures = RegexCaptures.captures(of: node.pattern).map {
      TupleElement(label: $0.name, type: $0.isOptional ? optional(part) : part)
    }
    let output: Type = captures.isEmpty ? part : .tuple([TupleElement(label: nil, type: part)] + captures)
    return libraryNominal("Regex", [output])
  }
}

extension RegexLiteralExprSyntax {
  /// The pattern in the engine's syntax: in a literal of several lines, blanks and comments are ignored.
  fileprivate var pattern: String { prefix + regex.text }
  private var prefix: String { regex.text.contains(where: \.isNewline) ? "(?xx)" : "" }

  /// The offset at which the engine rejects the pattern, which its error contains as a private field.
  fileprivate func offset(of error: any Error) -> Int {
    let start = regex.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = Mirror(reflecting: error).descendant("error", "diag", "location", "range") as? Range<String.Index>
    guard let index = range?.lowerBound, index <= pattern.endIndex else { return start }
    return start + max(0, pattern.utf8.distance(from: pattern.startIndex, to: index) - prefix.utf8.count)
  }
}
