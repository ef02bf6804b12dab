import Tree
import Views

/// The parts of a `:` line.
///
///     :view "Cart total" shop.carts[0] \.total \.items.count
struct CommandText {
  /// The whole input, of one or more lines.
  let input: String
  /// The name without the colon; empty if there is none.
  let name: String
  /// The text after the name, a part of `input`.
  let arguments: Substring
  private let origin: Origin

  /// The source of the line.
  enum Origin {
    /// The line is an input by itself, with this name.
    case input(name: String)
    /// The line is in a file, at this UTF-8 offset.
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

  /// The arguments, separated by blanks; blanks inside quotes and brackets do not separate.
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
          // The escaped character, which may be a quote, is skipped. Interpolations nest by their parentheses.
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

  /// The name that a word stands for: `Badge`, or `"Cart total"` in quotes.
  static func name(_ word: Substring) -> String {
    guard word.count >= 2, word.first == "\"", word.last == "\"" else { return String(word) }
    return String(word.dropFirst().dropLast())
  }

  /// The keys that a word stands for: in quotes, `\n` is the Return key and `\b` the Delete key, and a backslash escapes
  /// a quote or itself.
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
      case "b": keys.append(ViewHierarchy.deleteKey)
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
