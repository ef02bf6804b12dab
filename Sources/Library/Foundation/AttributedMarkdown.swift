// `AttributedString(markdown:)`, as Apple's Foundation has it: emphasis, code, strikethrough and links within a line.

extension AttributedString {
  struct MarkdownParsingOptions: Hashable, Sendable {
    enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    @stored var allowsExtendedAttributes: Bool
    @stored var interpretedSyntax: InterpretedSyntax
    @stored var failurePolicy: FailurePolicy
    @stored var languageCode: String?
    init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    var text = markdown
    if options.interpretedSyntax != .inlineOnlyPreservingWhitespace {
      text = markdown.split(separator: "\n").joined(separator: " ")
    }
    self = AttributedString._marked(Array(text), AttributeContainer(), baseURL)
  }
  init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Where a mark begins again behind a place.
  static func _end(of mark: [Character], in text: [Character], from start: Int) -> Int? {
    var place = start
    while place + mark.count <= text.count {
      if text[place] == "\\" {
        place += 2
        continue
      }
      if Array(text[place..<(place + mark.count)]) == mark, place > start { return place }
      place += 1
    }
    return nil
  }

  static func _marked(_ text: [Character], _ attributes: AttributeContainer, _ base: URL?) -> AttributedString {
    let marks: [([Character], InlinePresentationIntent)] = [
      (["*", "*"], .stronglyEmphasized), (["_", "_"], .stronglyEmphasized), (["~", "~"], .strikethrough),
      (["*"], .emphasized), (["_"], .emphasized), (["`"], .code),
    ]
    var result = AttributedString()
    var plain = ""
    func flush() {
      result.append(AttributedString(plain, attributes: attributes))
      plain = ""
    }
    var place = 0
    while place < text.count {
      if text[place] == "\\", place + 1 < text.count {
        plain.append(text[place + 1])
        place += 2
        continue
      }
      if text[place] == "[", let close = _end(of: ["]"], in: text, from: place + 1), close + 1 < text.count,
        text[close + 1] == "(", let end = _end(of: [")"], in: text, from: close + 2)
      {
        flush()
        var linked = attributes
        linked[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(
          string: String(text[(close + 2)..<end]), relativeTo: base)
        result.append(_marked(Array(text[(place + 1)..<close]), linked, base))
        place = end + 1
        continue
      }
      let begins = marks.first { mark, _ in
        place + mark.count <= text.count && Array(text[place..<(place + mark.count)]) == mark
          && _end(of: mark, in: text, from: place + mark.count) != nil
      }
      guard let (mark, intent) = begins, let end = _end(of: mark, in: text, from: place + mark.count) else {
        plain.append(text[place])
        place += 1
        continue
      }
      flush()
      let key = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self
      var marked = attributes
      marked[key] = (attributes[key] ?? []).union(intent)
      let inner = Array(text[(place + mark.count)..<end])
      result.append(
        intent == .code ? AttributedString(String(inner), attributes: marked) : _marked(inner, marked, base))
      place = end + mark.count
    }
    flush()
    return result
  }
}
