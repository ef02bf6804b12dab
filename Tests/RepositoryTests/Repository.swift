import Foundation

/// The files of the repository, as text.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files below a folder that end so, by their paths from the root, sorted.
  static func files(in folder: String, _ suffix: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let names = paths?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func lines(_ path: String) throws -> [String] { try text(path).components(separatedBy: "\n") }

  /// The first cells of the rows of the Markdown tables in a file, without their heads, by the rest of the row.
  static func rows(_ path: String) throws -> [(key: String, cells: [String])] {
    try lines(path).compactMap { line in
      guard line.hasPrefix("| "), !line.hasPrefix("|---") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.first.map { ($0, Array(cells.dropFirst())) }
    }
  }
}
