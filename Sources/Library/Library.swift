import Code

/// The library that programs see, as Swift files in the folders beside this file: one folder for each framework.
///
/// The files are text here, not sources: the front end reads them, and parses only the declarations that a program
/// names. The build embeds them (`EmbedLibrary`) with an index of the declarations, in lines:
///
///     dArray 12 4 0 53 2040 812      a part: kind and name, file, line, header (start, count), members (start, count)
///     -append 310 87 14              a member: kind and name, text (start, count), line
///
/// Starts and counts are in UTF-8; those of members in a part's line refer to the index of members. The kinds of
/// parts are declaration, extension (`x`) and globals (`g`), those of members stored (`s`), associated type (`a`),
/// nested type (`t`) and other.
package enum Library {
  package enum Framework: String, CaseIterable, Sendable {
    case swift = "Swift"
    case concurrency = "Concurrency"
    case synchronization = "Synchronization"
    case foundation = "Foundation"
    case dispatch = "Dispatch"
    case logging = "OSLog"
    case regexBuilder = "RegexBuilder"
    case combine = "Combine"
    case observation = "Observation"
    case swiftUI = "SwiftUI"
    case swiftData = "SwiftData"
    case testing = "Testing"
    case xcTest = "XCTest"
    case perception = "Perception"
  }

  /// Apple's SDKs; the folders with their names contain the differences between them.
  package enum SDK: Sendable {
    case sdk26
    case sdk27
  }

  /// Releases of Swift, if their Observation differs; the folders with their names contain a release's additions.
  package enum Release: Sendable {
    case swift59
    case swift62
    case swift64
  }

  /// All parts, in the order of their files.
  package static func parts(for sdk: SDK, _ release: Release = .swift62) -> [LibraryPart] {
    switch (sdk, release) {
    case (.sdk26, .swift59): sdk26Swift59
    case (.sdk26, .swift62): sdk26
    case (.sdk26, .swift64): sdk26Swift64
    case (.sdk27, .swift59): sdk27Swift59
    case (.sdk27, .swift62): sdk27
    case (.sdk27, .swift64): sdk27Swift64
    }
  }

  /// The parts of some frameworks.
  package static func parts(of frameworks: Set<Framework>) -> [LibraryPart] {
    sdk26.filter { part in frameworks.contains { part.file.hasPrefix($0.rawValue + "/") } }
  }

  private static let sdk26 = all(without: ["SDK27", "Swift64"])
  private static let sdk26Swift59 = all(without: ["SDK27", "Swift62", "Swift64"])
  private static let sdk26Swift64 = all(without: ["SDK27"])
  private static let sdk27 = all(without: ["SDK26", "Swift64"])
  private static let sdk27Swift59 = all(without: ["SDK26", "Swift62", "Swift64"])
  private static let sdk27Swift64 = all(without: ["SDK26"])

  private static func all(without folders: [String]) -> [LibraryPart] {
    let isLeftOut = files.map { file in
      file.path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
        folders.contains { part.elementsEqual($0.utf8) }
      }
    }
    let modules = files.map { module(of: $0.path) }
    var parts: [LibraryPart] = []
    var index = IndexReader(partIndex, start: 0, count: partIndex.utf8CodeUnitCount)
    while let (kind, name) = index.name() {
      let fileNumber = index.number()
      let file = files[fileNumber]
      let line = index.number()
      let header = LibraryText(file.text, start: index.number(), count: index.number())
      let (start, count) = (index.number(), index.number())
      if isLeftOut[fileNumber] { continue }
      parts.append(
        LibraryPart(
          name: kind == UInt8(ascii: "g") ? "" : name, isExtension: kind == UInt8(ascii: "x"),
          module: modules[fileNumber], file: file.path, line: line, header: header,
          members: { members(start: start, count: count, of: file.text) }))
    }
    return parts
  }

  private static func members(start: Int, count: Int, of text: StaticString) -> [LibraryPart.Member] {
    var members: [LibraryPart.Member] = []
    var index = IndexReader(memberIndex, start: start, count: count)
    while let (kind, name) = index.name() {
      let member = LibraryText(text, start: index.number(), count: index.number())
      members.append(LibraryPart.Member(name: name, kind: memberKind(kind), line: index.number(), text: member))
    }
    return members
  }

  private static func memberKind(_ letter: UInt8) -> LibraryPart.Member.Kind {
    switch letter {
    case UInt8(ascii: "s"): .stored
    case UInt8(ascii: "a"): .associatedType
    case UInt8(ascii: "t"): .nestedType
    default: .other
    }
  }

  /// The folder's name; the folder `Concurrency` belongs to the standard library.
  private static func module(of path: String) -> String {
    let folder = String(Substring(path.utf8.prefix { $0 != UInt8(ascii: "/") }))
    return folder == "Concurrency" ? "Swift" : folder
  }
}

/// Reads the lines of an index.
private struct IndexReader {
  /// The pointer itself: a `StaticString` checks at each access that it has one.
  private let text: UnsafePointer<UInt8>
  private var position: Int
  private let end: Int

  init(_ text: StaticString, start: Int, count: Int) {
    self.text = text.utf8Start
    position = start
    end = start + count
  }

  /// The kind and the name at the beginning of a line; nil at the end.
  mutating func name() -> (kind: UInt8, name: String)? {
    guard position < end else { return nil }
    let start = position
    while text[position] != UInt8(ascii: " ") { position += 1 }
    let name = UnsafeBufferPointer(start: text + start + 1, count: position - start - 1)
    position += 1
    return (text[start], String(decoding: name, as: UTF8.self))
  }

  /// Reads the number here, and the blank or newline after it.
  mutating func number() -> Int {
    var number = 0
    while position < end {
      let byte = text[position]
      position += 1
      guard byte >= UInt8(ascii: "0") else { break }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
