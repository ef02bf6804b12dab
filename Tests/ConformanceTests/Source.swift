import Foundation
import Testing

/// A Swift file of the suite, known by its path below `Programs` or `Rejected`.
struct Source: Sendable, CustomTestStringConvertible {
  /// The file without its extension, for example `observation/1.05-fires-once-with-old-value`.
  let name: String
  /// Its path below this folder, as `KnownDifferences.txt` has it: `Programs/observation/1.05-….swift`.
  let relativePath: String
  let url: URL

  var path: String { url.path }
  /// Whether it is compiled against OpenCombine, which it imports as Combine.
  var usesCombine: Bool { relativePath.prefix { $0 != "/" }.hasSuffix("-Combine") }
  /// Whether the language mode is Swift 6.
  var isSwift6: Bool { relativePath.prefix { $0 != "/" }.hasSuffix("-Swift6") }
  /// Whether the program is about its end, such as a trap: obsh then runs it in a process of its own, as a person does.
  var isAboutEnd: Bool { relativePath.contains("/failures/") }
  /// The arguments of obsh that run the file.
  var arguments: [String] { ["run"] + (isSwift6 ? ["--swift", "6"] : []) + [path] }
  var testDescription: String { name }

  /// Whether the environment variable `OBSH_CONFORMANCE`, a part of a path, chooses the file; unset, it chooses all.
  static func isChosen(_ source: Source) -> Bool {
    guard let part = ProcessInfo.processInfo.environment["OBSH_CONFORMANCE"], !part.isEmpty else { return true }
    return source.relativePath.contains(part)
  }

  /// Every Swift file below a folder beside this one, by name.
  static func all(in folder: String) -> [Source] {
    let root = suite.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      Source(
        name: String($0.dropLast(".swift".count)), relativePath: "\(folder)/\($0)",
        url: root.appendingPathComponent($0))
    }
  }

  /// The folder of the suite.
  static let suite = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// The lines `LINE:COL: error: MESSAGE` that refuse this file, sorted.
  func expectedErrors() throws -> [String] {
    let file = url.deletingPathExtension().appendingPathExtension("expected")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init).sorted()
  }
}

/// The lines `FILE:LINE:COL: error: MESSAGE` of a diagnostic text without the file, sorted: the compiler reports
/// in the order of its passes, not of the lines.
func errorLines(of text: String, for source: Source) -> [String] {
  text.split(separator: "\n").compactMap { line in
    guard let match = line.wholeMatch(of: #/(?:.*/)?(?<file>[^/:]+):(?<rest>\d+:\d+: error: .*)/#),
      match.file == source.url.lastPathComponent
    else { return nil }
    return String(match.rest)
  }.sorted()
}
