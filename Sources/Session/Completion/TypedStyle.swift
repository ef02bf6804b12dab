/// The style of typed text. A few rules about characters decide it, because it is requested at each key press.
package enum TypedStyle: UInt8, Sendable {
  case plain, keyword, string, number, comment, type, attribute
  /// A bracket that matches the one at the cursor.
  case match

  /// A style for each Unicode scalar of an input. The cursor is before one of them, or nowhere.
  package static func styles(of input: String, cursor: Int?) -> [TypedStyle] {
    var lexer = StyleLexer(Array(input.unicodeScalars))
    lexer.run()
    if let cursor { lexer.markBrackets(at: cursor) }
    return lexer.styles
  }
}

private struct StyleLexer {
  private let scalars: [Unicode.Scalar]
  private(set) var styles: [TypedStyle]
  private var index = 0

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    styles = Array(repeating: .plain, count: scalars.count)
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard",
    "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
    "nonisolated", "open", "operator", "override", "package", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]

  mutating func run() {
    if scalars.first(where: { !$0.properties.isWhitespace }) == ":" {
      let end = scalars.drop { $0.properties.isWhitespace }.firstIndex { $0.properties.isWhitespace }
      fill(0..<(end ?? scalars.count), .attribute)
      index = end ?? scalars.count
    }
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "/" where peek(1) == "/": fill(upTo { $0 == "\n" }, .comment)
      case "/" where peek(1) == "*": comment()
      case "\"": string()
      case "@", "#":
        let start = index
        index += 1
        skipName()
        fill(start..<index, .attribute)
      case "0"..."9":
        fill(upTo { !Self.isName($0) && $0 != "." }, .number)
      case _ where Self.isName(scalar): name()
      default: index += 1
      }
    }
  }

  private mutating func name() {
    let start = index
    skipName()
    let word = String(String.UnicodeScalarView(scalars[start..<index]))
    let isMember = start > 0 && scalars[start - 1] == "."
    if Self.keywords.contains(word), !isMember {
      fill(start..<index, .keyword)
    } else if scalars[start].properties.isUppercase, !isMember {
      fill(start..<index, .type)
    }
  }

  private mutating func comment() {
    let start = index
    var depth = 0
    repeat {
      if scalars[index] == "/", peek(1) == "*" {
        depth += 1
        index += 2
      } else if scalars[index] == "*", peek(1) == "/" {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < scalars.count
    fill(start..<index, .comment)
  }

  /// A string up to its end; interpolations in it are plain.
  private mutating func string() {
    let isLong = peek(1) == "\"" && peek(2) == "\""
    let start = index
    index += isLong ? 3 : 1
    styleString(start)
    while index < scalars.count {
      switch scalars[index] {
      case "\\" where peek(1) == "(":
        interpolation()
      case "\\":
        index += 2
        styleString(index - 2)
      case "\"" where !isLong || (peek(1) == "\"" && peek(2) == "\""):
        let start = index
        index += isLong ? 3 : 1
        return styleString(start)
      case "\n" where !isLong: return
      default:
        index += 1
        styleString(index - 1)
      }
    }
  }

  private mutating func interpolation() {
    var depth = 0
    repeat {
      if scalars[index] == "(" { depth += 1 }
      if scalars[index] == ")" { depth -= 1 }
      if scalars[index] == "\"" { string() } else { index += 1 }
    } while depth >= 0 && !(depth == 0 && scalars[min(index, scalars.count) - 1] == ")") && index < scalars.count
  }

  private mutating func styleString(_ start: Int) { fill(start..<min(index, scalars.count), .string) }

  // MARK: Brackets

  /// Marks the bracket before or after the cursor, and its partner.
  mutating func markBrackets(at cursor: Int) {
    for place in [cursor - 1, cursor] where scalars.indices.contains(place) {
      guard !isText(place), let partner = partner(of: place) else { continue }
      styles[place] = .match
      styles[partner] = .match
      return
    }
  }

  private func partner(of place: Int) -> Int? {
    let pairs: [Unicode.Scalar: (Unicode.Scalar, Int)] = [
      "(": (")", 1), "[": ("]", 1), "{": ("}", 1), ")": ("(", -1), "]": ("[", -1), "}": ("{", -1),
    ]
    guard let (wanted, step) = pairs[scalars[place]] else { return nil }
    var depth = 0
    var next = place
    while scalars.indices.contains(next) {
      if !isText(next) {
        if scalars[next] == scalars[place] { depth += 1 }
        if scalars[next] == wanted { depth -= 1 }
        if depth == 0 { return next }
      }
      next += step
    }
    return nil
  }

  private func isText(_ place: Int) -> Bool { styles[place] == .string || styles[place] == .comment }

  // MARK: Characters

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  /// Advances to a scalar, and returns the range before it.
  private mutating func upTo(_ isEnd: (Unicode.Scalar) -> Bool) -> Range<Int> {
    let start = index
    while index < scalars.count, !isEnd(scalars[index]) { index += 1 }
    return start..<index
  }

  private mutating func skipName() { _ = upTo { !Self.isName($0) } }

  private mutating func fill(_ range: Range<Int>, _ style: TypedStyle) {
    for index in range where styles.indices.contains(index) { styles[index] = style }
  }

  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
