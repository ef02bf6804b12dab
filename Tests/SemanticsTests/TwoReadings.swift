import Foundation
import Testing

/// A program of two readings, as a script: lines that end in `// wrong` make a mistake, lines that end in `// right` are
/// how it is done instead. A line that begins with `:` is a command.
struct TwoReadings: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  enum Reading: String { case wrong, right }

  var testDescription: String { name }

  func text(_ reading: Reading) -> String {
    let other: Reading = reading == .wrong ? .right : .wrong
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix("// \(other.rawValue)") }
      .map { $0.hasSuffix("// \(reading.rawValue)") ? $0.dropLast("// \(reading.rawValue)".count) : $0 }
      .joined(separator: "\n")
  }

  /// The programs in a folder beside this file.
  static func all(in folder: String) -> [TwoReadings] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { TwoReadings(name: String(name.dropLast(".swift".count)), text: $0) }
    }
  }

  /// The inputs of a script: all that stands before its first command, which may refer to what comes later, then line by
  /// line.
  static func inputs(of text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let first = lines.firstIndex { $0.hasPrefix(":") } ?? lines.endIndex
    return [lines[..<first].joined(separator: "\n")] + lines[first...]
  }
}
