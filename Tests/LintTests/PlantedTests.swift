import Foundation
import Lint
import Testing

/// Programs of two readings: lines that end in `// wrong` make the mistake after which the file is named, lines that end
/// in `// right` are how it is done instead.
struct PlantedProgram: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  enum Reading: String { case wrong, right }

  var rule: String { String(name.prefix { $0 != "-" }) }
  var testDescription: String { name }

  func text(_ reading: Reading) -> String {
    let other: Reading = reading == .wrong ? .right : .wrong
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasSuffix("// \(other.rawValue)") }
      .map { $0.hasSuffix("// \(reading.rawValue)") ? $0.dropLast("// \(reading.rawValue)".count) : $0 }
      .joined(separator: "\n")
  }

  /// The files of one reading: a line `// file: View.swift` begins each file of a program with more than one.
  func files(_ reading: Reading) -> [LintedFile] {
    var parts: [(name: String, lines: [Substring])] = [("a.swift", [])]
    for line in text(reading).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        parts.append((String(line.dropFirst("// file: ".count)), []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    if parts.count > 1 { parts.removeFirst() }
    return parts.map { LintedFile(name: $0.name, text: $0.lines.joined(separator: "\n")) }
  }

  static let all: [PlantedProgram] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Planted")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.map { PlantedProgram(name: String(name.dropLast(".swift".count)), text: $0) }
    }
  }()

  /// Those whose mistake shows only when they run.
  var isFoundWhenItRuns: Bool { Rule.named(rule)?.isFoundInSource == false }
}

@Suite struct PlantedTests {
  private func findings(_ text: String) -> [Finding] { Linter([LintedFile(name: "a.swift", text: text)]).findings() }

  @Test func `there are enough programs`() { #expect(PlantedProgram.all.count >= 300) }

  @Test(arguments: PlantedProgram.all.filter { !$0.isFoundWhenItRuns })
  func `the mistake is found`(program: PlantedProgram) {
    let files = program.files(.wrong)
    #expect(files.allSatisfy { $0.syntaxError == nil })
    #expect(Linter(files).findings().contains { $0.rule == program.rule })
  }

  @Test(arguments: PlantedProgram.all)
  func `the correct program of the same shape is not blamed`(program: PlantedProgram) {
    let files = program.files(.right)
    #expect(files.allSatisfy { $0.syntaxError == nil })
    #expect(Linter(files).findings().map { "\($0.line): \($0.message) [\($0.rule)]" } == [])
  }

  @Test(arguments: PlantedProgram.all)
  func `safe edits leave a program that parses, and nothing to do the second time`(program: PlantedProgram) {
    let text = program.text(.wrong)
    let once = Fixing(text, findings(text)).text
    #expect(LintedFile(name: "a.swift", text: once).syntaxError == nil)
    #expect(Fixing(once, findings(once)).text == once)
  }
}
