import Foundation
import Testing

/// The files on which obsh does not agree with the compiler yet: the lines of `KnownDifferences.txt`, each a path
/// below this folder, with an area after `#`.
enum KnownDifferences {
  static let list: [String] = {
    let text = try? String(contentsOf: Source.suite.appendingPathComponent("KnownDifferences.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { line in
      let path = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return path.isEmpty ? nil : path
    }
  }()

  private static let paths = Set(list)

  /// Runs the expectations on a file. Those of a listed one must fail: a difference that is gone is to be taken off
  /// the list.
  static func check(_ source: Source, _ expectations: () -> Void) {
    guard paths.contains(source.relativePath) else { return expectations() }
    withKnownIssue("\(source.relativePath) is in KnownDifferences.txt") { expectations() }
  }
}
