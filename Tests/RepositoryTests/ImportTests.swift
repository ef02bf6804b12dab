import Foundation
import Testing

/// The imports of `Sources` against the map in `Sources/README.md`.
@Suite struct ImportTests {
  /// What each target may import, from the table `| Target | knows | never |`: the names in backquotes in the second
  /// column.
  private static func map() throws -> [String: Set<String>] {
    let lines = try Repository.lines("Sources/README.md")
    let head = try #require(lines.firstIndex { $0.hasPrefix("| Target | knows | never |") })
    let rows = lines[(head + 2)...].prefix { $0.hasPrefix("|") }
    return Dictionary(
      rows.map { row in
        let cells = row.split(separator: "|").map(String.init)
        return (names(in: cells[0]).first ?? "", Set(names(in: cells[1])))
      }, uniquingKeysWith: { $0.union($1) })
  }

  private static func names(in cell: String) -> [String] { cell.matches(of: #/`(\w+)`/#).map { String($0.1) } }

  /// Modules of the system and of the language, which any target may import.
  private static let anywhere: Set<String> = ["Glibc", "Musl", "Darwin", "Swift"]

  @Test func `the map lists every target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      at: Repository.root.appendingPathComponent("Sources"), includingPropertiesForKeys: [.isDirectoryKey])
    let targets = try folders.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(Set(try Self.map().keys) == Set(targets.map(\.lastPathComponent)))
  }

  @Test func `no import goes against the map`() throws {
    for (target, allowed) in try Self.map() {
      for path in Repository.files(in: "Sources/\(target)", ".swift") where !path.contains("/Programs/") {
        for (module, line) in try Self.imports(of: path) where !Self.anywhere.contains(module) {
          #expect(allowed.contains(module), "\(path):\(line) imports \(module); \(target) knows \(allowed.sorted())")
        }
      }
    }
  }

  @Test func `the map grants nothing that is not used`() throws {
    for (target, allowed) in try Self.map() {
      let files = Repository.files(in: "Sources/\(target)", ".swift").filter { !$0.contains("/Programs/") }
      let used = Set(try files.flatMap { try Self.imports(of: $0).map(\.module) })
      #expect(allowed.subtracting(used).isEmpty, "\(target)")
    }
  }

  /// Imports of a file, outside of the Swift text that it may hold in string literals.
  private static func imports(of path: String) throws -> [(module: String, line: Int)] {
    var isText = false
    return try Repository.lines(path).enumerated().compactMap { number, line in
      // Regular expressions take long, and few lines need them.
      if line.utf8.contains(UInt8(ascii: "\"")), line.matches(of: #/"""/#).count % 2 == 1 { isText.toggle() }
      guard !isText, let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }), "@ip".utf8.contains(first),
        let match = line.prefixMatch(
          of: #/\s*(?:@\w+(?:\(\w+\))? )*(?:package |public |internal )?import (?:struct |class |enum |func )?(\w+)/#)
      else { return nil }
      return (String(match.1), number + 1)
    }
  }
}
