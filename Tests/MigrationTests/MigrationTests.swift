import Foundation
import Session
import Testing

@testable import Lint
@testable import Migration

/// The pairs beside this file: a program before and after its migration. Comments `// plays INPUT` are what is played.
enum Pairs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pairs")

  static let all: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))?
    .filter { $0.hasSuffix(".before.swift") }.map { String($0.dropLast(".before.swift".count)) }.sorted() ?? []

  /// Pairs in which all classes are migrated.
  static let whole = all.filter { !$0.hasPrefix("refused-") }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

func migration(_ text: String, _ change: (inout Migration.Options) -> Void = { _ in }) -> Migration {
  var options = Migration.Options()
  change(&options)
  return Migration([LintedFile(name: "a.swift", text: text)], options)
}

func migrated(_ text: String, _ change: (inout Migration.Options) -> Void = { _ in }) -> String {
  migration(text, change).changed.first?.new ?? text
}

@Suite struct MigrationTests {
  @Test(arguments: Pairs.all) func `a program becomes what stands beside it`(name: String) throws {
    #expect(migrated(try Pairs.text("\(name).before.swift")) == (try Pairs.text("\(name).after.swift")))
  }

  @Test(arguments: Pairs.all) func `a second migration changes nothing`(name: String) throws {
    let after = try Pairs.text("\(name).after.swift")
    let second = migration(after)
    #expect(second.changed.isEmpty)
    #expect(second.refusals.isEmpty == Pairs.whole.contains(name))
  }

  @Test(arguments: [
    ("Watcher.watch(folder)!", "", true), ("try! Watcher<Int>.shared.value", "", false),
    ("Watcher.watch(Shelf.self)", "", false), ("Watcher.watch(folder)", "extension Watcher {}", false),
    ("watch(folder)", "", false),
  ])
  func `an object that a type from elsewhere makes is none of the program's`(
    _ value: String, _ more: String, _ isMigrated: Bool
  ) {
    let text = """
      import SwiftUI
      final class Shelf: ObservableObject { @Published var books = ["a"] }
      struct Page: View {
        @StateObject private var watcher = \(value)
        @ObservedObject var shelf: Shelf
        var body: some View { Text("\\(shelf.books.count)") }
      }
      \(more)
      """
    #expect(migration(text).refusals.isEmpty == isMigrated)
    #expect(migrated(text).contains("@Observable") == isMigrated)
  }

  @Test func `a file that does not parse stays as it is, with its classes and what uses them`() {
    let files = [
      LintedFile(name: "a.swift", text: "class A: ObservableObject { @Published var n = 0\n"),
      LintedFile(name: "b.swift", text: "class B: ObservableObject { @Published var n = 0 }\n"),
    ]
    let found = Migration(files)
    #expect(found.changed.map(\.name) == ["b.swift"])
    #expect(found.refusals.map(\.text) == ["the file does not parse"])
  }

  @Test func `a subject in a file that imports only SwiftUI imports Combine`() {
    let text = """
      import SwiftUI
      final class Clock: ObservableObject { @Published var ticks = 0; @Published var name = "" }
      struct Face: View {
        @ObservedObject var clock: Clock
        var body: some View { Text(clock.name).onReceive(clock.$ticks) { print($0) } }
      }
      """
    let lines = migrated(text).split(separator: "\n")
    #expect(lines.prefix(2) == ["import Combine", "import SwiftUI"])
    #expect(lines.contains { $0.hasPrefix("final class Clock { var ticks = 0 { willSet {") })
  }

  @Test(arguments: [
    ("Sub()", "", ""), ("Alias()", "", ""), ("Base()", "", ""), ("Sub()", "work()", "Base.init calls 'work'"),
    ("Alias()", "work()", "Base.init calls 'work'"), ("Base.made()", "", "'Base.made' is called"),
  ])
  func `the work of a state's object is that of the class it is made of, and of its superclasses`(
    _ value: String, _ work: String, _ told: String
  ) {
    let text = """
      import SwiftUI
      class Base: ObservableObject {
        @Published var count = 0
        init() { \(work) }
        static func made() -> Base { Base() }
      }
      final class Sub: Base {}
      typealias Alias = Base
      struct Page: View { @StateObject var model: Base = \(value); var body: some View { Text("\\(model.count)") } }
      """
    let notes = migration(text).notes.filter { $0.rule.id == "migrate_eager_state" }.map(\.text)
    #expect(notes.allSatisfy { $0.hasSuffix(told) } && notes.isEmpty == told.isEmpty)
  }

  @Test func `a public property of a view stays a variable, and an object made with it is named`() {
    let text = """
      import SwiftUI
      public final class Clock: ObservableObject { @Published public var ticks = 0 }
      public struct Face: View {
        @ObservedObject public var clock: Clock
        @ObservedObject var other: Clock = Clock()
        public var body: some View { Text("\\(clock.ticks + other.ticks)") }
      }
      """
    #expect(migrated(text).contains("  public var clock: Clock\n  var other: Clock = Clock()\n"))
    #expect(migration(text).notes.map(\.rule.id) == ["migrate_made_again"])
  }

  @Test(arguments: Pairs.all)
  func `what is written is accepted, and shows and prints what the program did before`(name: String) throws {
    let before = Self.play(try Pairs.text("\(name).before.swift"))
    let after = Self.play(try Pairs.text("\(name).after.swift"))
    #expect(!before.contains("error:"))
    #expect(after == before)
  }

  /// What a program prints, and what its views show, when it is played; how often bodies ran is left out.
  static func play(_ text: String) -> String {
    let inputs = text.split(separator: "\n").compactMap { line in
      line.hasPrefix("// plays ") ? line.dropFirst("// plays ".count) + "\n" : nil
    }
    do {
      let shown = try MachineThread.run {
        var shown = ""
        let session = Session(SessionOptions(.script), complaints: { shown += $0 }) { shown += $0 }
        _ = session.run(script: text + inputs.joined(), name: "main.swift")
        return shown
      }
      return shown.replacing(/[ ]+#[0-9]+/, with: "").replacing("* ", with: "  ")
    } catch {
      return "error: \(error)"
    }
  }

  @Test func `each rule that refuses names the place and has a recipe`() throws {
    let result = migration(try Pairs.text("refused-observed.before.swift"))
    let refusal = try #require(result.refusals.first)
    #expect(refusal.rule.id == "migrate_object_will_change")
    #expect(refusal.line == 14)
    #expect(refusal.types == ["Store"])
    #expect(refusal.refusal.contains(refusal.rule.recipe))
    #expect(result.models.map(\.isRefused) == [false, true])
  }

  @Test func `rules have ids of their own, and none is a rule of lint`() {
    let ids = MigrationRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { Rule.named($0) == nil && $0.hasPrefix("migrate_") })
  }

  static let stored = """
    import Combine
    class Leaf: ObservableObject { @Published var n = 0 }
    class Tree: ObservableObject {
      @Published var leaf = Leaf()
      var count = 0
    }

    """

  @Test func `a wave holds the classes that store none of a later one`() {
    #expect(migration(Self.stored).models.map { "\($0.name) \($0.wave)" } == ["Leaf 1", "Tree 2"])
    let first = migrated(Self.stored) { $0.wave = 1 }
    #expect(first.contains("class Tree: ObservableObject"))
    #expect(!first.contains("class Leaf: ObservableObject"))
    let withoutImports = { (text: String) in text.split(separator: "\n").filter { !$0.hasPrefix("import") } }
    #expect(withoutImports(migrated(first) { $0.wave = 2 }) == withoutImports(migrated(Self.stored)))
  }

  @Test func `one type can be migrated alone`() {
    let text = migrated(Self.stored) { $0.only = ["Tree"] }
    #expect(text.contains("class Leaf: ObservableObject"))
    #expect(!text.contains("class Tree: ObservableObject"))
  }

  @Test func `variables that were not published are ignored, unless all are to be tracked`() {
    #expect(migrated(Self.stored).contains("  @ObservationIgnored var count = 0"))
    #expect(migrated(Self.stored) { $0.tracksAll = true }.contains("  var count = 0"))
  }

  @Test func `Combine is imported as long as it is used`() {
    #expect(migrated(Self.stored).hasPrefix("import Observation\n"))
    let used = Self.stored + "let empty: AnyCancellable? = nil\n"
    #expect(migrated(used).hasPrefix("import Combine\nimport Observation\n"))
  }

  @Test func `line ends and missing last newlines stay`() {
    let text = "import SwiftUI\r\nclass A: ObservableObject {\r\n\t@Published var n = 0\r\n\tvar m = 1\r\n}"
    #expect(
      migrated(text)
        == "import SwiftUI\r\n@Observable\r\nclass A {\r\n\tvar n = 0\r\n\t@ObservationIgnored var m = 1\r\n}")
  }

  @Test func `the report names what changed, what stays and why`() throws {
    let text = MigrationReport(migration(try Pairs.text("refused-observed.before.swift"))).markdown
    #expect(text.contains("1 type migrated, 1 left legacy"))
    #expect(text.contains("`a.swift:14`: 'objectWillChange' of Store is observed (`Store`)"))
  }

  @Test func `a diff has the lines around each change`() {
    #expect(
      UnifiedDiff.text("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nd\nE\nf", file: "x")
        == "--- a/x\n+++ b/x\n@@ -2,5 +2,5 @@\n b\n c\n d\n-e\n-f\n+E\n+f\n\\ No newline at end of file\n")
    #expect(UnifiedDiff.text("a\n", "b\n", file: "/f/x").hasPrefix("--- a/f/x\n+++ b/f/x\n"))
  }
}
