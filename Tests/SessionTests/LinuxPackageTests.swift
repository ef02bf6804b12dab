import Foundation
import Session
import Testing

/// Packages that know nothing of SwiftUI, as people write them on a server: `obsh run --test` and `obsh open`.
@Suite struct LinuxPackageTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Packages")

  private func run(_ package: String, isOpen: Bool) throws -> (printed: String, complaints: String, outcome: Outcome) {
    var (printed, complaints) = ("", "")
    let session = Session(SessionOptions(.script), complaints: { complaints += $0 }, output: { printed += $0 })
    let path = Self.folder.appending(path: package).path
    let code = CodeToOpen(paths: [path], platform: "Linux", includesTests: true)
    var outcome = try session.run(program: code, isOpen: isOpen)
    if outcome == .done { outcome = session.runTests() }
    return (printed, complaints, outcome)
  }

  @Test(
    arguments: [
      ("Inventory", "9 tests in 2 suites passed"), ("Graphs", "5 tests in 1 suite passed"),
      ("Ledger", "5 tests in 1 suite passed"),
    ], [false, true])
  func `the tests of a package run and pass`(_ package: (name: String, summary: String), isOpen: Bool) throws {
    let ran = try run(package.name, isOpen: isOpen)
    #expect(ran.complaints == "")
    #expect(ran.printed.contains("Test run with \(package.summary)"), "\(ran.printed)")
    #expect(!ran.printed.contains("✘"))
    #expect(ran.outcome == .done)
  }

  @Test func `tests after one that traps run`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Stops", targets: [.testTarget(name: "StopsTests")])
      """)
    try folder.write(
      "Tests/StopsTests/StopsTests.swift",
      """
      import Testing
      @Suite struct First {
        @Test func one() { #expect(1 == 1) }
        @Test func two() { let list: [Int] = []; #expect(list[3] == 1) }
        @Test func three() { withKnownIssue { #expect(1 == 2) } }
      }
      @Test func four() { Optional<Int>.none! }
      @Test func five() { #expect(5 == 5) }
      """)
    var (printed, complaints) = ("", "")
    let session = Session(SessionOptions(.script), complaints: { complaints += $0 }, output: { printed += $0 })
    let code = CodeToOpen(paths: [folder.path], platform: "Linux", includesTests: true)
    #expect(try session.run(program: code, isOpen: false) == .done)
    #expect(session.runTests() == .failed(.program))
    #expect(complaints.contains("Index out of range"))
    #expect(printed.contains("✘ Test two() failed"))
    #expect(printed.contains("Test three() passed"))
    #expect(printed.contains("✘ Suite First failed"))
    #expect(printed.contains("✘ Test four() failed"))
    #expect(printed.contains("✔ Test five() passed"))
    #expect(printed.contains("Test run with 5 tests in 1 suite failed"))
    #expect(session.runTests("five") == .done)
  }

  @Test func `set up and tear down of a superclass run`() throws {
    #expect(try run("Graphs", isOpen: false).printed.contains("torn down"))
  }
}
