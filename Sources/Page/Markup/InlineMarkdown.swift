/// The Markdown within a line: code, emphasis and links. HTML in it is treated as text.
struct InlineMarkdown {
  /// The target of a link on the page; nil if there is no such page.
  let target: (String) -> String?

  func html(_ text: String) -> String {
    var result = ""
    var plain = ""
    var rest = Substring(text)
    func flush() {
      result += HTMLText.escaped(plain)
      plain = ""
    }
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if first == "`", let (content, after) = code(rest) {
        flush()
        result += "<code>\(HTMLText.escaped(content))</code>"
        rest = after
      } else if first == "*", let (tag, content, after) = emphasis(rest) {
        flush()
        result += "<\(tag)>\(html(content))</\(tag)>"
        rest = after
      } else if first == "[", let (words, link, after) = link(rest) {
        flush()
        if let place = target(link) {
          result += "<a href=\"\(HTMLText.attribute(place))\">\(html(words))</a>"
        } else {
          result += html(words)
        }
        rest = after
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
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

  private func emphasis(_ text: Substring) -> (tag: String, content: String, after: Substring)? {
    let mark = text.hasPrefix("**") ? "**" : "*"
    let inside = text.dropFirst(mark.count)
    guard let first = inside.first, !first.isWhitespace else { return nil }
    var previous: Character = " "
    var index = inside.startIndex
    var isCode = false
    while index < inside.endIndex {
      if inside[index] == "`" { isCode.toggle() }
      if !isCode, !previous.isWhitespace, inside[index...].hasPrefix(mark) {
        let after = inside[inside.index(index, offsetBy: mark.count)...]
        // A single mark within a double one does not end it.
        if mark == "**" || after.first != "*" {
          return (mark == "**" ? "strong" : "em", String(inside[..<index]), after)
        }
      }
      previous = inside[index]
      index = inside.index(after: index)
    }
    return nil
  }

  private func link(_ text: Substring) -> (words: String, target: String, after: Substring)? {
    guard let middle = text.firstIndex(of: "]") else { return nil }
    let rest = text[text.index(after: middle)...]
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
    let words = text[text.index(after: text.startIndex)..<middle]
    return (String(words), String(rest[rest.index(after: rest.startIndex)..<end]), rest[rest.index(after: end)...])
  }
}
