import Foundation
import Testing

/// obsh against the compiler: what `swiftc` makes of a program is what `obsh run` must make of it.
@Suite struct ConformanceTests {
  /// Seconds that obsh may take for one file. All of them are small; a build without optimization needs some room.
  private static let deadline = 10.0

  private static let allPrograms = ["Programs", "Programs-Combine", "Programs-Swift6"].flatMap(Source.all)
  private static let allRejected = ["Rejected", "Rejected-Combine", "Rejected-Swift6"].flatMap(Source.all)
  private static let programs = allPrograms.filter(Source.isChosen)
  private static let rejected = allRejected.filter(Source.isChosen)

  @Test func `the list of known differences names files that there are, each once`() {
    let listed = KnownDifferences.list
    #expect(Set(listed).count == listed.count)
    let sources = Self.allPrograms + Self.allRejected
    #expect(Set(listed).subtracting(sources.map(\.relativePath)).isEmpty)
  }

  @Test func `there are files to test`() {
    #expect(!Self.programs.isEmpty || !Self.rejected.isEmpty, "OBSH_CONFORMANCE matches no file")
  }

  @Test(arguments: programs)
  func `behaves as the compiled program does`(program: Source) async throws {
    let expected = try await Compiler.run(program)
    let actual =
      if program.isAboutEnd {
        try await Command.run(Products.obsh, program.arguments, seconds: Self.deadline)
      } else {
        try await Interpreter.run(program, seconds: Self.deadline)
      }
    KnownDifferences.check(program) {
      let printsTheSame = actual.output == expected.output
      #expect(printsTheSame, "\(lineDifference(from: expected.output, to: actual.output))\n\(actual.errors)")
      switch actual.ending {
      case .exit(let status):
        #expect((status != 0) == expected.failed, "exit \(status)\n\(actual.errors)")
      case .signal(let number):
        Issue.record("obsh died of signal \(number)\n\(actual.errors)")
      case .deadline:
        Issue.record("obsh had not ended after \(Self.deadline) s")
      }
    }
  }

  @Test(arguments: rejected)
  func `is refused in the compiler's words`(source: Source) async throws {
    let expected = try source.expectedErrors()
    let actual = try await Interpreter.run(source, seconds: Self.deadline)
    KnownDifferences.check(source) {
      let errors = errorLines(of: actual.errors, for: source)
      let saysTheSame = errors == expected
      #expect(saysTheSame, "\(lineDifference(from: expected, to: errors))\n\(actual.errors)")
      #expect(actual.ending == .exit(2))
      #expect(actual.output.isEmpty, "nothing may run before the whole file is accepted")
    }
  }

  /// Keeps the `.expected` files honest: they are the compiler's own words.
  @Test(arguments: rejected)
  func `is expected to be refused as the compiler refuses it`(source: Source) async throws {
    let expected = try source.expectedErrors()
    let actual = try await Compiler.errors(of: source)
    let saysTheSame = actual == expected
    #expect(saysTheSame, "\(lineDifference(from: expected, to: actual))")
    #expect(!actual.isEmpty, "the compiler accepts it")
  }
}
