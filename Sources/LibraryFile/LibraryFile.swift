/// The declarations of one file of the library, found without parsing: the ranges of types, extensions and their
/// members, and their names.
///
/// The front end parses a member when a program first names it, so that the cost of a program depends only on what it
/// uses. The embedding tool reads the files when obsh is built; tests read small libraries of their own.
package struct LibraryFile {
  /// A type or an extension with its members, or the functions, variables and aliases of the file.
  package struct Part {
    package enum Kind {
      case declaration
      case `extension`
      case globals
    }
    package let kind: Kind
    /// `Array`, `AsyncStream.Continuation`; empty for globals.
    package let name: String
    /// `struct Array<Element>: RandomAccessCollection`, as a range of the file's UTF-8; empty for globals.
    package let header: Range<Int>
    package let line: Int
    package internal(set) var members: [Member]
    /// The targets of obsh that read the fields of its values: the arguments of `@layout(…)`, which is not part of
    /// the header.
    package let readers: [String]
  }

  package struct Member {
    package enum Kind: Sendable {
      /// True for a declaration that determines the stored form of instances: a stored property, a case, a
      /// deinitializer.
      case stored
      case associatedType
      case nestedType
      case other
    }
    /// More than one for `case a, b`.
    package let names: [String]
    package let range: Range<Int>
    package let line: Int
    package let kind: Kind
    let words: DeclarationWords
    /// The text between its first braces.
    let braces: Range<Int>?
  }

  /// A place where the file is not laid out as declarations.
  package struct Problem: Error {
    package let line: Int
    package let message: String
  }

  /// Types and extensions in source order; the globals last.
  package let parts: [Part]

  package init(_ text: [UInt8]) throws(Problem) { parts = try Self.parts(of: text, in: 0..<text.count, line: 1) }

  /// The parts of a file, or the types nested in a type.
  static func parts(of text: [UInt8], in range: Range<Int>, line: Int) throws(Problem) -> [Part] {
    var scanner = DeclarationScanner(text)
    scanner.position = range.lowerBound
    scanner.line = line
    var parts: [Part] = []
    var globals: [Member] = []
    while let found = try scanner.declaration(before: range.upperBound) {
      if found.words.isType {
        guard let braces = found.braces else { throw Problem(line: found.line, message: "a type without braces") }
        parts.append(
          Part(
            kind: found.words.kind == "extension" ? .extension : .declaration, name: found.words.names.first ?? "",
            header: header((found.words.layout?.end ?? found.range.lowerBound)..<braces.range.lowerBound - 1, of: text),
            line: found.line, members: try members(of: text, in: braces.range, line: braces.line),
            readers: found.words.layout?.targets ?? []))
      } else {
        globals.append(found.asMember)
      }
    }
    if !globals.isEmpty {
      parts.append(
        Part(kind: .globals, name: "", header: 0..<0, line: globals[0].line, members: globals, readers: []))
    }
    return parts
  }

  static func members(of text: [UInt8], in range: Range<Int>, line: Int) throws(Problem) -> [Member] {
    var scanner = DeclarationScanner(text)
    scanner.position = range.lowerBound
    scanner.line = line
    var members: [Member] = []
    while let found = try scanner.declaration(before: range.upperBound) { members.append(found.asMember) }
    return members
  }

  /// The header without the blanks before the brace and after `@layout`.
  private static func header(_ range: Range<Int>, of text: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start].isBlank { start += 1 }
    while end > start, text[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}
