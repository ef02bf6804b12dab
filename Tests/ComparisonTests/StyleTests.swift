import Foundation
import Lint
import Migration
import Testing

@testable import Comparison

/// Migrations in the styles of many authors, in `Styles`: a legacy program, the same one migrated by hand, and once more
/// with one mistake. The first line of the wrong program tells how it differs.
struct StyleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Styles")

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))?
    .filter { $0.hasSuffix(".before.swift") }.map { String($0.dropLast(".before.swift".count)) }.sorted() ?? []

  private static func text(_ name: String, _ side: String) throws -> String {
    try String(contentsOf: folder.appending(path: "\(name).\(side).swift"), encoding: .utf8)
  }

  @Test func `there are forty styles`() { #expect(Self.names.count >= 40) }

  @Test(arguments: names) func `a right migration is proved`(name: String) throws {
    let comparing = try ComparisonTests.run(Self.text(name, "before"), Self.text(name, "after"), steps: 80)
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
  }

  @Test(arguments: names) func `a wrong migration is named`(name: String) throws {
    let wrong = try Self.text(name, "wrong")
    let first = wrong.split(separator: "\n").first ?? ""
    let kinds = first.replacing("// differs: ", with: "").split(separator: ", ")
      .compactMap { Difference.Kind(rawValue: String($0)) }
    let comparing = try ComparisonTests.run(Self.text(name, "before"), wrong)
    #expect(comparing.verdict == .different, "\(comparing.failure ?? "")")
    let found = Set(comparing.differences.map(\.kind))
    #expect(!found.isDisjoint(with: kinds), "\(comparing.differences)")
  }

  @Test(arguments: names) func `what is migrated checks, is equal and stays as it is`(name: String) throws {
    let before = try Self.text(name, "before")
    func migrated(_ text: String) -> String? {
      Migration([LintedFile(name: "a.swift", text: text)], Migration.Options()).changed.first?.new
    }
    let after = try #require(migrated(before))
    #expect(migrated(after) == nil)
    let comparing = try ComparisonTests.run(before, after, steps: 80)
    #expect(comparing.differences == [], "\(comparing.failure ?? "")")
    #expect(comparing.verdict == .proved)
  }
}
