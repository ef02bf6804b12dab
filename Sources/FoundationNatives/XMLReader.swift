/// Reads an XML document into the events that `XMLParser` sends to its delegate.
///
/// The toolchain's own parser is in FoundationXML, which needs libxml2: a library of the system that a program linked
/// statically would look for where it runs.
struct XMLReader {
  /// The events in order, each as its kind, line, column, number of texts, and the texts.
  private(set) var events: [String] = []

  private let text: [Unicode.Scalar]
  private var position = 0
  private var line = 1
  private var column = 1
  private var openElements: [String] = []
  /// The internal entities that the document declares.
  private var entities: [String: String] = [:]

  /// A document that is not well-formed, with the code of the error.
  private struct Failure: Error {
    let code: Int
    init(_ code: Int) { self.code = code }
  }

  init(_ text: String) {
    self.text = Array(text.unicodeScalars)
    // The toolchain's parser waits for four bytes before it begins.
    if text.utf8.count < 4 { return }
    do throws(Failure) {
      if next == "\u{FEFF}" { advance() }
      if starts(with: "<?xml") { try skip(past: "?>", or: 57) }
      note("start document")
      try readDocument()
    } catch {
      note("error", "\(error.code)")
    }
    note("end document")
  }

  // MARK: Characters

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func advance() {
    if text[position] == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
    position += 1
  }

  private func starts(with word: String) -> Bool {
    text[position...].starts(with: word.unicodeScalars)
  }

  private mutating func skip(_ word: String) -> Bool {
    guard starts(with: word) else { return false }
    for _ in word.unicodeScalars { advance() }
    return true
  }

  /// Skips a piece and returns what comes before its end.
  @discardableResult
  private mutating func skip(past end: String, or code: Int) throws(Failure) -> String {
    let start = position
    while position < text.count {
      if starts(with: end) {
        let piece = Self.string(text[start..<position])
        _ = skip(end)
        return piece
      }
      advance()
    }
    throw Failure(code)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { " \t\r\n".unicodeScalars.contains(scalar) }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while let next, Self.isBlank(next) { advance() }
    return position > start
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private mutating func readName() -> String? {
    guard let first = next, first == "_" || first == ":" || first.properties.isIDStart else { return nil }
    let start = position
    while let next, "-.:_".unicodeScalars.contains(next) || next.properties.isIDContinue { advance() }
    return Self.string(text[start..<position])
  }

  // MARK: Events

  private mutating func note(_ kind: String, _ texts: String...) { note(kind, texts) }

  private mutating func note(_ kind: String, _ texts: [String]) {
    events += [kind, "\(line)", "\(column)", "\(texts.count)"] + texts
  }

  // MARK: Documents

  private mutating func readDocument() throws(Failure) {
    try readMarkupAround()
    guard next == "<" else { throw Failure(4) }
    advance()
    guard try readStartOfElement() else { throw Failure(68) }
    while !openElements.isEmpty { try readContent() }
    try readMarkupAround()
    if position < text.count { throw Failure(5) }
  }

  /// Reads the comments and instructions before and after the outermost element.
  private mutating func readMarkupAround() throws(Failure) {
    while true {
      skipBlanks()
      if skip("<!DOCTYPE") { try readDocumentType() } else if try !readComment() { return }
    }
  }

  /// Reads a comment or a processing instruction.
  private mutating func readComment() throws(Failure) -> Bool {
    if skip("<!--") {
      let comment = try skip(past: "-->", or: 45)
      note("comment", comment)
      return true
    }
    guard skip("<?") else { return false }
    guard let target = readName() else { throw Failure(46) }
    skipBlanks()
    let data = try skip(past: "?>", or: 47)
    note("instruction", data.isEmpty ? [target] : [target, data])
    return true
  }

  private mutating func readDocumentType() throws(Failure) {
    var isInside = false
    while let character = next {
      if skip("<!ENTITY") {
        skipBlanks()
        if let name = readName() {
          skipBlanks()
          if let quote = next, quote == "\"" || quote == "'" {
            advance()
            entities[name] = try skip(past: String(Character(quote)), or: 37)
          }
        }
        continue
      }
      if skip("<!--") {
        try skip(past: "-->", or: 45)
        continue
      }
      advance()
      if character == "[" { isInside = true }
      if character == "]" { isInside = false }
      if character == ">", !isInside { return }
    }
    throw Failure(61)
  }

  // MARK: Elements

  /// Reads a tag after its `<`; false if no name follows.
  private mutating func readStartOfElement() throws(Failure) -> Bool {
    guard let name = readName() else { return false }
    var texts = [name]
    var seen: Set<String> = []
    while true {
      let hasBlank = skipBlanks()
      if next == ">" || starts(with: "/>") { break }
      guard let attribute = readName() else { throw Failure(73) }
      if !hasBlank { throw Failure(65) }
      skipBlanks()
      guard next == "=" else { throw Failure(41) }
      advance()
      skipBlanks()
      let value = try readAttributeValue()
      if !seen.insert(attribute).inserted { note("error", "42") }
      texts += [attribute, value]
    }
    note("start", texts)
    if skip("/>") {
      note("end", name)
    } else {
      advance()
      openElements.append(name)
    }
    return true
  }

  private mutating func readAttributeValue() throws(Failure) -> String {
    guard let quote = next, quote == "\"" || quote == "'" else { throw Failure(39) }
    advance()
    var value: [Unicode.Scalar] = []
    while let character = next, character != quote {
      if character == "<" { throw Failure(38) }
      if character == "&" {
        value += (try readReference() ?? "").unicodeScalars
        continue
      }
      advance()
      if character == "\r", next == "\n" { continue }
      value.append(Self.isBlank(character) ? " " : character)
    }
    guard next == quote else { throw Failure(40) }
    advance()
    return Self.string(value)
  }

  private mutating func readContent() throws(Failure) {
    guard let character = next else { throw Failure(5) }
    if character == "&" {
      let isEntity = position + 1 < text.count && text[position + 1] != "#"
      let start = position
      if let value = try readReference() {
        // A parser that does not resolve entities leaves out those that the document declares.
        let name = Self.string(text[start..<position].dropFirst().dropLast())
        if !isEntity || entities[name] == nil { note("characters", value) }
      }
    } else if character != "<" {
      readCharacters()
    } else if skip("<![CDATA[") {
      let data = try skip(past: "]]>", or: 63)
      note("data", data)
    } else if skip("</") {
      let name = readName()
      skipBlanks()
      guard let name, name == openElements.last else { throw Failure(name == nil ? 68 : 76) }
      guard next == ">" else { throw Failure(73) }
      advance()
      openElements.removeLast()
      note("end", name)
    } else if try !readComment() {
      advance()
      guard try readStartOfElement() else { throw Failure(68) }
    }
  }

  /// The longest piece of text that is not ASCII alone.
  private static let pieceLimit = 300

  /// Reads a piece of text. As in libxml2, the first character that is not ASCII and the end of a line of Windows each
  /// begin another piece.
  private mutating func readCharacters() {
    var piece: [Unicode.Scalar] = []
    let isASCII = next?.isASCII ?? true
    while let character = next, character != "<", character != "&" {
      if isASCII ? !character.isASCII : piece.count >= Self.pieceLimit { break }
      if character == "\r", position + 1 < text.count, text[position + 1] == "\n" {
        advance()
        if piece.isEmpty { continue }
        break
      }
      advance()
      piece.append(character == "\r" ? "\n" : character)
    }
    if !piece.isEmpty { note("characters", Self.string(piece)) }
  }

  private static let predefined = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Reads a reference to a character or an entity; nil, after a note of the error, if nothing has that name.
  private mutating func readReference() throws(Failure) -> String? {
    advance()
    if next == "#" {
      advance()
      let isHexadecimal = next == "x"
      if isHexadecimal { advance() }
      let start = position
      while let next, next.properties.isASCIIHexDigit { advance() }
      let digits = Self.string(text[start..<position])
      guard next == ";" else { throw Failure(isHexadecimal ? 6 : 7) }
      advance()
      guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code > 0, let scalar = Unicode.Scalar(code)
      else {
        note("error", "9")
        return nil
      }
      return String(scalar)
    }
    guard let name = readName() else {
      note("error", "68")
      return nil
    }
    guard next == ";" else {
      note("error", "23")
      return nil
    }
    advance()
    if let value = Self.predefined[name] ?? entities[name] { return value }
    note("error", "26")
    return nil
  }
}
