import Testing

@testable import Migration

/// `--to-legacy`, `--perception` and `--sdk 27`.
@Suite struct DirectionTests {
  private static func legacy(_ text: String) -> String { migrated(text) { $0.isToLegacy = true } }
  private static func perceptible(_ text: String) -> String { migrated(text) { $0.dialect = .perception } }

  @Test(arguments: ["class", "views", "protocol", "observers"])
  func `a program that goes back and forth is what it was`(name: String) throws {
    let modern = try Pairs.text("\(name).after.swift")
    let legacy = Self.legacy(modern)
    #expect(!legacy.contains("@Observable"))
    #expect(migrated(legacy) == modern)
  }

  /// In "pipelines" an object publishes another one, whose changes no ObservableObject forwards; the note says so.
  private static let wholeBack = Pairs.whole.filter { $0 != "pipelines" }

  @Test(arguments: wholeBack)
  func `a program that has gone back is accepted, and shows and prints the same`(name: String) throws {
    let modern = try Pairs.text("\(name).after.swift")
    let shown = MigrationTests.play(modern)
    #expect(!shown.contains("error:"))
    #expect(MigrationTests.play(Self.legacy(modern)) == shown)
  }

  @Test func `what an ObservableObject cannot do stays, and is named`() {
    let result = migration(
      """
      import SwiftUI
      @Observable final class Store { var n = 0 }
      @Observable final class Other { var n = 0 }
      struct Page: View {
        var store: Store?
        @State private var other = Other()
        var body: some View { Text("\\(store?.n ?? 0) \\(other.n)") }
      }
      """
    ) { $0.isToLegacy = true }
    #expect(result.refusals.map(\.text) == ["'store' is optional"])
    #expect(result.models.filter(\.isMigrated).map(\.name) == ["Other"])
    #expect(result.changed.first?.new.contains("@StateObject private var other = Other()") ?? false)
  }

  @Test func `an object that another one publishes is pointed out on the way back`() {
    let result = migration(
      """
      import Observation
      @Observable final class Leaf { var n = 0 }
      @Observable final class Tree { var leaves: [Leaf] = [] }
      """
    ) { $0.isToLegacy = true }
    #expect(result.notes.map(\.rule.id) == ["migrate_legacy_nested"])
    #expect(result.changed.first?.new.hasPrefix("import Combine\nfinal class Leaf: ObservableObject {") ?? false)
  }

  @Test(arguments: Pairs.whole)
  func `with Perception a program is accepted, and shows and prints the same`(name: String) throws {
    let before = try Pairs.text("\(name).before.swift")
    let after = Self.perceptible(before)
    #expect(after.contains("import Perception\n"))
    // No read outside of WithPerceptionTracking is warned of either.
    #expect(MigrationTests.play(after) == MigrationTests.play(before))
    #expect(migration(after) { $0.dialect = .perception }.changed.isEmpty)
  }

  @Test func `bodies and the closures of lists stand in WithPerceptionTracking, with the lines moved`() {
    let text = """
      import SwiftUI

      final class Store: ObservableObject {
        @Published var names = ["a"]
        @Published var isLoud = false
        var taps = 0
      }

      struct Page: View {
        @EnvironmentObject var store: Store
        var body: some View {
          List(store.names, id: \\.self) { name in
            Text(store.isLoud ? name.uppercased() : name)
          }
          Toggle("Loud", isOn: $store.isLoud)
        }
      }

      struct Frame: View {
        @StateObject private var store = Store()
        var body: some View { Page().environmentObject(store) }
      }
      """
    let expected = """
      import Perception
      import SwiftUI

      @Perceptible
      final class Store {
        var names = ["a"]
        var isLoud = false
        @PerceptionIgnored var taps = 0
      }

      struct Page: View {
        @Environment(Store.self) var store
        var body: some View {
          WithPerceptionTracking {
            @Perception.Bindable var store = store
            List(store.names, id: \\.self) { name in
              WithPerceptionTracking {
                Text(store.isLoud ? name.uppercased() : name)
              }
            }
            Toggle("Loud", isOn: $store.isLoud)
          }
        }
      }

      struct Frame: View {
        @State private var store = Store()
        var body: some View { Page().environment(store) }
      }
      """
    #expect(Self.perceptible(text) == expected)
  }

  @Test func `from SDK 27 on no initial value of a State is named for its work`() {
    let text = """
      import SwiftUI
      final class Store: ObservableObject {
        @Published var n = 0
        init() { print("made") }
      }
      struct Page: View {
        @StateObject private var store = Store()
        var body: some View { Text("\\(store.n)") }
      }
      """
    #expect(migration(text).notes.map(\.rule.id) == ["migrate_eager_state"])
    #expect(migration(text) { $0.hasLazyState = true }.notes.isEmpty)
  }

  @Test func `a sink that only forwards is no work of the initializer, because it is removed`() {
    func notes(_ more: String) -> [String] {
      migration(
        """
        import Combine
        import SwiftUI
        final class Child: ObservableObject { @Published var n = 0 }
        final class Store: ObservableObject {
          @Published var child = Child()
          private var bag: Set<AnyCancellable> = []
          init() {
            child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
            \(more)
          }
        }
        struct Page: View {
          @StateObject private var store = Store()
          var body: some View { Text("\\(store.child.n)") }
        }
        """
      ).notes.map(\.rule.id)
    }
    #expect(notes("") == ["migrate_forwarding"])
    #expect(notes("print(1)") == ["migrate_forwarding", "migrate_eager_state"])
  }

  @Test func `a deinit that instances thrown away would run is named`() {
    func notes(_ deinitializer: String) -> [String] {
      migration(
        """
        import SwiftUI
        var log: [String] = []
        final class Player: ObservableObject {
          @Published var isOn = false
          private var task: Task<Void, Never>?
          \(deinitializer)
        }
        struct Panel: View { @StateObject private var player = Player(); var body: some View { Text("\\(player.isOn)") } }
        """
      ).notes.filter { $0.rule.id == "migrate_eager_state" }.map(\.text)
    }
    let before = "the initial value of 'player' is created each time the view is: deinit of Player "
    let after = " for each one that is thrown away"
    #expect(notes("deinit { print(\"gone\") }") == [before + "calls 'print'" + after])
    #expect(notes("deinit { log.append(\"gone\") }") == [before + "calls 'append'" + after])
    #expect(notes("deinit { log += [\"gone\"] }") == [before + "writes 'log'" + after])
    #expect(notes("deinit { NotificationCenter.default.post(name: .init(\"gone\"), object: nil) }").count == 1)
    #expect(notes("deinit { task?.cancel(); task = nil; NotificationCenter.default.removeObserver(self) }") == [])
  }
}
