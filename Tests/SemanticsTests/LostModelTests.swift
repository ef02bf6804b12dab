import Testing

/// How the mistakes (D1 to D4) are found beyond their plain forms: models in the environment, in a view's own body,
/// behind a task; and that nothing is named where the model is kept.
@Suite struct LostModelTests {
  private let model = "@Observable class Model { var name = \"Ann\" }"
  private let field =
    "struct Field: View { @Bindable var model: Model; var body: some View { TextField(\"Name\", text: $model.name) } }"

  private func parent(_ name: String, _ child: String, state: String = "") -> String {
    """
    struct \(name): View {
      @State private var taps = 0
      \(state)
      var body: some View {
        Button("Tap") { taps += 1 }
        Text("\\(taps)")
        \(child)
      }
    }
    """
  }

  @Test func `each maker is named`() {
    let act = [":type Name a", ":tap Tap", ":tap Tap"]
    let trial = Trial(
      [model, field, parent("One", "Field(model: Model())"), parent("Two", "Field(model: Model())"), ":mount One()"]
        + act
        + [":unmount One", ":mount Two()"] + act)
    #expect(trial.failure == nil)
    #expect(
      trial.advice == [
        "<input 3>:7: store it in One, '@State private var model = Model()', and pass 'model'",
        "<input 4>:7: store it in Two, '@State private var model = Model()', and pass 'model'",
      ])
  }

  @Test func `a model that the view's own init makes is not blamed on the parent`() {
    let trial = Trial(
      model,
      """
      struct Field: View {
        @Bindable var model: Model
        init(t: Int) { self.model = Model() }
        var body: some View { TextField("Name", text: $model.name) }
      }
      """, parent("Page", "Field(t: taps)"), ":mount Page()", ":type Name a", ":tap Tap")
    #expect(trial.failure == nil)
    #expect(
      trial.mistakes.first?.hasSuffix(
        "The init of Field creates a new instance each time the body of Page creates Field: 'self.model = Model()'.")
        == true)
    #expect(
      trial.advice == [
        "<input 2>:3: 'self.model = Model()' → '_model = State(initialValue: Model())', with '@State private var model:"
          + " Model'"
      ])
  }

  @Test(arguments: [":mount Page().environment(Model())", "#Preview { Page().environment(Model()) }"])
  func `a model that a preview makes is not lost when the preview runs again`(mounting: String) {
    let page = """
      struct Page: View {
        @Environment(Model.self) private var model
        var body: some View { Text(model.name); Button("Rename") { model.name = "Bob" } }
      }
      """
    let trial = Trial([model, page, mounting, ":tap Rename", ":remake Page"])
    #expect(trial.failure == nil)
    #expect(trial.mistakes == [])
  }

  @Test func `a model that a store keeps is not lost`() {
    let trial = Trial(
      model, field,
      """
      @Observable class Store {
        @ObservationIgnored private var models: [Int: Model] = [:]
        func model(_ id: Int) -> Model {
          if let known = models[id] { return known }
          let made = Model()
          models[id] = made
          return made
        }
      }
      """, parent("Parent", "Field(model: store.model(taps))", state: "@State private var store = Store()"),
      ":mount Parent()", ":type Name a", ":tap Tap")
    #expect(trial.failure == nil)
    #expect(trial.bodies("Field") == 3)
    #expect(trial.mistakes == [])
  }

  @Test func `a view of the library is not blamed`() {
    let trial = Trial(
      model, field, "@Observable class Clock { var ticks = 0 }", "let clock = Clock()",
      """
      struct Parent: View {
        var body: some View {
          NavigationStack {
            Text("\\(clock.ticks)")
            NavigationLink("Open") { Field(model: Model()) }
          }
        }
      }
      """, ":mount Parent()", ":tap Open", ":type Name a", "clock.ticks = 1")
    #expect(trial.failure == nil)
    #expect(trial.mistakes.count == 1)
    #expect(
      trial.mistakes.first?.hasSuffix(
        "The body of Parent creates a new instance each time it runs: 'Field(model: Model())'.") == true)
    #expect(
      trial.advice == ["<input 5>:5: store it in Parent, '@State private var model = Model()', and pass 'model'"])
  }

  private func surroundings(_ environment: String, state: String = "", isLegacy: Bool) -> Trial {
    Trial(
      isLegacy ? "class Model: ObservableObject { @Published var name = \"Ann\" }" : model,
      isLegacy
        ? """
        struct Leaf: View {
          @EnvironmentObject var model: Model
          var body: some View { TextField("Name", text: $model.name) }
        }
        """
        : """
        struct Leaf: View {
          @Environment(Model.self) var model
          var body: some View { TextField("Name", text: Bindable(model).name) }
        }
        """, parent("Parent", "Leaf().\(environment)", state: state), ":mount Parent()", ":type Name a", ":tap Tap",
      ":tap Tap", ":render")
  }

  @Test(arguments: [("environment(Model())", false), ("environmentObject(Model())", true)])
  func `a model made for the environment is lost`(_ modifier: String, _ isLegacy: Bool) {
    let trial = surroundings(modifier, isLegacy: isLegacy)
    #expect(trial.last.contains("\"Ann\""))
    #expect(
      trial.mistakes == [
        "Parent: Model#1 (name \"Anna\") is lost; Model#2 (name \"Ann\") has replaced it. The body of"
          + " Parent creates a new instance each time it runs: 'Leaf().\(modifier)'."
      ])
    let wrapper = isLegacy ? "@StateObject" : "@State"
    #expect(
      trial.advice == ["<input 3>:7: store it in Parent, '\(wrapper) private var model = Model()', and pass 'model'"])
  }

  @Test(arguments: [
    ("environment(model)", "@State private var model = Model()", false),
    ("environmentObject(model)", "@StateObject private var model = Model()", true),
  ])
  func `a model that is kept for the environment is not`(_ modifier: String, _ state: String, _ isLegacy: Bool) {
    let trial = surroundings(modifier, state: state, isLegacy: isLegacy)
    #expect(trial.last.contains("\"Anna\""))
    #expect(trial.mistakes == [])
  }

  @Test(arguments: [
    ("", "let model = Model()", "let model = Model()"), ("var model: Model { Model() }", "", "Model()"),
  ])
  func `a model made in the body that uses it is lost`(_ property: String, _ local: String, _ quoted: String) {
    let trial = Trial(
      model,
      """
      struct Editor: View {
        \(property)
        var body: some View {
          \(local)
          TextField("Name", text: Bindable(model).name)
        }
      }
      """, ":mount Editor()", ":type Name a", ":type Name b")
    #expect(
      trial.mistakes == [
        "Editor: Model#1 (name \"Anna\") is lost; Model#2 (name \"Ann\") has replaced it. The body of"
          + " Editor creates a new instance each time it runs: '\(quoted)'."
      ])
    #expect(trial.advice.first?.hasSuffix("store it in Editor, '@State private var model = Model()'") == true)
  }

  @Test func `a body that asks a cache is right`() {
    let trial = Trial(
      model,
      """
      @Observable class Store {
        @ObservationIgnored var models: [String: Model] = [:]
        func model(_ name: String) -> Model {
          if let known = models[name] { return known }
          let made = Model()
          models[name] = made
          return made
        }
      }
      """,
      """
      struct Editor: View {
        let store: Store
        @State private var first: Model?
        var body: some View {
          let first = store.model("first")
          TextField("Name", text: Bindable(first).name)
          Text(store.model(first.name).name)
        }
      }
      """, ":mount Editor(store: Store())", ":type Name a", ":type Name b")
    #expect(trial.failure == nil)
    #expect(trial.bodies("Editor") == 3)
    #expect(trial.mistakes == [])
  }

  private func loading(_ property: String) -> Trial {
    Trial(
      """
      @Observable class Feed {
        var items: [String] = []
        func load() async {
          try? await Task.sleep(for: .seconds(1))
          items = ["a"]
        }
      }
      """,
      """
      struct FeedView: View {
        \(property)
        var body: some View { Text("\\(feed.items.count) items").task { await feed.load() } }
      }
      """, parent("Home", "FeedView()"), ":mount Home()", ":tap Tap", ":advance 2s", ":render")
  }

  @Test func `a load that ends after the replacement is lost`() {
    let trial = loading("var feed = Feed()")
    #expect(trial.last.contains("\"0 items\""))
    #expect(
      trial.mistakes == [
        "FeedView.feed: Feed#1 was written after Feed#2 had replaced it, so no view shows its items. 'var feed = Feed()'"
          + " creates a new instance each time the body of Home creates FeedView."
      ])
    #expect(trial.advice == ["<input 2>:2: 'var feed = Feed()' → '@State private var feed = Feed()'"])
  }

  @Test func `a load of an owned model is seen`() {
    let trial = loading("@State private var feed = Feed()")
    #expect(trial.last.contains("\"1 items\""))
    #expect(trial.mistakes == [])
  }
}
