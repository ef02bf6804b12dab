import Code

/// One member of the library's text, not yet parsed.
struct LibraryMember {
  let text: Substring
  let part: Int
}

/// Finds declarations in the library's text by name with a quick look at line starts, so that a program pays only
/// for what it uses: parsing the whole library would take longer than the start-up goal allows.
final class LibraryIndex {
  let parts: [LibraryPart]
  /// Parts that declare or extend a type, by its name; the declaration first.
  private(set) var typeParts: [String: [Int]] = [:]
  /// Global functions, variables and aliases.
  private(set) var globals: [String: [LibraryMember]] = [:]

  init(parts: [LibraryPart]) {
    self.parts = parts
    for (index, part) in parts.enumerated() {
      if part.header.isEmpty {
        for (name, member) in Self.members(of: part.members, part: index) {
          globals[name, default: []].append(member)
        }
      } else {
        let words = Self.words(of: part.header)
        if words.isExtension {
          typeParts[words.name, default: []].append(index)
        } else {
          typeParts[words.name, default: []].insert(index, at: 0)
        }
      }
    }
  }

  /// Whether the type is declared (not only extended) here.
  func declares(_ type: String) -> Bool {
    guard let first = typeParts[type]?.first else { return false }
    return !Self.words(of: parts[first].header).isExtension
  }

  func isExtension(_ part: Int) -> Bool { Self.words(of: parts[part].header).isExtension }

  private static let modifiers: Set<Substring> = [
    "final", "public", "indirect", "static", "mutating", "nonmutating", "override", "convenience", "required", "class",
    "lazy", "weak", "unowned", "prefix", "postfix", "infix", "private", "internal", "package", "open", "fileprivate",
    "nonisolated",
  ]
  private static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "extension"]

  private static func words(of header: String) -> (name: String, isExtension: Bool) {
    var isExtension = false
    var afterKind = false
    for word in header.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.hasPrefix("@") { continue }
      if afterKind {
        let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return (String(name), isExtension)
      }
      if kinds.contains(word) {
        isExtension = word == "extension"
        afterKind = true
      }
    }
    return ("", false)
  }

  /// The members of a text, by name. An attribute on a line of its own belongs to the member below it.
  static func members(of text: String, part: Int) -> [(name: String, member: LibraryMember)] {
    var result: [(String, LibraryMember)] = []
    var start: String.Index?
    var name = ""
    func finish(_ end: String.Index) {
      if let begin = start {
        let member = LibraryMember(text: text[begin..<end], part: part)
        for one in name.split(separator: "\u{0}") { result.append((String(one), member)) }
      }
      start = nil
    }
    var lineStart = text.startIndex
    let utf8 = text.utf8
    while lineStart < text.endIndex {
      let lineEnd = utf8[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      if lineStart < lineEnd {
        let first = utf8[lineStart]
        let continues = first == UInt8(ascii: " ") || first == UInt8(ascii: "}") || first == UInt8(ascii: ")")
        let isComment = first == UInt8(ascii: "/")
        if !continues && !isComment {
          let line = text[lineStart..<lineEnd]
          if start != nil && name.isEmpty {
            name = memberName(of: line)  // the line after a lone attribute
          } else {
            finish(lineStart)
            start = lineStart
            name = memberName(of: line)
          }
        }
      }
      lineStart = lineEnd < text.endIndex ? utf8.index(after: lineEnd) : text.endIndex
    }
    finish(text.endIndex)
    return result
  }

  /// `append` of `mutating func append(…)`, `init`, `subscript`, `+` of `static func + (…)`. Empty for a line that
  /// only holds attributes.
  private static func memberName(of line: Substring) -> String {
    var rest = line
    while true {
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { return "" }
      if rest.hasPrefix("@") {
        // An attribute may hold spaces inside its parentheses.
        let word = rest.prefix { $0 != " " && $0 != "(" }
        rest = rest.dropFirst(word.count)
        if rest.first == "(" {
          // A native's name may hold parentheses of its own, inside quotes.
          let isQuoted = rest.hasPrefix("(\"")
          guard
            let close = isQuoted
              ? rest.firstRange(of: "\")")?.upperBound : rest.firstIndex(of: ")").map({ rest.index(after: $0) })
          else { return "" }
          rest = rest[close...]
        }
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      switch word {
      case "func", "typealias", "associatedtype", "struct", "enum", "protocol", "actor", "case":
        rest = rest.dropFirst(word.count).drop { $0 == " " }
        let isIdentifier = rest.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
        if word == "case" {
          return rest.split(separator: ",").map { piece in
            String(piece.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
          }.joined(separator: "\u{0}")
        }
        let name =
          isIdentifier
          ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
          : rest.prefix { !$0.isWhitespace && $0 != "(" }
        // `func < <T>(…)` is written with spaces; `func +(…)` without.
        return String(name.filter { $0 != "`" })
      case "class":
        let after = rest.dropFirst(5).drop { $0 == " " }
        if after.hasPrefix("func ") || after.hasPrefix("var ") {
          rest = after
          continue
        }
        return String(after.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      case "var", "let":
        rest = rest.dropFirst(word.count).drop { $0 == " " }
        return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      case "init", "subscript", "deinit": return String(word)
      case "":
        return ""
      default:
        rest = rest.dropFirst(word.count)
        if rest.first == "(", let close = rest.firstIndex(of: ")") { rest = rest[rest.index(after: close)...] }
      }
    }
  }
}
