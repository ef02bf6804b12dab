/// The Markdown within a line: code, emphasis, links, and images as their alternative words. HTML in it is treated as
/// text.
struct InlineMarkdown {
  private typealias Text = ArraySlice<Character>

  /// The target of a link on the page; nil if there is no such page.
  let target: (String) -> String?

  func html(_ text: String) -> String { html(Array(text)[...], depth: 0, isInLink: false) }

  /// Marks that are nested more deeply are text.
  private static let deepest = 30

  /// - Parameter isInLink: True for the words of a link, in which there are no links.
  private func html(_ text: Text, depth: Int, isInLink: Bool) -> String {
    var result = ""
    var plain = ""
    var rest = text
    let ends = depth < Self.deepest ? balancedEnds(in: text) : [:]
    // If a mark has no end from one place on, it has none from a later one on.
    var endless: Set<String> = depth < Self.deepest ? [] : ["*", "**", "***", "_", "__", "___", "~~"]
    func flush() {
      result += HTMLText.escaped(plain)
      plain = ""
    }
    func inner(_ text: Text, isInLink: Bool) -> String { html(text, depth: depth + 1, isInLink: isInLink) }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isMark {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "`", let (content, after) = code(rest) {
        flush()
        result += "<code>\(HTMLText.escaped(content))</code>"
        rest = after
      } else if "*_~".contains(first),
        let (tags, content, after) = emphasis(rest, after: text[..<rest.startIndex].last, &endless)
      {
        flush()
        result += tags.map { "<\($0)>" }.joined() + inner(content, isInLink: isInLink)
        result += tags.reversed().map { "</\($0)>" }.joined()
        rest = after
      } else if first == "!", let (words, _, after) = link(rest.dropFirst(), ends) {
        flush()
        result += inner(words, isInLink: isInLink)
        rest = after
      } else if first == "[", let (words, link, after) = link(rest, ends) {
        flush()
        result += anchor(to: isInLink ? nil : target(link), inner(words, isInLink: true))
        rest = after
      } else if first == "<", let (address, after) = address(rest) {
        flush()
        result += anchor(to: isInLink ? nil : target(address), HTMLText.escaped(address))
        rest = after
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
  }

  private func anchor(to place: String?, _ words: String) -> String {
    place.map { "<a href=\"\(HTMLText.attribute($0))\">\(words)</a>" } ?? words
  }

  private func code(_ text: Text) -> (content: String, after: Text)? {
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
    _ text: Text, after previous: Character?, _ endless: inout Set<String>
  ) -> (tags: [String], content: Text, after: Text)? {
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
    let marks = String(text.prefix(count))
    guard let first = inside.first, !first.isWhitespace, !endless.contains(marks) else { return nil }
    guard let end = end(of: inside, mark, count: count) else {
      endless.insert(marks)
      return nil
    }
    return (tags, inside[..<end], inside[end...].dropFirst(count))
  }

  /// The place of the marks that end an emphasis.
  private func end(of text: Text, _ mark: Character, count: Int) -> Int? {
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
          return rest.startIndex + run.count - count
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

  /// `[words](target "title")`
  private func link(_ text: Text, _ ends: [Int: Int]) -> (words: Text, target: String, after: Text)? {
    guard text.first == "[", let end = ends[text.startIndex], text[end...].dropFirst().first == "(",
      let last = ends[end + 1]
    else { return nil }
    var inside = text[(end + 2)..<last].drop(while: \.isWhitespace)
    if inside.first == "<", let close = inside.firstIndex(of: ">") {
      inside = inside[..<close].dropFirst()
    } else {
      inside = inside.prefix { !$0.isWhitespace }
    }
    var target = ""
    while let first = inside.popFirst() {
      if first == "\\", let next = inside.first, next.isMark { continue }
      target.append(first)
    }
    return (text[..<end].dropFirst(), target, text[(last + 1)...])
  }

  /// The place of the closing bracket of each open one. Brackets in code or after a backslash do not count.
  private func balancedEnds(in text: Text) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var (square, round): ([Int], [Int]) = ([], [])
    var rest = text
    while let first = rest.first {
      if first == "`", let (_, after) = code(rest) {
        rest = after
        continue
      }
      switch first {
      case "[": square.append(rest.startIndex)
      case "(": round.append(rest.startIndex)
      case "]": if let open = square.popLast() { ends[open] = rest.startIndex }
      case ")": if let open = round.popLast() { ends[open] = rest.startIndex }
      default: break
      }
      rest = rest.dropFirst(first == "\\" ? 2 : 1)
    }
    return ends
  }

  /// `<https://swift.org>`
  private func address(_ text: Text) -> (address: String, after: Text)? {
    let inside = text.dropFirst().prefix(Self.longestAddress).prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
    guard text[inside.endIndex...].first == ">",
      ["https://", "http://", "mailto:"].contains(where: { inside.starts(with: $0) && inside.count > $0.count })
    else { return nil }
    return (String(inside), text[(inside.endIndex + 1)...])
  }

  private static let longestAddress = 2_000
}

extension Character {
  /// True for a character that a backslash makes literal.
  fileprivate var isMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isOfWord: Bool { isLetter || isNumber }
}
