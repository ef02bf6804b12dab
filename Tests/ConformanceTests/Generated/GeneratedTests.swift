import Foundation
import Testing

/// Programs made at random print what they print when swiftc has compiled them.
///
/// Many are one file, because a compilation takes seconds. `OBSH_FUZZ=1000:50` takes 50 other files, from number 1000
/// on, for a longer run.
@Suite struct GeneratedTests {
  private static let programsInFile = 25

  private static let files: [Int] = {
    let parts = (ProcessInfo.processInfo.environment["OBSH_FUZZ"] ?? "").split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 ? Array(parts[0]..<parts[0] + parts[1]) : Array(0..<3)
  }()

  private static func text(of file: Int) -> String {
    let programs = (0..<programsInFile).map { number in
      GeneratedProgram.text(seed: UInt64(file * programsInFile + number), number: number)
    }
    // The first line keeps the output of each program apart.
    let runs = (0..<programsInFile).map { "print(\"program\", \($0)); run\($0)()" }
    return "import Observation\n" + programs.joined() + runs.joined(separator: "\n") + "\n"
  }

  private static let chainsInFile = 100

  private static func chains(of file: Int) -> String {
    let functions = (0..<chainsInFile).map { number -> String in
      var chain = GeneratedChain(seed: UInt64(file * chainsInFile + number))
      return "func chain\(number)() { \(chain.statement()) }\n"
    }
    let runs = (0..<chainsInFile).map { "print(\($0), terminator: \" \"); chain\($0)()" }
    return GeneratedChain.declarations + functions.joined() + runs.joined(separator: "\n") + "\n"
  }

  @Test(arguments: files) func `generated programs behave as the compiled ones do`(_ file: Int) async throws {
    try await check(Self.text(of: file), name: "generated/\(file)")
  }

  @Test(arguments: files) func `generated chains of methods have the values of compiled ones`(_ file: Int) async throws
  {
    try await check(Self.chains(of: file), name: "chains/\(file)")
  }

  private func check(_ text: String, name: String) async throws {
    let url = Products.scratchFile().appendingPathExtension("swift")
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = Source(name: name, relativePath: "\(name).swift", url: url)
    let expected = try await Compiler.run(source)
    let actual = try await Interpreter.run(source, seconds: 60)
    let printsTheSame = actual.output == expected.output
    #expect(printsTheSame, "\(lineDifference(from: expected.output, to: actual.output))\n\(actual.errors)")
    #expect(actual.ending == .exit(0) && !expected.failed)
  }
}
