import Foundation
import Testing

/// Overload sets and calls made from seeds: obsh must refuse what `swiftc` refuses, and choose what it chooses.
///
/// `OBSH_OVERLOAD_CASES` is the number of cases, `OBSH_OVERLOAD_FIRST` the number of the first. Without them the
/// comparison does not run: obsh does not choose as swiftc does in all cases yet; see `KnownDifferences.txt`.
@Suite struct OverloadTests {
  /// Cases in one program.
  private static let batch = 100
  /// Seconds that obsh may take for a program of so many cases, without optimization.
  private static let deadline = 60.0

  private static let batches: [Range<Int>] = {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["OBSH_OVERLOAD_CASES"].flatMap { Int($0) } ?? 300
    let first = environment["OBSH_OVERLOAD_FIRST"].flatMap { Int($0) } ?? 1
    return stride(from: first, to: first + count, by: batch).map { $0..<min($0 + batch, first + count) }
  }()

  @Test func `a number always makes the same case`() {
    #expect(OverloadFile(1..<100).text == OverloadFile(1..<100).text)
    #expect(
      OverloadFile(7..<8).cases.map(\.lines.count)
        == OverloadFile(1..<9).cases.dropFirst(6).dropLast().map(\.lines.count))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["OBSH_OVERLOAD_CASES"] != nil), arguments: batches)
  func `overloads are refused and chosen as the compiler does`(numbers: Range<Int>) async throws {
    // A refused declaration changes what calls mean, so the compiler's refusals of declarations are taken out first.
    var file = OverloadFile(numbers)
    var refused = try await refusals(of: file)
    expectSame(try await obshRefusals(of: file), refused, in: file, of: \.isDeclaration)
    while case let declarations = lines(refused, in: file, of: \.isDeclaration), !declarations.isEmpty {
      file = file.removing(declarations)
      refused = try await refusals(of: file)
    }
    let refusedHere = try await obshRefusals(of: file)
    expectSame(refusedHere, refused, in: file, of: \.isCall)

    // What either refuses has been told; what is left runs.
    file = file.removing(Set(refused.keys).union(refusedHere.keys))
    let program = try Program(file, name: "overloads-\(numbers.lowerBound)")
    defer { program.remove() }
    let expected = try await Compiler.run(program.source)
    let actual = try await Interpreter.run(program.source, seconds: Self.deadline)
    guard actual.ending == .exit(0) else {
      Issue.record("obsh refuses or traps in a program of calls that it had taken\n\(actual.errors)")
      return
    }
    expectSameChoices(choices(actual.output), choices(expected.output), in: file)
  }

  // MARK: Refusals

  /// The compiler's errors, by line. Those of an expression that takes it too long say nothing about the language.
  private func refusals(of file: OverloadFile) async throws -> [Int: String] {
    let program = try Program(file, name: "overloads")
    defer { program.remove() }
    return errorsByLine(try await Compiler.typeErrors(of: program.source))
  }

  private func obshRefusals(of file: OverloadFile) async throws -> [Int: String] {
    let program = try Program(file, name: "overloads")
    defer { program.remove() }
    let actual = try await Interpreter.run(program.source, seconds: Self.deadline)
    return errorsByLine(errorLines(of: actual.errors, for: program.source))
  }

  private func errorsByLine(_ errors: [String]) -> [Int: String] {
    let pairs = errors.compactMap { error in
      Int(error.prefix { $0 != ":" }).map { ($0, String(error.drop { $0 != " " }.dropFirst())) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func lines(
    _ errors: [Int: String], in file: OverloadFile, of kind: KeyPath<OverloadCase.Line, Bool>
  ) -> Set<Int> {
    Set(errors.keys.filter { file.line($0)?[keyPath: kind] == true })
  }

  private func expectSame(
    _ actual: [Int: String], _ expected: [Int: String], in file: OverloadFile,
    of kind: KeyPath<OverloadCase.Line, Bool>
  ) {
    for (number, message) in actual.sorted(by: { $0.key < $1.key }) where expected[number] == nil {
      guard let line = file.line(number) else {
        Issue.record("obsh refuses line \(number) of the program: \(message)")
        continue
      }
      if line[keyPath: kind] || !line.isCall && !line.isDeclaration {
        Issue.record("obsh refuses\n\(file.context(of: number))\nwith \(message)")
      }
    }
    for (number, message) in expected.sorted(by: { $0.key < $1.key }) where actual[number] == nil {
      if file.line(number)?[keyPath: kind] == true, !message.contains("in reasonable time") {
        Issue.record("obsh takes\n\(file.context(of: number))\nwhich the compiler refuses with \(message)")
      }
    }
  }

  // MARK: Choices

  /// What each call printed, by the call's tag.
  private func choices(_ output: Data) -> [String: String] {
    var choices: [String: String] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      if parts.count == 2 { choices[parts[0], default: ""] += parts[1] }
    }
    return choices
  }

  private func expectSameChoices(_ actual: [String: String], _ expected: [String: String], in file: OverloadFile) {
    for (tag, choice) in expected.sorted(by: { $0.key < $1.key }) where actual[tag] != choice {
      Issue.record("\(file.context(ofTag: tag))\nchooses\(actual[tag] ?? " nothing"), but the compiler\(choice)")
    }
  }
}

/// A written file in the temporary folder.
private struct Program {
  let source: Source

  init(_ file: OverloadFile, name: String) throws {
    let folder = Products.scratchFile()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("\(name).swift")
    try Data(file.text.utf8).write(to: url)
    source = Source(name: name, relativePath: "Overloads/\(name).swift", url: url)
  }

  func remove() { try? FileManager.default.removeItem(at: source.url.deletingLastPathComponent()) }
}
