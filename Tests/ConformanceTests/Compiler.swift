import Foundation
import Testing

/// What `swiftc` makes of a file. Each answer is kept in the build folder under the hash of the file and of the
/// compiler's version, so that only changed programs are compiled again.
enum Compiler {
  /// What the compiled program printed, and whether it failed (trapped, threw, or exited with another status than 0).
  struct Outcome: Codable, Sendable {
    var output: Data
    var failed: Bool
  }

  /// Seconds for one compilation: on a busy machine with few cores it takes many times its usual one or two.
  private static let compilationDeadline = 120.0
  /// Seconds for one compiled program.
  private static let programDeadline = 20.0

  struct Refused: Error, CustomStringConvertible {
    let description: String
  }

  static func run(_ program: Source) async throws -> Outcome {
    try await cached(program, kind: "outcome") {
      let executable = Products.scratchFile()
      defer { try? FileManager.default.removeItem(at: executable) }
      let compilation = try await compile(program, to: executable)
      guard compilation.ending == .exit(0) else {
        throw Refused(description: "swiftc refuses \(program.name):\n\(compilation.errors)")
      }
      // A trap loses what the C library still holds in its buffer; stdbuf takes the buffer away.
      let finished =
        if let stdbuf = find("stdbuf") {
          try await Command.run(stdbuf, ["-o0", executable.path], seconds: programDeadline)
        } else {
          try await Command.run(executable, [], seconds: programDeadline)
        }
      guard finished.ending != .deadline else {
        throw Refused(description: "the compiled \(program.name) had not ended after \(programDeadline) s")
      }
      return Outcome(output: finished.output, failed: finished.ending != .exit(0))
    }
  }

  /// The lines `LINE:COL: error: MESSAGE` with which the compiler refuses a file, sorted. A whole compilation, since
  /// `-typecheck` does not find missing returns and variables used before they have a value.
  static func errors(of source: Source) async throws -> [String] {
    try await cached(source, kind: "errors") {
      let executable = Products.scratchFile()
      defer { try? FileManager.default.removeItem(at: executable) }
      return errorLines(of: try await compile(source, to: executable).errors, for: source)
    }
  }

  /// The errors of checking types alone, as `errors(of:)` has them, with which most files are refused. An expression
  /// that takes the compiler more than some steps is refused as one that it cannot check in reasonable time.
  static func typeErrors(of source: Source) async throws -> [String] {
    try await cached(source, kind: "type-errors") {
      let bounds = ["-Xfrontend", "-solver-scope-threshold=10000"]
      let arguments = ["-typecheck", "-suppress-warnings", "-module-name", "main", source.path] + bounds
      let check = try await Command.run(tool(), arguments, seconds: compilationDeadline)
      guard check.ending != .deadline else {
        throw Refused(description: "swiftc had not checked \(source.name) after \(compilationDeadline) s")
      }
      return errorLines(of: check.errors, for: source)
    }
  }

  /// The module is called `main`, as it is in obsh: the name shows where Swift prints qualified type names.
  private static func compile(_ source: Source, to executable: URL) async throws -> Command {
    var arguments = ["-module-name", "main", source.path, "-o", executable.path]
    if source.isSwift6 { arguments += ["-swift-version", "6"] }
    if source.usesCombine { arguments += try OpenCombineModule.compilerArguments() }
    let compilation = try await Command.run(tool(), arguments, seconds: compilationDeadline)
    guard compilation.ending != .deadline else {
      throw Refused(description: "swiftc had not compiled \(source.name) after \(compilationDeadline) s")
    }
    return compilation
  }

  private static func cached<T: Codable & Sendable>(
    _ source: Source, kind: String, make: () async throws -> T
  ) async throws -> T {
    var hash = StableHash()
    hash.combine(try await version.value)
    hash.combine(try Data(contentsOf: source.url))
    if source.isSwift6 { hash.combine(Data("6".utf8)) }
    let folder = Products.directory.appendingPathComponent("ConformanceCache")
    let file = folder.appendingPathComponent("\(hash.text).\(kind).json")
    if let data = try? Data(contentsOf: file), let known = try? JSONDecoder().decode(T.self, from: data) {
      return known
    }
    let made = try await make()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(made).write(to: file, options: .atomic)
    return made
  }

  private static let version = Task {
    try await Command.run(tool(), ["--version"], seconds: compilationDeadline).output
  }

  static func tool() throws -> URL { try #require(find("swiftc"), "swiftc is not on the PATH") }

  private static func find(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// FNV-1a in 128 bits: the same in every run, unlike `Hasher`.
private struct StableHash {
  private var state: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  mutating func combine(_ data: Data) {
    for byte in data { state = (state ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b }
  }

  var text: String { String(state, radix: 16) }
}
