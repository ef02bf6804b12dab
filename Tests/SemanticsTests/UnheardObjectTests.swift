import Testing

/// An ObservableObject that a view shows and nobody listens to for it: named when a change is not seen, and never where
/// it is.
@Suite struct UnheardObjectTests {
  private let model = "class Model: ObservableObject { @Published var name = \"Ann\"; @Published var age = 30 }"

  @Test func `an object in state is not listened to`() {
    let trial = Trial(
      model,
      """
      struct Card: View {
        @State var model = Model()
        var body: some View { Text(model.name); Button("Rename") { model.name = "Bob" } }
      }
      """, ":mount Card()", ":tap Rename", ":render")
    #expect(trial.bodies("Card") == 1)
    #expect(trial.last.contains("\"Ann\""))
    #expect(
      trial.mistakes == [
        "Card.model: Model#1.name is now \"Bob\", but Card has not run and still shows \"Ann\": '@State var model ="
          + " Model()' holds an ObservableObject without observing it."
      ])
    #expect(
      trial.advice == ["<input 2>:2: '@State var model = Model()' → '@StateObject private var model = Model()'"])
  }

  @Test func `an object in a plain property is not listened to`() {
    let trial = Trial(
      model, "struct Card: View { let model: Model; var body: some View { Text(model.name) } }",
      "struct Page: View { @StateObject var model = Model(); var body: some View { Card(model: model) } }",
      "let model = Model()", ":mount Card(model: model)", "model.name = \"Bob\"", "model.name = \"Cleo\"")
    #expect(trial.bodies("Card") == 1)
    #expect(trial.mistakes.count == 1)
    #expect(trial.advice == ["<input 2>:1: 'let model: Model' → '@ObservedObject var model: Model'"])
  }

  /// The parent listens and runs, but the child's value is equal: it is skipped (4.2).
  @Test func `a parent that listens does not run a child that holds the object alone`() {
    let trial = Trial(
      model, "struct Card: View { let model: Model; var body: some View { Text(model.name) } }",
      """
      struct Page: View {
        @StateObject var model = Model()
        var body: some View { Text(model.name); Card(model: model); Button("Rename") { model.name = "Bob" } }
      }
      """, ":mount Page()", ":tap Rename")
    #expect(trial.bodies("Page") == 2)
    #expect(trial.bodies("Card") == 1)
    #expect(trial.mistakes.count == 1)
    #expect(trial.mistakes.first?.hasPrefix("Card.model: Model#1.name is now \"Bob\"") == true)
  }

  @Test func `rows show what their view does not hear`() {
    let trial = Trial(
      model,
      """
      struct Page: View {
        let model: Model
        var body: some View { List { ForEach(0..<2) { row in Text("\\(row) \\(model.name)") } } }
      }
      """, "let model = Model()", ":mount Page(model: model)", "model.name = \"Bob\"")
    #expect(trial.mistakes.count == 1)
    #expect(trial.mistakes.first?.hasPrefix("Page.model: Model#1.name is now \"Bob\", but Page has not run") == true)
  }

  @Test(arguments: [
    // A parent listens, and passes what has changed beside the object.
    """
    struct Card: View { let model: Model; let name: String; var body: some View { Text(model.name) } }
    struct Page: View {
      @StateObject var model = Model()
      var body: some View { Card(model: model, name: model.name); Button("Rename") { model.name = "Bob" } }
    }
    """,
    // A parent listens; the child uses the object only when something happens.
    """
    struct Card: View { let model: Model; var body: some View { Button("Rename") { model.name += "!" } } }
    struct Page: View {
      @StateObject var model = Model()
      var body: some View { Text(model.name); Card(model: model) }
    }
    """,
    // It listens to the very object by another property.
    """
    struct Page: View {
      let model: Model
      @ObservedObject var same: Model
      init() { model = shared; same = shared }
      var body: some View { Text(model.name); Button("Rename") { model.name = "Bob" } }
    }
    let shared = Model()
    """,
    // Its own state runs it in the same action.
    """
    struct Page: View {
      let model = shared
      @State private var version = 0
      var body: some View {
        Text("\\(version) \\(model.name)")
        Button("Rename") { model.name = "Bob"; version += 1 }
      }
    }
    let shared = Model()
    """,
    // It hears by a publisher of the property.
    """
    struct Page: View {
      let model = shared
      @State private var name = ""
      var body: some View {
        Text("\\(name) \\(model.age)").onReceive(model.$name) { name = $0 }
        Button("Rename") { model.name = "Bob" }
      }
    }
    let shared = Model()
    """,
    // Nothing it shows has changed.
    """
    struct Page: View {
      let model = shared
      var body: some View { Text("\\(model.age)"); Button("Rename") { model.name = "Bob"; model.age = 30 } }
    }
    let shared = Model()
    """,
    // Plain forms.
    """
    struct Page: View {
      @StateObject private var model = Model()
      var body: some View { Card().environmentObject(model); Other(model: model) }
    }
    struct Card: View {
      @EnvironmentObject var model: Model
      var body: some View { Text(model.name); Button("Rename") { model.name = "Bob" } }
    }
    struct Other: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }
    """,
  ])
  func `who sees the change makes no mistake`(declarations: String) {
    // Declarations may name each other, as in a file.
    let script = """
      class Model: ObservableObject { @Published var name = "Ann"; @Published var age = 30 }
      \(declarations)
      :mount Page()
      :tap Rename
      :tap Rename
      :mistakes
      """
    let result = run(script: script)
    #expect(result.complaints == "")
    #expect(result.output == "No mistakes so far.\n")
  }
}
