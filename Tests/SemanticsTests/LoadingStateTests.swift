import Testing

/// Views between the steps of a task: the main actor is free while a function of another actor runs.
@Suite struct LoadingStateTests {
  private static func page(_ store: String) -> String {
    """
    \(store)
    @Observable @MainActor final class Feed {
      var items: [Int] = []
      var isLoading = false
      func load() async {
        isLoading = true
        defer { isLoading = false }
        items = await fetch()
      }
    }
    struct Page: View {
      @State private var feed = Feed()
      var body: some View {
        Text(feed.isLoading ? "loading" : "\\(feed.items.count) items").task { await feed.load() }
      }
    }
    """
  }

  @Test(arguments: [
    "actor Store { func all() -> [Int] { [1, 2] } }\nlet store = Store()\nfunc fetch() async -> [Int] { await store.all() }",
    "func fetch() async -> [Int] { [1, 2] }",
    "@MainActor func fetch() async -> [Int] { try? await Task.sleep(for: .seconds(1)); return [1, 2] }",
  ])
  func `a view shows the loading state while another executor works`(store: String) {
    let trial = Trial(Self.page(store), ":mount Page()", ":advance 1s")
    #expect(trial.bodies("Page") == 3)
  }

  @Test func `a function of the same actor that never waits leaves no time for a view`() {
    let trial = Trial(Self.page("@MainActor func fetch() async -> [Int] { [1, 2] }"), ":mount Page()", ":advance 1s")
    #expect(trial.bodies("Page") == 2)
  }

  @Test func `a step in which nothing is written is no turn`() {
    let trial = Trial(
      """
      @Observable final class Model { var n = 0 }
      actor Store { func nothing() {} }
      let model = Model(), store = Store()
      """, "struct V: View { var body: some View { Text(\"\\(model.n)\") } }", ":mount V()",
      "Task { model.n = 1; await store.nothing(); await store.nothing() }", ":why V")
    #expect(trial.last.contains("V ran in the last turn"))
  }
}
