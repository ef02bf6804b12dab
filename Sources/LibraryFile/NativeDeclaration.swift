/// A declaration of the library without a body, which a function of obsh implements.
package struct NativeDeclaration: Equatable {
  package struct Parameter: Equatable {
    /// `_` if there is none.
    package let label: String
    package let name: String
    /// The type as it is written, without attributes and default value: `inout Hasher`, `Any...`.
    package let type: String
  }

  /// `Array.append(_:)`, or the argument of its `@native`; a setter's ends with `=`.
  package let name: String
  /// True if `@native` gives the name; several declarations may then share one function.
  package let isNamed: Bool
  /// The type in which it is declared, `AsyncStream.Continuation`; nil for globals.
  package let owner: String?
  /// True if the first argument is `self`.
  package let hasSelf: Bool
  package let parameters: [Parameter]
  package let line: Int
}

extension NativeDeclaration {
  /// All natives of a file. Requirements of protocols have no bodies either, but are not natives.
  package static func all(in text: [UInt8]) throws(LibraryFile.Problem) -> [NativeDeclaration] {
    try all(of: LibraryFile(text).parts, text, owner: nil)
  }

  private static func all(
    of parts: [LibraryFile.Part], _ text: [UInt8], owner: String?
  ) throws(LibraryFile.Problem) -> [NativeDeclaration] {
    var result: [NativeDeclaration] = []
    for part in parts where !part.isProtocol(text) {
      let name = [owner, part.name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
      try add(part.members, text, owner: name.isEmpty ? nil : name, to: &result)
    }
    return result
  }

  private static func add(
    _ members: [LibraryFile.Member], _ text: [UInt8], owner: String?, to result: inout [NativeDeclaration]
  ) throws(LibraryFile.Problem) {
    for member in members {
      if member.words.isType {
        guard let braces = member.braces, member.words.kind != "protocol" else { continue }
        let nested = [owner, member.names.first].compactMap { $0 }.joined(separator: ".")
        let line = member.line + text[member.range.lowerBound..<braces.lowerBound].count { $0 == UInt8(ascii: "\n") }
        try add(LibraryFile.members(of: text, in: braces, line: line), text, owner: nested, to: &result)
      } else {
        result += natives(of: member, text, owner: owner)
      }
    }
  }

  /// The getter or function, and the setter.
  private static func natives(of member: LibraryFile.Member, _ text: [UInt8], owner: String?) -> [NativeDeclaration] {
    guard let accessors = accessors(of: member, text) else { return [] }
    let signature = Signature(text[member.words.end..<member.range.upperBound])
    let kind = member.words.kind
    let isSubscript = kind == "subscript"
    var own = member.names.first ?? ""
    var parameters: [Parameter] = []
    if kind != "var" {
      parameters = signature.parameters(isSubscript: isSubscript)
      own += "(\(parameters.map { "\($0.label):" }.joined()))"
    }
    let name = member.words.native ?? [owner, own].compactMap { $0 }.joined(separator: ".")
    let hasSelf = owner != nil && !member.words.isStatic && kind != "init"
    func make(_ name: String, _ parameters: [Parameter]) -> NativeDeclaration {
      NativeDeclaration(
        name: name, isNamed: member.words.native != nil, owner: owner, hasSelf: hasSelf, parameters: parameters,
        line: member.line)
    }
    var result = [make(name, parameters)]
    if accessors.contains("set") {
      let type = signature.resultType(isVariable: kind == "var")
      // The new value precedes the indices.
      result.append(make(name + "=", [Parameter(label: "_", name: "newValue", type: type)] + parameters))
    }
    return result
  }

  /// Nil if the member has a body or a value, or is stored; otherwise the accessors that natives must implement.
  private static func accessors(of member: LibraryFile.Member, _ text: [UInt8]) -> [String]? {
    guard member.kind == .other, ["func", "init", "var", "subscript"].contains(member.words.kind) else { return nil }
    guard let braces = member.braces else {
      if member.words.kind == "var", Signature(text[member.words.end..<member.range.upperBound]).hasValue { return nil }
      return ["get"]
    }
    guard member.words.kind == "var" || member.words.kind == "subscript" else { return nil }
    let words = text[braces].split(whereSeparator: \.isBlank).map { String(decoding: $0, as: UTF8.self) }
    return words.allSatisfy { ["get", "set", "nonmutating", "mutating"].contains($0) } ? words : nil
  }
}

extension LibraryFile.Part {
  func isProtocol(_ text: [UInt8]) -> Bool {
    kind == .declaration && DeclarationWords(text[header])?.kind == "protocol"
  }
}
