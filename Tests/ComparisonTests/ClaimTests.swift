import Files
import Session
import Testing

@testable import Comparison

/// Each claim as two programs: the comparison comes to the verdict that the claim states, with the numbers of bodies.
struct ClaimTests {
  private static let claims = [
    "A1", "A2", "A3", "A4", "A5", "A5b", "A6", "A7", "A8", "A9", "A10", "A10b", "A11", "A12", "A13", "A14", "A15",
    "B2", "B5", "B7", "C1", "C2", "C4", "D1", "D2", "D3", "D4", "D5", "D5b", "D6", "D7", "D8", "D9", "D10", "D11",
    "D12", "D12b", "D13", "D13b", "D14", "D15", "D16",
  ]

  /// The script alone, and then the explorer.
  @Test(arguments: claims)
  func `compare comes to the verdict of the claim`(_ claim: String) throws {
    let script = try Self.text("\(claim).script").split(separator: "\n").map(String.init)
    let (scripted, explored) = (try Self.compare(claim, script), try Self.compare(claim, nil))
    let expected = try Self.text("\(claim).expected")
    #expect(Self.summary(scripted) + "explored: \(explored.verdict.rawValue)\n" == expected)
  }

  private static func summary(_ comparing: Comparing) -> String {
    if let failure = comparing.failure { return "failed: \(failure)\n" }
    var bodies: [(view: String, before: Int, after: Int)] = []
    for one in comparing.steps.flatMap(\.bodies) {
      if let index = bodies.firstIndex(where: { $0.view == one.view }) {
        bodies[index].before += one.before
        bodies[index].after += one.after
      } else {
        bodies.append(one)
      }
    }
    let runs = bodies.sorted { $0.view < $1.view }.map { "\($0.view) \($0.before) → \($0.after)\n" }
    let found = comparing.differences.map { "\($0.kind.rawValue) \($0.subject)" }
    let kinds = Set(found).sorted().map { $0.hasSuffix(" ") ? "differs: \($0.dropLast())\n" : "differs: \($0)\n" }
    return "\(comparing.verdict.rawValue)\n" + runs.joined() + kinds.joined()
  }

  private static func compare(_ claim: String, _ script: [String]?) throws -> Comparing {
    let (before, after) = (try text("\(claim).before.swift"), try text("\(claim).after.swift"))
    return try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: before)),
        ComparedProgram(.script(name: "after.swift", text: after)), SessionOptions(.shell), allowing: [])
      if let script {
        comparing.run(script: script)
      } else {
        comparing.explore(ExplorationBounds(steps: 100, seconds: 3_600))
      }
      return comparing
    }
  }

  private static func text(_ name: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return String(decoding: try Files.contents(of: "/\(folder)/Claims/\(name)"), as: UTF8.self)
  }
}
