import Code
import Diagnostics
import Source

/// One member of the library's text, not yet parsed.
package struct LibraryMember {
  package let text: Substring
  package let part: Int
}

/// Finds declarations in the library's text by name with a quick look at line starts, so that a program pays only
/// for what it uses: parsing the whole library would take longer than the start-up goal allows.
package final class LibraryIndex {
  package let parts: [LibraryPart]
  /// Parts that declare or extend a type, by its name; the declaration first.
  package private(set) var typeParts: [String: [Int]] = [:]
  /// Global functions, variables and aliases.
  package private(set) var globals: [String: [LibraryMember]] = [:]

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
  package func declares(_ type: String) -> Bool {
    guard let first = typeParts[type]?.first else { return false }
    return !Self.words(of: parts[first].header).isExtension
  }

  func isExtension(_ part: Int) -> Bool { Self.words(of: parts[part].header).isExtension }

  // Bytes, not characters: what a character is takes tables of Unicode, which took a third of the start-up.

  private static func words(of header: String) -> (name: String, isExtension: Bool) {
    var isExtension = false
    var afterKind = false
    var rest = header.utf8[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
      rest = rest[word.endIndex...].dropFirst()
      if word.isEmpty || word.first == UInt8(ascii: "@") { continue }
      if afterKind {
        return (String(Substring(word.prefix { $0.isIdentifierPart || $0 == UInt8(ascii: ".") })), isExtension)
      }
      // Before the kind there are attributes and `final`.
      if !word.elementsEqual("final".utf8) {
        isExtension = word.elementsEqual("extension".utf8)
        afterKind = true
      }
    }
    return ("", false)
  }

  /// The members of a text, by name. An attribute on a line of its own belongs to the member below it.
  package static func members(of text: String, part: Int) -> [(name: String, member: LibraryMember)] {
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
    var rest = line.utf8
    while true {
      rest = rest.withoutBlanks
      guard let first = rest.first else { return "" }
      if first == UInt8(ascii: "@") {
        guard let behind = afterAttribute(rest) else { return "" }
        rest = behind
        continue
      }
      let word = Substring(rest.identifier)
      rest = rest.dropFirst(word.utf8.count)
      switch word {
      case "func", "typealias", "associatedtype", "struct", "enum", "protocol", "actor":
        rest = rest.withoutBlanks
        let isIdentifier = rest.first.map { $0.isIdentifierPart || $0 == UInt8(ascii: "`") } ?? false
        if isIdentifier {
          return String(Substring(rest.prefix { $0.isIdentifierPart || $0 == UInt8(ascii: "`") })).filter { $0 != "`" }
        }
        // `func < <T>(…)` is written with spaces; `func +(…)` without.
        return String(Substring(rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }))
      case "case":
        return rest.split(separator: UInt8(ascii: ",")).map { String(Substring($0.withoutBlanks.declaredName)) }
          .joined(separator: "\u{0}")
      case "class":
        let after = rest.withoutBlanks
        if ["func", "var"].contains(Substring(after.identifier)) {
          rest = after
          continue
        }
        return String(Substring(after.identifier))
      case "var", "let": return String(Substring(rest.withoutBlanks.declaredName))
      case "init", "subscript", "deinit": return String(word)
      case "": return ""
      default:
        if rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
          rest = rest[close...].dropFirst()
        }
      }
    }
  }

  /// What follows the attribute that the text begins with; nil where it has no end.
  private static func afterAttribute(_ text: Substring.UTF8View) -> Substring.UTF8View? {
    // It may hold spaces inside its parentheses.
    let rest = text.drop { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }
    guard rest.first == UInt8(ascii: "(") else { return rest }
    // A native's name may hold parentheses of its own, inside quotes.
    if rest.dropFirst().first == UInt8(ascii: "\"") {
      guard let quote = rest.dropFirst(2).firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      return rest[quote...].dropFirst(2)
    }
    return rest.firstIndex(of: UInt8(ascii: ")")).map { rest[$0...].dropFirst() }
  }
}

extension UInt8 {
  fileprivate var isIdentifierPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension Substring.UTF8View {
  fileprivate var withoutBlanks: Substring.UTF8View { drop { $0 == UInt8(ascii: " ") } }
  fileprivate var identifier: Substring.UTF8View { prefix { $0.isIdentifierPart } }
  /// An identifier, which may be quoted.
  fileprivate var declaredName: Substring.UTF8View { drop { $0 == UInt8(ascii: "`") }.identifier }
}
