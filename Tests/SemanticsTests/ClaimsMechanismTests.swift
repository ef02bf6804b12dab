import Testing

/// Claims (B5, B7, B8, C1, C2): when views hear of a write, and when no more.
@Suite struct ClaimsMechanismTests {
  @Test func `B5: publishers come before the store with the new value`() {
    let trial = Trial(
      "import Combine", "class Model: ObservableObject { @Published var n = 1 }", "let model = Model()",
      "var kept: Set<AnyCancellable> = []",
      "model.objectWillChange.sink { print(\"will\", model.n) }.store(in: &kept)",
      "model.$n.dropFirst().sink { print(\"publishes\", $0, model.n) }.store(in: &kept)", "model.n = 2",
      level: .off)
    #expect(trial.last == "will 1\npublishes 2 1\n")
  }

  private let screen = [
    "@Observable class Song { var title = \"Intro\"; deinit { print(\"gone\") } }",
    "@Observable class Store { var song: Song? = Song() }",
    "struct SongView: View { let song: Song; var body: some View { Text(song.title) } }",
    """
    struct Screen: View {
      let store: Store
      @State private var isShown = true
      var body: some View {
        Toggle("Shown", isOn: $isShown)
        if isShown, let song = store.song { SongView(song: song) }
      }
    }
    """,
    "let store = Store()", ":mount Screen(store: store)",
  ]

  @Test func `B7: a view that left hears of nothing`() {
    let trial = Trial(screen + [":toggle Shown", "store.song!.title = \"Waltz\"", ":deps"])
    #expect(trial.shown[7] == "")
    #expect(trial.bodies("SongView") == 0)
    #expect(trial.last == "Screen  →  Store#1.song, Screen.isShown\n" || !trial.last.contains("SongView"))
  }

  @Test func `B7: what only a view held dies with it`() {
    let trial = Trial(screen + ["store.song = nil"])
    #expect(trial.last.contains("gone\n"))
    #expect(trial.instances(of: "Song") == [])
  }

  @Test func `B8: cost is views times writes`() {
    let trial = Trial(
      "class Old: ObservableObject { @Published var a = 0; @Published var b = 0 }",
      "@Observable class New { var a = 0; var b = 0 }",
      "struct OldA: View { @ObservedObject var model: Old; var body: some View { Text(\"\\(model.a)\") } }",
      "struct OldB: View { @ObservedObject var model: Old; var body: some View { Text(\"\\(model.b)\") } }",
      "struct NewA: View { let model: New; var body: some View { Text(\"\\(model.a)\") } }",
      "struct NewB: View { let model: New; var body: some View { Text(\"\\(model.b)\") } }",
      """
      struct Wall: View {
        let old: Old
        let new: New
        var body: some View {
          ForEach(0..<3) { _ in
            OldA(model: old)
            NewA(model: new)
          }
          ForEach(0..<2) { _ in
            OldB(model: old)
            NewB(model: new)
          }
        }
      }
      """,
      "let old = Old(), new = New()", ":mount Wall(old: old, new: new)",
      "Task { for _ in 0..<4 { await Task.yield(); old.a += 1; new.a += 1 } }",
      "Task { for _ in 0..<10 { await Task.yield(); old.b += 1; new.b += 1 } }", ":advance 1s")
    #expect(trial.cost("OldA").invalidations == 3 * (4 + 10))
    #expect(trial.cost("OldB").invalidations == 2 * (4 + 10))
    #expect(trial.cost("NewA").invalidations == 3 * 4)
    #expect(trial.cost("NewB").invalidations == 2 * 10)
  }

  @Test func `C1: several writes of one event are one body with the last values`() {
    let action = "{ model.a = 1; model.a = 2; model.b = 3; count += 1; count += 1 }"
    for (declaration, wrapper) in [
      ("class Model: ObservableObject { @Published var a = 0; @Published var b = 0 }", "@ObservedObject var"),
      ("@Observable class Model { var a = 0; var b = 0 }", "let"),
    ] {
      let trial = Trial(
        declaration,
        """
        struct Whole: View {
          \(wrapper) model: Model
          @State private var count = 0
          var body: some View {
            Text("\\(model.a) \\(model.b) \\(count)")
            Button("Go") \(action)
          }
        }
        """, ":mount Whole(model: Model())", ":tap Go", ":render")
      #expect(trial.bodies("Whole") == 2)
      #expect(trial.last.contains("\"2 3 2\""))
    }
  }

  @Test func `C2: withAnimation and withTransaction split the batch`() {
    for split in ["withAnimation", "withTransaction(Transaction(animation: .linear))"] {
      for (declaration, wrapper) in [
        ("class Model: ObservableObject { @Published var value = 0 }", "@ObservedObject var"),
        ("@Observable class Model { var value = 0 }", "let"),
      ] {
        let trial = Trial(
          declaration,
          """
          struct Slide: View {
            \(wrapper) model: Model
            var body: some View {
              let _ = print("body with", model.value)
              Button("Go") { model.value = 1; model.value = 2; \(split) { model.value = 3; model.value = 4 } }
            }
          }
          """, ":mount Slide(model: Model())", ":tap Go")
        let printed = trial.last.split(separator: "\n").filter { $0.hasPrefix("body with") }
        #expect(printed == ["body with 2", "body with 4"])
        #expect(trial.bodies("Slide") == 3)
      }
    }
  }
}
