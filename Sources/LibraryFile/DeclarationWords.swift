/// The words at the beginning of a declaration: attributes, modifiers, its kind, its name.
struct DeclarationWords {
  /// `func`, `struct`, `case` …
  let kind: String
  /// More than one for `case a, b`.
  let names: [String]
  let memberKind: LibraryFile.Member.Kind
  /// The argument of `@native("…")`.
  let native: String?
  /// The arguments of `@layout(Views)`, and its end.
  let layout: (targets: [String], end: Int)?
  let isStatic: Bool
  /// `State` of `@State var n = 0`.
  let wrapper: String?
  /// The position after the name.
  let end: Int

  var isType: Bool { Self.types.contains(kind) }

  /// True if the declaration ends with its braces. The braces of a variable may be a closure that is called.
  var endsWithBraces: Bool { !["var", "let"].contains(kind) }

  private static let types: Set<String> = ["struct", "enum", "class", "protocol", "actor", "extension"]
  private static let named: Set<String> = ["func", "var", "let", "typealias", "associatedtype"]
  private static let nameless: Set<String> = ["init", "subscript", "deinit"]
  private static let modifiers: Set<String> = [
    "static", "final", "mutating", "nonmutating", "override", "required", "convenience", "prefix", "postfix", "infix",
    "private", "fileprivate", "internal", "package", "public", "open", "nonisolated", "isolated", "lazy", "weak",
    "unowned", "indirect", "dynamic", "borrowing", "consuming",
  ]

  /// Nil if the text does not begin with a declaration.
  init?(_ text: ArraySlice<UInt8>) {
    var reader = WordReader(text)
    var attributes: [String] = []
    var native: String?
    var layout: (targets: [String], end: Int)?
    while let (attribute, argument) = reader.attribute() {
      attributes.append(attribute)
      if attribute == "native" { native = argument }
      if attribute == "layout" {
        layout = (argument.split { ", ".contains($0) }.map(String.init), reader.position)
      }
    }
    self.native = native
    self.layout = layout
    var kind = reader.word()
    var isStatic = false
    while Self.modifiers.contains(kind) {
      if kind == "static" { isStatic = true }
      reader.skipParentheses()
      kind = reader.word()
    }
    if kind == "class", reader.isAtWord("func") || reader.isAtWord("var") || reader.isAtWord("subscript") {
      kind = reader.word()
    }
    self.kind = kind
    self.isStatic = isStatic
    switch kind {
    case _ where Self.types.contains(kind): names = [reader.typeName()]
    case _ where Self.nameless.contains(kind): names = [kind]
    case "func": names = [reader.functionName()]
    case _ where Self.named.contains(kind): names = [reader.word()]
    case "case": names = reader.caseNames()
    default: return nil
    }
    end = reader.position
    wrapper =
      kind == "var" && Self.hasWrapper(attributes, text[reader.position...])
      ? attributes.first { $0.first?.isUppercase ?? false } : nil
    let isStored =
      switch kind {
      case "let", "case", "deinit": !isStatic
      case "var" where !isStatic:
        attributes.contains("stored") || wrapper != nil || Self.hasValue(text[reader.position...])
      default: false
      }
    memberKind =
      kind == "associatedtype"
      ? .associatedType : Self.types.contains(kind) ? .nestedType : isStored ? .stored : .other
  }

  /// `var countLimit: Int = 0`
  private static func hasValue(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "{") }.contains(UInt8(ascii: "="))
  }

  /// `@State var _isActive = false`: its wrapper is stored.
  private static func hasWrapper(_ attributes: [String], _ rest: ArraySlice<UInt8>) -> Bool {
    guard attributes.contains(where: { $0.first?.isUppercase ?? false }) else { return false }
    return !rest.prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "{"))
  }
}

/// Reads the words at the beginning of a declaration.
private struct WordReader {
  private let text: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
  }

  /// `native` and `Array.append` of `@native("Array.append")`.
  mutating func attribute() -> (name: String, argument: String)? {
    skipBlanks()
    guard position < text.endIndex, text[position] == UInt8(ascii: "@") else { return nil }
    position += 1
    let name = word()
    let start = position
    skipParentheses()
    let argument = text[start..<position].dropFirst().dropLast().filter { $0 != UInt8(ascii: "\"") }
    return (name, String(decoding: argument, as: UTF8.self))
  }

  mutating func word() -> String {
    skipBlanks()
    var isQuoted = false
    if position < text.endIndex, text[position] == UInt8(ascii: "`") {
      isQuoted = true
      position += 1
    }
    let word = take { $0.isIdentifierPart }
    if isQuoted { position += 1 }
    return word
  }

  func isAtWord(_ expected: String) -> Bool {
    var ahead = self
    return ahead.word() == expected
  }

  mutating func typeName() -> String {
    skipBlanks()
    return take { $0.isIdentifierPart || $0 == UInt8(ascii: ".") }
  }

  /// `append`, or `<` of `func < <T>(…)`: an operator ends with a space or a parenthesis.
  mutating func functionName() -> String {
    skipBlanks()
    guard position < text.endIndex else { return "" }
    if text[position].isIdentifierPart || text[position] == UInt8(ascii: "`") { return word() }
    return take { !$0.isBlank && $0 != UInt8(ascii: "(") }
  }

  /// `case circle(radius: Double), square`: the words at the commas outside parentheses.
  mutating func caseNames() -> [String] {
    var names = [word()]
    while true {
      skipParentheses()
      skipRawValue()
      guard position < text.endIndex, text[position] == UInt8(ascii: ",") else { return names }
      position += 1
      names.append(word())
    }
  }

  /// ` = "text"`, up to the comma or the end of the line.
  private mutating func skipRawValue() {
    let blanks = text[position...].prefix { $0 == UInt8(ascii: " ") }
    guard blanks.endIndex < text.endIndex, text[blanks.endIndex] == UInt8(ascii: "=") else { return }
    var isInString = false
    while position < text.endIndex, text[position] != UInt8(ascii: "\n") {
      if text[position] == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, text[position] == UInt8(ascii: ",") { return }
      position += 1
    }
  }

  mutating func skipParentheses() {
    guard position < text.endIndex, text[position] == UInt8(ascii: "(") else { return }
    var depth = 0
    var isInString = false
    while position < text.endIndex {
      let byte = text[position]
      position += 1
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func skipBlanks() {
    while position < text.endIndex, text[position].isBlank { position += 1 }
  }

  private mutating func take(while belongs: (UInt8) -> Bool) -> String {
    let start = position
    while position < text.endIndex, belongs(text[position]) { position += 1 }
    return String(decoding: text[start..<position], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isIdentifierPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
