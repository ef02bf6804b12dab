import Testing

@testable import Migration

/// Objects that a view creates itself and only observes: `@ObservedObject var model = Model()`.
@Suite struct OwnedObjectTests {
  private static let counting = """
    import SwiftUI
    class Counter: ObservableObject {
      @Published var count = 0
      @Published private(set) var limit = 3
      init() { adjust() }
      private func adjust() { if count > limit { limit = count } }
    }
    class Name: ObservableObject {
      @Published var text: String
      init() { text = "a" }
    }
    struct Counting: View {
      @ObservedObject var counter = Counter()
      @ObservedObject private var name = Name()
      var body: some View {
        Button("\\(name.text) \\(counter.count)") { counter.count += 1 }
        Stepper("count", value: $counter.count)
      }
    }
    struct Page: View { var body: some View { Counting() } }
    // plays :mount Page()
    // plays :tap "a 0"
    // plays :tap "a 1"

    """

  /// The parent's body would follow what the initializer reads in it, and replace the object at each change.
  @Test func `an object that reads itself when it is created is kept`() {
    let after = migrated(Self.counting)
    #expect(after.contains("  @State var counter = Counter()\n"))
    #expect(after.contains("  private let name = Name()\n"))
    #expect(after.contains("value: $counter.count"))
    #expect(migration(after).changed.isEmpty)
    #expect(MigrationTests.play(after) == MigrationTests.play(Self.counting))
  }

  /// `@State` would ignore all objects that a parent passes but the first.
  @Test func `an object that a parent may replace is a plain property`() {
    let passing = Self.counting.replacing("{ Counting() }", with: "{ Counting(counter: Counter()) }")
    #expect(migrated(passing).contains("  @Bindable var counter = Counter()\n"))
  }
}
