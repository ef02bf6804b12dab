import LibraryFile

/// A type or an extension of the library, or the global declarations of one of its files: ordinary Swift
/// declarations, of which some have bodies and others are natives of obsh.
///
/// A member is parsed and checked when a program first uses it. A member without a body is native: the machine's
/// table is searched for its name, `Array.append(_:)`, `String.count`, `print(_:separator:terminator:)`, or for that
/// of its attribute `@native("…")` if overloads share labels.
package struct LibraryPart: Sendable {
  /// A member of a part, not parsed yet.
  package struct Member: Sendable {
    package typealias Kind = LibraryFile.Member.Kind

    /// `append` of `mutating func append(…)`, `init`, `subscript`, `+` of `static func + (…)`.
    package let name: String
    package let kind: Kind
    package let line: Int
    private let declaration: LibraryText

    package var text: String { declaration.string }

    /// The header and the members of a nested type, nil for any other member.
    package var nestedType: (header: String, members: [Member])? {
      guard kind == .nestedType else { return nil }
      let bytes = [UInt8](text.utf8)
      guard let part = try? LibraryFile(bytes).parts.first else { return nil }
      return (String(decoding: bytes[part.header], as: UTF8.self), Member.all(of: part, in: bytes, firstLine: line))
    }

    /// The members of a part of a text that begins in that line of its file.
    static func all(of part: LibraryFile.Part, in text: [UInt8], firstLine: Int) -> [Member] {
      part.members.flatMap { member in
        let declaration = LibraryText(String(decoding: text[member.range], as: UTF8.self))
        return member.names.map {
          Member(name: $0, kind: member.kind, line: firstLine + member.line - 1, text: declaration)
        }
      }
    }

    package init(name: String, kind: Kind, line: Int, text: LibraryText) {
      self.name = name
      self.kind = kind
      self.line = line
      declaration = text
    }
  }

  /// `Array`, `AsyncStream.Continuation`; empty for globals.
  package let name: String
  package let isExtension: Bool
  /// The module in which Apple declares the type, which precedes the type's name when that is printed in full.
  package let module: String
  /// `Swift/Array.swift`
  package let file: String
  package let line: Int
  private let headerText: LibraryText
  private let makeMembers: @Sendable () -> [Member]

  /// `struct Array<Element>: RandomAccessCollection, …`, `extension Array where Element: Equatable`; empty for globals.
  package var header: String { headerText.string }
  package var isGlobal: Bool { name.isEmpty }
  /// True if the header has an inheritance clause, which precedes the constraints.
  package var inherits: Bool { headerText.hasInheritanceClause }
  /// The members in source order, one for each name: `case a, b` gives two with the same text.
  package var members: [Member] { makeMembers() }

  package init(
    name: String, isExtension: Bool, module: String, file: String, line: Int, header: LibraryText,
    members: @escaping @Sendable () -> [Member]
  ) {
    self.name = name
    self.isExtension = isExtension
    self.module = module
    self.file = file
    self.line = line
    headerText = header
    makeMembers = members
  }
}

/// A part of the library's text. Text that is embedded in obsh becomes a string when it is first needed.
package struct LibraryText: Sendable {
  private enum Storage {
    case embedded(StaticString, start: Int, count: Int)
    case made(String)
  }

  private let storage: Storage

  package init(_ text: String) { storage = .made(text) }
  package init(_ file: StaticString, start: Int, count: Int) {
    storage = .embedded(file, start: start, count: count)
  }

  package var string: String {
    switch storage {
    case .embedded(let file, let start, let count):
      String(decoding: UnsafeBufferPointer(start: file.utf8Start + start, count: count), as: UTF8.self)
    case .made(let text): text
    }
  }

  /// True if a colon stands before the word `where`. Read from the bytes: a small program asks this of hundreds of
  /// extensions, for which splitting strings took a twentieth of its time.
  fileprivate var hasInheritanceClause: Bool {
    withBytes { bytes in
      for (position, byte) in bytes.enumerated() {
        if byte == UInt8(ascii: ":") { return true }
        if byte == UInt8(ascii: "w"), position > 0, bytes[position - 1].isSpace,
          bytes[position...].starts(with: "where".utf8)
        {
          return false
        }
      }
      return false
    }
  }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .embedded(let file, let start, let count):
      return body(UnsafeBufferPointer(start: file.utf8Start + start, count: count))
    case .made(var text): return text.withUTF8(body)
    }
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") }
}

extension LibraryPart {
  /// The declarations of a text, for libraries that are not embedded.
  package static func parts(of text: String, file: String, module: String) throws -> [LibraryPart] {
    let bytes = [UInt8](text.utf8)
    return try LibraryFile(bytes).parts.map { part in
      let members = Member.all(of: part, in: bytes, firstLine: 1)
      return LibraryPart(
        name: part.name, isExtension: part.kind == .extension, module: module, file: file, line: part.line,
        header: LibraryText(String(decoding: bytes[part.header], as: UTF8.self)), members: { members })
    }
  }
}
