import Foundation
import Session
import Testing

@testable import Comparison

/// The explorer alone finds what goes wrong in migrations. `OBSH_MUTANTS=200` tries so many of the mutants.
struct SeededMutantTests {
  private static let count = ProcessInfo.processInfo.environment["OBSH_MUTANTS"].flatMap(Int.init) ?? 10

  private static let mutants: [SeededMutant] = {
    let all = ComparisonTests.allPairs.flatMap { pair in
      SeededMutants(pair: pair, text: (try? ComparisonTests.text(pair, "after")) ?? "").all
    }
    var numbers = SeededNumbers(seed: 7)
    return Array(all.shuffled(using: &numbers).prefix(count))
  }()

  @Test func `at least 95 of 100 mistakes are found without a script`() throws {
    let survivors = try Self.mutants.filter { try !Self.isFound($0) }
    #expect(Self.mutants.count == Self.count)
    #expect(survivors.count * 100 <= Self.count * 5, "\(survivors.map(\.testDescription))")
  }

  /// A mutant that does not check is found too.
  private static func isFound(_ mutant: SeededMutant) throws -> Bool {
    let before = try ComparisonTests.text(mutant.pair, "before")
    return try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: before)),
        ComparedProgram(.script(name: "after.swift", text: mutant.text)), SessionOptions(.shell), allowing: [])
      comparing.explore(ExplorationBounds(steps: 400, seconds: 3_600))
      return comparing.verdict != .proved
    }
  }
}
