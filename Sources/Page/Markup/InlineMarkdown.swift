/// The Markdown within a line: code, emphasis, links, and images as their alternative words. HTML in it is treated as
/// text.
struct InlineMarkdown {
  /// The target of a link on the page; nil if there is no such page.
  let target: (String) -> String?

  /// - Parameter isInLink: True for the words of a link, in which there are no links.
  func html(_ text: String, isInLink: Bool = false) -> String {
    var result = ""
    var plain = ""
    var previous: Character?
    var rest = Substring(text)
    func flush() {
      result += HTMLText.escaped(plain)
      plain = ""
    }
    while let first = rest.first {
      let start = rest
      if first == "\\", let next = rest.dropFirst().first, next.isMark {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "`", let (content, after) = code(rest) {
        flush()
        result += "<code>\(HTMLText.escaped(content))</code>"
        rest = after
      } else if "*_~".contains(first), let (tags, content, after) = emphasis(rest, after: previous) {
        flush()
        result += tags.map { "<\($0)>" }.joined() + html(content, isInLink: isInLink)
        result += tags.reversed().map { "</\($0)>" }.joined()
        rest = after
      } else if first == "!", let (words, _, after) = link(rest.dropFirst()) {
        flush()
        result += html(words, isInLink: isInLink)
        rest = after
      } else if first == "[", let (words, link, after) = link(rest) {
        flush()
        result += anchor(to: isInLink ? nil : target(link), html(words, isInLink: true))
        rest = after
      } else if first == "<", let (address, after) = address(rest) {
        flush()
        result += anchor(to: isInLink ? nil : target(address), HTMLText.escaped(address))
        rest = after
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
      previous = start[..<rest.startIndex].last
    }
    flush()
    return result
  }

  private func anchor(to place: String?, _ words: String) -> String {
    place.map { "<a href=\"\(HTMLText.attribute($0))\">\(words)</a>" } ?? words
  }

  private func code(_ text: Substring) -> (content: String, after: Substring)? {
    let ticks = text.prefix { $0 == "`" }.count
    var rest = text.dropFirst(ticks)
    var content = ""
    while let first = rest.first {
      guard first == "`" else {
        content.append(first)
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0 == "`" }
      rest = rest.dropFirst(run.count)
      if run.count == ticks {
        let isPadded = content.count > 2 && content.first == " " && content.last == " "
        return (isPadded ? String(content.dropFirst().dropLast()) : content, rest)
      }
      content += run
    }
    return nil
  }

  // MARK: Emphasis

  /// `*em*`, `_em_`, `**strong**`, `***both***`, `~~del~~`
  private func emphasis(
    _ text: Substring, after previous: Character?
  ) -> (tags: [String], content: String, after: Substring)? {
    guard let mark = text.first else { return nil }
    // An underscore within a word is part of the word.
    if mark == "_", previous?.isOfWord == true { return nil }
    let count = text.prefix { $0 == mark }.count
    let tags: [String]
    switch (mark, count) {
    case ("~", 2): tags = ["del"]
    case ("~", _): return nil
    case (_, 1): tags = ["em"]
    case (_, 2): tags = ["strong"]
    case (_, 3): tags = ["em", "strong"]
    default: return nil
    }
    let inside = text.dropFirst(count)
    guard let first = inside.first, !first.isWhitespace,
      let end = end(of: inside, mark, count: count)
    else { return nil }
    return (tags, String(inside[..<end]), inside[end...].dropFirst(count))
  }

  /// The place of the marks that end an emphasis.
  private func end(of text: Substring, _ mark: Character, count: Int) -> Substring.Index? {
    var previous: Character = " "
    var rest = text
    while let first = rest.first {
      if first == "`", let (_, after) = code(rest) {
        (previous, rest) = ("`", after)
      } else if first == "\\" {
        previous = "\\"
        rest = rest.dropFirst(2)
      } else if first == mark {
        let run = rest.prefix { $0 == mark }
        let after = rest.dropFirst(run.count)
        let isEnd = !previous.isWhitespace && (mark != "_" || after.first?.isOfWord != true)
        // Two marks within one are a strong part; the last of several marks belong to the outermost emphasis.
        if isEnd, run.count == count || run.count > count && run.count != 2 {
          return rest.index(rest.startIndex, offsetBy: run.count - count)
        }
        (previous, rest) = (mark, after)
      } else {
        previous = first
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  // MARK: Links

  private static let longestLink = 4_000

  /// `[words](target "title")`
  private func link(_ text: Substring) -> (words: String, target: String, after: Substring)? {
    guard let end = balancedEnd(of: text, "[", "]") else { return nil }
    let rest = text[text.index(after: end)...]
    guard let last = balancedEnd(of: rest, "(", ")") else { return nil }
    let words = text[text.index(after: text.startIndex)..<end]
    var inside = rest[rest.index(after: rest.startIndex)..<last].drop(while: \.isWhitespace)
    if inside.first == "<", let close = inside.firstIndex(of: ">") {
      inside = inside[..<close].dropFirst()
    } else {
      inside = inside.prefix { !$0.isWhitespace }
    }
    let target = inside.replacing(#/\\([!-\/:-@\[-`{-~])/#) { $0.1 }
    return (String(words), String(target), rest[rest.index(after: last)...])
  }

  /// The bracket that closes the first character, which must be an open one. Brackets in code or after a backslash do
  /// not count.
  private func balancedEnd(of text: Substring, _ open: Character, _ close: Character) -> Substring.Index? {
    guard text.first == open else { return nil }
    var depth = 0
    var rest = text.prefix(Self.longestLink)
    while let first = rest.first {
      if first == "`", let (_, after) = code(rest) {
        rest = after
        continue
      }
      if first == "\\" {
        rest = rest.dropFirst(2)
        continue
      }
      if first == open { depth += 1 }
      if first == close { depth -= 1 }
      if depth == 0 { return rest.startIndex }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// `<https://swift.org>`
  private func address(_ text: Substring) -> (address: String, after: Substring)? {
    let inside = text.dropFirst().prefix(Self.longestLink).prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
    guard inside.endIndex < text.endIndex, text[inside.endIndex] == ">",
      ["https://", "http://", "mailto:"].contains(where: { inside.hasPrefix($0) && inside.count > $0.count })
    else { return nil }
    return (String(inside), text[inside.endIndex...].dropFirst())
  }
}

extension Character {
  /// True for a character that a backslash makes literal.
  fileprivate var isMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
