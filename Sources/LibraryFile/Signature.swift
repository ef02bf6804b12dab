/// The part of a declaration after its name: generic parameters, parameters, the type.
struct Signature {
  private let text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { self.text = text }

  /// The parameters between the parentheses. A subscript's parameter has a label only if two names are written.
  func parameters(isSubscript: Bool) -> [NativeDeclaration.Parameter] {
    guard let list = parameterList else { return [] }
    return pieces(of: list, at: UInt8(ascii: ",")).compactMap { piece in
      let halves = pieces(of: piece, at: UInt8(ascii: ":"))
      guard halves.count > 1 else { return nil }
      let names = words(halves[0]).filter { !$0.hasPrefix("@") }
      guard let first = names.first else { return nil }
      let type = pieces(of: text[halves[1].startIndex..<piece.endIndex], at: UInt8(ascii: "="))[0]
      return NativeDeclaration.Parameter(
        label: isSubscript && names.count == 1 ? "_" : first, name: names.last ?? first,
        type: words(type).filter { !$0.hasPrefix("@") }.joined(separator: " "))
    }
  }

  /// `: Int` of a variable, `-> Element` of a subscript.
  func resultType(isVariable: Bool) -> String {
    let brace = text.firstIndex(of: UInt8(ascii: "{")) ?? text.endIndex
    let end = pieces(of: text[..<brace], at: UInt8(ascii: "="))[0].endIndex
    guard let list = isVariable ? text[text.startIndex..<text.startIndex] : parameterList else { return "" }
    let rest = text[list.endIndex..<end]
    let isMark: (UInt8) -> Bool = { ":)->? ".utf8.contains($0) }
    return words(rest.drop(while: isMark)).prefix { $0 != "where" }.joined(separator: " ")
  }

  /// `Content`, `ID` of `<Content: View, ID>`
  var genericParameters: [String] {
    guard let open = text.firstIndex(where: { "<:{".utf8.contains($0) }), text[open] == UInt8(ascii: "<") else {
      return []
    }
    var depth = 0
    let end = text.indices[open...].first { index in
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      return depth == 0
    }
    return pieces(of: text[(open + 1)..<(end ?? text.endIndex)], at: UInt8(ascii: ",")).compactMap { piece in
      words(piece).first.map { String($0.prefix { $0 != ":" }) }
    }
  }

  /// ` = 1`
  var hasValue: Bool { pieces(of: text, at: UInt8(ascii: "=")).count > 1 }

  /// The text between the first parentheses outside `<…>`.
  private var parameterList: ArraySlice<UInt8>? {
    var angles = 0
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">") where text[index - 1] != UInt8(ascii: "-"): angles -= 1
      case UInt8(ascii: "(") where angles <= 0:
        return closing(index).map { text[index + 1..<$0] }
      default: break
      }
    }
    return nil
  }

  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<text.endIndex {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The text split at the separators outside all brackets and strings.
  private func pieces(of text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var depth = 0
    var isInString = false
    for index in text.indices {
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString { continue }
      if "([{<".utf8.contains(byte) { depth += 1 }
      if ")]}>".utf8.contains(byte), byte != UInt8(ascii: ">") || text[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      if depth == 0, byte == separator {
        result.append(text[start..<index])
        start = index + 1
      }
    }
    if text[start...].contains(where: { !$0.isBlank }) { result.append(text[start...]) }
    return result.isEmpty ? [text] : result
  }

  private func words(_ text: ArraySlice<UInt8>) -> [String] {
    text.split(whereSeparator: \.isBlank).map { String(decoding: $0, as: UTF8.self) }
  }
}
