import Diagnostics
import SwiftSyntax
import Tree

/// Finds keywords of other languages in a text that is not valid Swift, if habit is the likely reason.
package struct Slips {
  /// The properties of a token that matter here.
  private struct Word {
    let text: String
    let start, end: Int
    let line: Int
    let isName: Bool
    let isString: Bool
  }

  private let words: [Word]
  private let file: SourceFile
  /// The lines with errors.
  private let lines: Set<Int>

  /// More characters than anyone types by hand.
  private static let limit = 2_000

  private init(_ tree: SourceFileSyntax, _ file: SourceFile, _ errors: [Diagnostics.Diagnostic]) {
    self.file = file
    lines = Set(errors.map(\.line))
    words = tree.tokens(viewMode: .sourceAccurate).prefix(Self.limit).map { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      var isName = false
      if case .identifier = token.tokenKind { isName = true }
      return Word(
        text: token.text, start: start, end: token.endPositionBeforeTrailingTrivia.utf8Offset,
        line: file.position(of: start).line, isName: isName, isString: token.tokenKind == .stringQuote)
    }
  }

  /// The first slip in a line with an error, to be reported instead of the errors.
  package static func first(
    in tree: SourceFileSyntax, _ file: SourceFile, errors: [Diagnostics.Diagnostic]
  ) -> Diagnostics.Diagnostic? {
    if errors.contains(where: \.problem.isOpenString) { return nil }
    if let block = IndentedBlock(in: tree) {
      return Diagnostics.Diagnostic(.grammar(.slip(.indentedBlock(block.keyword))), file: file, offset: block.offset)
    }
    let slips = Slips(tree, file, errors)
    for index in slips.words.indices where slips.lines.contains(slips.words[index].line) {
      if let (slip, at) = slips.slip(at: index) {
        return Diagnostics.Diagnostic(.grammar(.slip(slip)), file: file, offset: slips.words[at].start)
      }
    }
    return nil
  }

  private func slip(at index: Int) -> (Slip, at: Int)? {
    let word = words[index]
    let next = text(index + 1)
    if word.isName {
      if isStart(index), let slip = declaration(index) ?? statement(index) { return (slip, index) }
      if isName(index + 1), follows(index) {
        if word.text == "new" { return (.needless("new", use: "\(next)()"), index) }
      }
      if let sign = Self.connectives[word.text], index > 0, index + 1 < words.count, !isStart(index),
        ![".", ",", "("].contains(text(index - 1)), !["(", ":", ")", ",", "."].contains(next)
      {
        return (.keyword(word.text, use: sign), index)
      }
      if word.text == "then", text(index - 1) != ".", isCondition(before: index) {
        return (.keyword("then", use: "{ … }"), index)
      }
      if ["extends", "implements"].contains(word.text), isName(index - 1), isName(index + 1) {
        return (.inheritance(word.text, text(index - 1), next), index)
      }
      if ["f", "F"].contains(word.text), index + 1 < words.count, words[index + 1].isString,
        words[index].end == words[index + 1].start
      {
        return (.keyword("f\"…\"", use: #""… \(x) …""#), index)
      }
      if Self.elseIf.contains(word.text), isStart(index) { return (.keyword(word.text, use: "else if"), index) }
    }
    switch word.text {
    case "else" where index == 0, "catch" where index == 0: return (.afterBrace(word.text), index)
    case "->" where isName(index - 1) && isName(index + 1) && touches(index) && !isTypeName(index + 1):
      return (.operator("->", use: "."), index)
    case ":" where next == ":" && isName(index - 1): return (.operator("::", use: "."), index)
    case "::" where isName(index - 1): return (.operator("::", use: "."), index)
    case "=>" where isName(index - 1): return (.operator("=>", use: "{ \(text(index - 1)) in … }"), index)
    case "@"
    where text(index - 1) == ":" && isTypeName(index - 2) && text(index - 3) == "class" && isTypeName(index + 1):
      return (.attributeAsBase("@\(next)", text(index - 2)), index)
    case ":" where isName(index - 1) && text(index - 2) == "." && ["(", ","].contains(text(index - 3)):
      return (.labelWithDot(text(index - 1)), index)
    case ":" where next == "=" && words[index].end == words[index + 1].start: return (.operator(":=", use: "="), index)
    case ",":
      let isType = [":", "->"].contains(text(index - 3)) || (text(index - 3) == "=" && text(index + 3) == "(")
      guard text(index - 2) == "[", text(index + 2) == "]", isType, isTypeName(index - 1), isTypeName(index + 1) else {
        return nil
      }
      return (.listAsDictionary(text(index - 1), next), index)
    case "for" where next == "(" && hasSemicolon(behind: index): return (.cStyleFor, index)
    case "do" where next == "{" && closes(index + 1).map({ text($0 + 1) == "while" }) ?? false:
      return (.repeatLoop, index)
    case "try" where next == "{" && closes(index + 1).map { text($0 + 1) != "(" } ?? true:
      return (.catchWithoutDo, index)
    default: return nil
    }
  }

  private static let functions: Set<String> = ["fun", "function", "def", "fn", "fnc", "func_", "sub", "proc"]
  private static let constants: Set<String> = ["const", "val", "final", "auto", "dim", "local"]
  private static let types: Set<String> = [
    "int", "string", "bool", "float", "double", "char", "boolean", "Int", "String", "Bool", "Float", "Double",
    "Character",
  ]
  private static let loops: Set<String> = ["foreach", "forEach"]
  private static let elseIf: Set<String> = ["elif", "elseif", "elsif"]
  private static let connectives = ["and": "&&", "or": "||", "not": "!"]
  private static let printing: Set<String> = ["print", "println", "echo", "puts", "printf"]

  /// `const k = 3`, `fun g() {}`, `int n = 1`
  private func declaration(_ index: Int) -> Slip? {
    guard isName(index + 1), follows(index) else { return nil }
    let (word, name) = (words[index].text, text(index + 1))
    if Self.functions.contains(word), text(index + 2) == "(" { return .keyword(word, use: "func") }
    guard ["=", ":"].contains(text(index + 2)) else { return nil }
    if Self.constants.contains(word) { return .keyword(word, use: "let") }
    if Self.types.contains(word), text(index + 2) == "=" {
      return .typeFirst(type: Self.capitalized(word), name: name)
    }
    return nil
  }

  /// `print "a"`, `foreach x in xs { }`, `interface P { }`
  private func statement(_ index: Int) -> Slip? {
    let word = words[index].text
    if Self.loops.contains(word), [text(index + 2), text(index + 3)].contains("in") {
      return .keyword(word, use: "for x in xs { … }")
    }
    if word == "interface", isName(index + 1) { return .keyword(word, use: "protocol") }
    if word == "unless", follows(index), !["=", ":", "."].contains(text(index + 1)) {
      return .keyword(word, use: "if !(…)")
    }
    if Self.printing.contains(word), follows(index), index + 1 < words.count,
      words[index + 1].isString || words[index + 1].isName
    {
      let start = words[index + 1].start
      let rest = file.text.utf8.dropFirst(start).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ";") }
      return .noParentheses("print", argument: String(decoding: rest, as: UTF8.self))
    }
    return nil
  }

  private static func capitalized(_ type: String) -> String {
    switch type {
    case "char": "Character"
    case "boolean": "Bool"
    default: type.prefix(1).uppercased() + type.dropFirst()
    }
  }

  // MARK: Words by position

  private func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }
  private func isName(_ index: Int) -> Bool { words.indices.contains(index) && words[index].isName }
  private func isTypeName(_ index: Int) -> Bool { isName(index) && words[index].text.first?.isUppercase ?? false }

  private func isStart(_ index: Int) -> Bool {
    index == 0 || words[index - 1].line < words[index].line || [";", "{", "}"].contains(words[index - 1].text)
  }

  /// True if an `if` or the like precedes the word in its line.
  private func isCondition(before index: Int) -> Bool {
    words[..<index].reversed().prefix { $0.line == words[index].line }.contains {
      ["if", "while", "guard"].contains($0.text)
    }
  }

  /// True if the next token is in the same line, after a blank.
  private func follows(_ index: Int) -> Bool {
    index + 1 < words.count && words[index].line == words[index + 1].line && words[index].end < words[index + 1].start
  }

  private func touches(_ index: Int) -> Bool {
    words[index - 1].end == words[index].start && words[index].end == words[index + 1].start
  }

  private func hasSemicolon(behind index: Int) -> Bool {
    words[index...].prefix { $0.text != ")" && $0.text != "{" }.contains { $0.text == ";" }
  }

  /// The closing brace for the one at an index.
  private func closes(_ open: Int) -> Int? {
    var depth = 0
    for index in words[open...].indices {
      if words[index].text == "{" { depth += 1 }
      if words[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
