import Code

/// Finds in the library's text what is declared without a body: a simple reading of the rules that `LibraryPart` states.
struct DeclarationScanner {
  struct Native: Equatable {
    let name: String
    /// Named by `@native`; several declarations may then share one function.
    let isNamed: Bool
    let declaration: String
  }

  private(set) var natives: [Native] = []
  private(set) var problems: [String] = []

  init(_ parts: [LibraryPart]) {
    for part in parts {
      let words = part.header.split { " :<,".contains($0) }.map(String.init)
      // The requirements of a protocol have no bodies either.
      if words.contains("protocol"), !words.contains("extension") { continue }
      let kind = words.firstIndex { ["struct", "enum", "class", "actor", "extension"].contains($0) }
      if !part.header.isEmpty, kind == nil { problems.append("header: \(part.header)") }
      scan(part.members, owner: kind.map { words[$0 + 1] })
    }
  }

  private mutating func scan(_ text: String, owner: String?) {
    for member in members(text) {
      var rest = member[...]
      var name: String?
      var isStored = false
      while rest.first == "@" {
        let attribute = rest.prefix { $0 != " " && $0 != "(" && $0 != "\n" }
        rest = rest.dropFirst(attribute.count)
        if attribute == "@stored" { isStored = true }
        if rest.first == "(", let end = rest.firstIndex(of: ")").map({ closing($0, in: rest) }) {
          if attribute == "@native" { name = String(rest[rest.startIndex..<end].dropFirst(2).dropLast()) }
          rest = rest[rest.index(after: end)...]
        }
        rest = rest.drop { $0 == " " || $0 == "\n" }
      }
      scan(rest, of: owner, named: name, isStored: isStored)
    }
  }

  /// The parenthesis that ends an attribute: names may hold parentheses themselves, in quotes.
  private func closing(_ first: Substring.Index, in text: Substring) -> Substring.Index {
    guard text.dropFirst().first == "\"" else { return first }
    return text.dropFirst(2).firstIndex(of: "\"").map { text.index(after: $0) } ?? first
  }

  private mutating func scan(_ member: Substring, of owner: String?, named name: String?, isStored: Bool) {
    var words = member.split { $0 == " " || $0 == "\n" }[...]
    let modifiers: Set<Substring> = [
      "static", "mutating", "final", "prefix", "postfix", "indirect", "nonmutating", "nonisolated", "override",
    ]
    while let word = words.first, modifiers.contains(word) { words = words.dropFirst() }
    guard let first = words.first else { return }
    let kind = String(first.prefix { $0.isLetter })
    switch kind {
    case "struct", "enum":
      let lines = member.split(separator: "\n", omittingEmptySubsequences: false)
      guard let opening = lines.firstIndex(where: { $0.hasSuffix("{") }), lines.count > 1 else { return }
      let body = lines[(opening + 1)...].dropLast().map { $0.dropFirst(2) }.joined(separator: "\n")
      let nested = words.dropFirst().first.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } } ?? ""
      scan(body, owner: "\(owner ?? "").\(nested)")
    case "let", "case", "typealias", "associatedtype", "deinit": return
    case "func", "init", "var", "subscript":
      guard !isStored, let accessors = accessors(of: member, isVariable: kind == "var") else { return }
      let own = self.name(of: member, kind)
      let full = name ?? (owner.map { "\($0)." } ?? "") + own
      natives.append(Native(name: full, isNamed: name != nil, declaration: String(member)))
      if accessors == "get set" {
        natives.append(Native(name: full + "=", isNamed: name != nil, declaration: String(member)))
      }
    default: problems.append("member: \(member.prefix(60))")
    }
  }

  /// `append(_:)`, `count`, `subscript(_:)`
  private func name(of member: Substring, _ kind: String) -> String {
    if kind == "var" {
      let start = member.range(of: "var ")
      return String(start.map { member[$0...].prefix { $0.isLetter || $0.isNumber || $0 == "_" } } ?? "")
    }
    var base = kind
    if kind == "func", let start = member.range(of: "func ") {
      base = String(member[start...].prefix { !" (<".contains($0) })
    }
    guard let parameters = parameterList(of: member) else { return base }
    let labels = parameters.map { parameter in
      let words = parameter.prefix { $0 != ":" }.split(separator: " ")
      if kind == "subscript", words.count == 1 { return "_:" }
      return "\(words.first ?? "_"):"
    }
    return "\(base)(\(labels.joined()))"
  }

  /// What is between the parentheses, cut at its outermost commas.
  private func parameterList(of member: Substring) -> [String]? {
    var depth = 0
    var result: [String] = []
    var current = ""
    var angles = 0
    for character in member {
      if depth == 0 {
        if character == "<" { angles += 1 }
        if character == ">" { angles -= 1 }
        if character == "(", angles <= 0 { depth = 1 }
        continue
      }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 {
        if current.contains(where: { $0 != " " && $0 != "\n" }) { result.append(current) }
        return result
      }
      if character == ",", depth == 1 {
        result.append(current)
        current = ""
      } else {
        current.append(character == "\n" ? " " : character)
      }
    }
    return nil
  }

  /// Nil where the member has a body or a value; else which accessors a native must give.
  private func accessors(of member: Substring, isVariable: Bool) -> String? {
    var depth = 0
    var isInString = false
    var previous: Character = " "
    for index in member.indices {
      let character = member[index]
      if character == "\"" { isInString.toggle() }
      if isInString { continue }
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, isVariable, character == "=", previous == " " { return nil }
      if depth == 0, character == "{" {
        let body = member[index...].dropFirst().dropLast().filter { $0 != "\n" }
        let words = body.split(separator: " ").joined(separator: " ")
        return words == "get" || words == "get set" ? words : nil
      }
      previous = character
    }
    return "get"
  }

  /// The members of a text: each begins in the first column; its further lines are indented or start with `}` or `)`.
  private mutating func members(_ text: String) -> [String] {
    var result: [String] = []
    for line in text.split(separator: "\n") {
      if let first = line.first, " })".contains(first) {
        if result.isEmpty { problems.append("line: \(line)") } else { result[result.count - 1] += "\n" + line }
      } else if line.first != "/" {
        result.append(String(line))
      }
    }
    return result
  }
}

extension Substring {
  /// Where the text behind the first occurrence begins.
  fileprivate func range(of text: String) -> Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
