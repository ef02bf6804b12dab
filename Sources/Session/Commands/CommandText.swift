import Tree

/// A `:` line, taken apart.
///
///     :view "Cart total" shop.carts[0] \.total \.items.count
struct CommandText {
  /// The whole line, or lines.
  let input: String
  /// Without the colon; empty where there is none.
  let name: String
  /// The text behind the name, a part of `input`.
  let arguments: Substring
  private let origin: Origin

  /// The source of the line.
  enum Origin {
    /// The line is an input of its own, of this name.
    case input(name: String)
    /// The line stands in a file, at this UTF-8 offset.
    case file(SourceFile, offset: Int)
  }

  /// True if an input is a command, not Swift.
  static func isCommand(_ input: String) -> Bool {
    input.mayBegin(with: ":") && input.first { !$0.isWhitespace } == ":"
  }

  init(_ input: String, _ origin: Origin) {
    self.input = input
    self.origin = origin
    let line = trimmed(input[...]).dropFirst()
    name = String(line.prefix { !$0.isWhitespace })
    arguments = trimmed(line.dropFirst(name.count))
  }

  /// True if the command reads code whose declarations are visible to later inputs.
  var opensCode: Bool { name == "open" || name == "load" }

  /// The place where a part of the line begins.
  func place(of part: Substring) -> Place {
    let offset = input.utf8.distance(from: input.startIndex, to: part.startIndex)
    return switch origin {
    case .input(let name): Place(file: SourceFile(name: name, text: input, number: .max), offset: offset)
    case .file(let file, let start): Place(file: file, offset: start + offset)
    }
  }

  /// True if the line is part of a file, so that an error must name its place.
  var isInFile: Bool {
    if case .file = origin { true } else { false }
  }

  /// The arguments between blanks; blanks inside quotes and brackets do not part them.
  var words: [Substring] {
    let text = arguments
    var words: [Substring] = []
    var start: Substring.Index?
    var depth = 0
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character.isWhitespace, depth == 0, !isQuoted {
        if let begin = start { words.append(text[begin..<index]) }
        start = nil
      } else {
        if start == nil { start = index }
        if isQuoted, character == "\\" {
          // The escaped character, a quote perhaps, is skipped. Interpolations nest by their parentheses.
          let next = text.index(after: index)
          if next < text.endIndex, text[next] != "(" { index = next }
        } else if character == "\"" {
          isQuoted.toggle()
        } else if !isQuoted {
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth = max(depth - 1, 0) }
        }
      }
      index = text.index(after: index)
    }
    if let start { words.append(text[start...]) }
    return words
  }

  /// A word as the name it stands for: `Badge`, or `"Cart total"` in quotes.
  static func name(_ word: Substring) -> String {
    guard word.count >= 2, word.first == "\"", word.last == "\"" else { return String(word) }
    return String(word.dropFirst().dropLast())
  }

  /// A word as what is typed: in quotes `\n` is the return key, and a backslash stands before a quote or itself.
  static func keys(_ word: Substring) -> String {
    let name = name(word)
    guard word.first == "\"", name.contains("\\") else { return name }
    var keys = ""
    var rest = Substring(name)
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        keys.append(character)
        continue
      }
      switch escaped {
      case "n": keys.append("\n")
      case "\"", "\\": keys.append(escaped)
      default: keys += ["\\", escaped]
      }
    }
    return keys
  }
}

extension String {
  /// True if the text consists of blanks only.
  var isBlank: Bool { mayBegin(with: nil) && allSatisfy(\.isWhitespace) }

  /// True if the first character after leading blanks may be `wanted`; false if the bytes alone rule that out. Every
  /// input is classified several times, and looking up characters needs Unicode's tables.
  func mayBegin(with wanted: Unicode.Scalar?) -> Bool {
    guard let first = utf8.first(where: { !(9...13).contains($0) && $0 != 32 }) else { return wanted == nil }
    return first >= 0x80 || wanted.map { UInt8(ascii: $0) == first } ?? false
  }
}

func trimmed(_ text: Substring) -> Substring {
  var text = text
  while let first = text.first, first.isWhitespace { text.removeFirst() }
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return text
}
