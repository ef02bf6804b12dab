import Diagnostics
import SwiftParser
import SwiftSyntax

/// `#if`: parts that are not compiled are blanked out before the text is checked, so that all offsets stay the same.
package struct ConditionalCompilation {
  /// Conditions that are not known, by their offsets.
  package private(set) var unknown: [(text: String, offset: Int)] = []
  private var blanks: [Range<Int>] = []
  /// The offsets of directives that end the only statements of a `case`, which may be left out.
  private var onlyStatements: [Int] = []
  private let language: LanguageMode

  /// `os(iOS)`; unless it is Linux, all imported modules are assumed to exist.
  private let platform: String
  /// The flags that are set, like those of `-D`.
  private let flags: Set<String>

  /// The opened modules, which can be imported.
  private let modules: Set<String>

  package init(
    language: LanguageMode, platform: String = "Linux", flags: Set<String> = [], modules: Set<String> = []
  ) {
    self.modules = modules
    self.language = language
    self.platform = platform
    self.flags = flags
  }

  /// The text without directives and the parts that they leave out; nil if there are none.
  package mutating func apply(to tree: SourceFileSyntax, text: String) -> String? {
    final class Finder: SyntaxVisitor {
      var found: [IfConfigDeclSyntax] = []
      override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
      }
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    if finder.found.isEmpty { return nil }
    for node in finder.found { choose(in: node) }
    var bytes = Array(text.utf8)
    for range in blanks {
      for index in range where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
    }
    // A directive may itself be in code that is left out.
    for start in onlyStatements where !blanks.contains(where: { $0.lowerBound < start && $0.contains(start) }) {
      bytes.replaceSubrange(start..<start + 2, with: "()".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func choose(in node: IfConfigDeclSyntax) {
    var isChosen = false
    let clauses = Array(node.clauses)
    // Text that the parser could not parse lies between a clause and the next directive. It is allowed there if it is
    // for another compiler or language.
    let ends = (clauses.dropFirst().map(\.poundKeyword) + [node.poundEndif])
      .map(\.positionAfterSkippingLeadingTrivia.utf8Offset)
    for (clause, end) in zip(clauses, ends) {
      let holds = !isChosen && (clause.condition.map { evaluate($0) } ?? true)
      let start = clause.positionAfterSkippingLeadingTrivia.utf8Offset
      let asked = clause.condition.map { [$0] } ?? clauses.compactMap(\.condition)
      let isOfOther = asked.contains(where: asksForVersion)
      let end = isOfOther ? end : clause.endPositionBeforeTrailingTrivia.utf8Offset
      let directiveEnd = (clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword))
        .endPositionBeforeTrailingTrivia.utf8Offset
      blanks.append(start..<(holds ? directiveEnd : end))
      if holds { isChosen = true }
    }
    if !isChosen, let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SwitchCaseSyntax.self) ?? false, list.count == 1
    {
      onlyStatements.append(node.poundEndif.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    blanks.append(
      node.poundEndif.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.poundEndif.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// True for a condition about the version of the language or compiler: text for which it is false is not parsed.
  private func asksForVersion(_ condition: ExprSyntax) -> Bool {
    guard let call = condition.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    return name == "swift" || name == "compiler"
  }

  private mutating func evaluate(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): return node.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let node): return flags.contains(node.baseName.text)
    case .prefixOperatorExpr(let node) where node.operator.text == "!": return !evaluate(node.expression)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first { return evaluate(only.expression) }
    case .infixOperatorExpr(let node): return combine(evaluateOperands(node), node.operator.trimmedDescription)
    case .sequenceExpr(let node): return evaluate(sequence: Array(node.elements))
    case .functionCallExpr(let node):
      if let holds = evaluate(call: node) { return holds }
    default: break
    }
    unknown.append((syntax.trimmedDescription, syntax.positionAfterSkippingLeadingTrivia.utf8Offset))
    return false
  }

  /// The modules with which code tests for the platform it is compiled for.
  private static let userInterfaces: [String: Set<String>] = [
    "UIKit": ["iOS", "tvOS", "visionOS"], "AppKit": ["macOS"], "WatchKit": ["watchOS"],
  ]

  private mutating func evaluateOperands(_ node: InfixOperatorExprSyntax) -> (Bool, Bool) {
    let left = evaluate(node.leftOperand)
    return (left, evaluate(node.rightOperand))
  }

  private func combine(_ operands: (Bool, Bool), _ name: String) -> Bool {
    name == "||" ? operands.0 || operands.1 : operands.0 && operands.1
  }

  /// `a && b || c`, not yet folded: `||` has the lower precedence.
  private mutating func evaluate(sequence elements: [ExprSyntax]) -> Bool {
    var alternatives = [true]
    for element in elements {
      if let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if name == "||" { alternatives.append(true) }
      } else {
        let holds = evaluate(element)
        alternatives[alternatives.count - 1] = alternatives[alternatives.count - 1] && holds
      }
    }
    return alternatives.contains(true)
  }

  private func evaluate(call node: FunctionCallExprSyntax) -> Bool? {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = node.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch name {
    case "os": return argument == platform
    case "arch":
      #if arch(x86_64)
        return argument == "x86_64"
      #else
        return argument == "arm64"
      #endif
    case "canImport" where KnownModules.ofLinux.contains(argument): return platform == "Linux"
    case "canImport":
      return KnownModules.all.contains(argument) || modules.contains(argument)
        || Self.userInterfaces[argument].map { $0.contains(platform) } ?? false
    // The last language version with mode 5.
    case "swift" where language == .swift5: return compare(argument, to: (5, 10))
    case "swift", "compiler": return compare(argument, to: (6, 3))
    case "targetEnvironment", "hasFeature", "hasAttribute": return false
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "_runtime": return argument == "_Native"
    default: return nil
    }
  }

  /// Compares a version with `>=5.9` or `<6`.
  private func compare(_ text: String, to version: (Int, Int)) -> Bool? {
    let number = text.drop { "<>= ".contains($0) }
    let parts = number.split(separator: ".").map { Int($0) }
    guard let wanted = parts.first ?? nil else { return nil }
    let isNotNewer = (wanted, parts.count > 1 ? parts[1] ?? 0 : 0) <= version
    if text.hasPrefix(">=") { return isNotNewer }
    return text.hasPrefix("<") ? !isNotNewer : nil
  }
}
