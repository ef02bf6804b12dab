import Testing

/// A model that is kept as it was made first, while the parent passes what would make another (4.9, 4.10).
@Suite struct KeptModelTests {
  private func screen(_ declaration: String, _ use: String, isLegacy: Bool, body: String = "Text(\"\\(model.id)\")")
    -> Trial
  {
    Trial(
      isLegacy
        ? "class Model: ObservableObject { let id: Int; @Published var name = \"Ann\"; init(id: Int) { self.id = id } }"
        : "@Observable class Model { let id: Int; var name = \"Ann\"; init(id: Int) { self.id = id } }",
      """
      struct Detail: View {
        \(declaration)
        var body: some View { \(body) }
      }
      """,
      """
      struct Page: View {
        @State private var picked = 1
        @State private var taps = 0
        var body: some View {
          \(use)
          Button("Tap \\(taps)") { taps += 1 }
          Button("Next") { picked += 1 }
        }
      }
      """, ":mount Page()", ":tap \"Tap 0\"", ":tap Next", ":tap Next", ":render")
  }

  @Test func `the advice names only what is in scope where the view is made`() {
    func advice(_ use: String) -> String? {
      screen(
        "@StateObject private var model: Model\n  init(_ id: Int, name: String = \"\") {"
          + " _model = StateObject(wrappedValue: Model(id: id)) }", use, isLegacy: true
      ).advice.first
    }
    #expect(advice("Detail(picked)")?.hasSuffix("'Detail(picked)' → 'Detail(picked).id(picked)'") == true)
    #expect(
      advice("Detail(picked, name: \"a\")")
        == "give each Detail the identity of what its model is made from, with '.id(_:)'")
    #expect(
      advice("Detail(picked); Detail(taps)")
        == "give each Detail the identity of what its model is made from, with '.id(_:)'")
  }

  @Test func `a model made in the call is identified by the value it is made from, not by itself`() {
    let advice = screen("@State var model: Model", "Detail(model: Model(id: picked))", isLegacy: false).advice.first
    #expect(
      advice?.hasSuffix("'Detail(model: Model(id: picked))' → 'Detail(model: Model(id: picked)).id(picked)'") == true)
  }

  @Test(arguments: [
    ("StateObject(wrappedValue:", true), ("State(initialValue:", false), ("State(wrappedValue:", false),
  ])
  func `the first is kept whatever id is passed`(making: String, isLegacy: Bool) {
    let wrapper = isLegacy ? "@StateObject" : "@State"
    let trial = screen(
      "\(wrapper) private var model: Model\n  init(id: Int) { _model = \(making) Model(id: id)) }",
      "Detail(id: picked)",
      isLegacy: isLegacy)
    #expect(trial.failure == nil)
    #expect(trial.last.contains("Text  \"1\""))
    #expect(
      trial.mistakes == [
        "Detail.model keeps Model#1, which was made with id 1. Page now passes 2, which \(wrapper) ignores."
      ])
    #expect(trial.advice == ["<input 3>:5: 'Detail(id: picked)' → 'Detail(id: picked).id(picked)'"])
  }

  @Test(arguments: [("StateObject(wrappedValue:", true), ("State(initialValue:", false)])
  func `an identity ForEach is the cure`(making: String, isLegacy: Bool) {
    let trial = screen(
      "\(isLegacy ? "@StateObject" : "@State") var model: Model\n  init(id: Int) { _model = \(making) Model(id: id)) }",
      "Detail(id: picked).id(picked)", isLegacy: isLegacy)
    #expect(trial.last.contains("Text  \"3\""))
    #expect(trial.mistakes == [])
  }

  @Test(arguments: [("StateObject(wrappedValue:", true), ("State(initialValue:", false)])
  func `an id that stays is no mistake`(making: String, isLegacy: Bool) {
    let trial = screen(
      "\(isLegacy ? "@StateObject" : "@State") var model: Model\n  init(id: Int) { _model = \(making) Model(id: id)) }",
      "Text(\"\\(picked)\"); Detail(id: 7)", isLegacy: isLegacy)
    #expect(trial.mistakes == [])
  }

  @Test(arguments: ["onChange(of: id) { model.name = \"Bob\" }", "task(id: id) { model.name = \"\\(id)\" }"])
  func `a view that follows the id by itself makes none`(modifier: String) {
    for isLegacy in [true, false] {
      let making = isLegacy ? "StateObject(wrappedValue:" : "State(initialValue:"
      let trial = screen(
        """
        let id: Int
          \(isLegacy ? "@StateObject" : "@State") var model: Model
          init(id: Int) { self.id = id; _model = \(making) Model(id: id)) }
        """, "Detail(id: picked)", isLegacy: isLegacy, body: "Text(model.name).\(modifier)")
      #expect(trial.failure == nil)
      #expect(trial.mistakes == [])
    }
  }

  /// The draft is what the child edits; the parent hears of it when it is saved.
  @Test func `a draft that has been edited is not stale`() {
    let trial = Trial(
      "@Observable class Draft { var text: String; init(text: String) { self.text = text } }",
      """
      struct Editor: View {
        @State private var draft: Draft
        let save: (String) -> Void
        init(text: String, save: @escaping (String) -> Void) {
          _draft = State(initialValue: Draft(text: text))
          self.save = save
        }
        var body: some View { TextField("Text", text: $draft.text); Button("Save") { save(draft.text) } }
      }
      """,
      """
      struct Page: View {
        @State private var note = "a"
        var body: some View { Text(note); Editor(text: note) { note = $0 } }
      }
      """, ":mount Page()", ":type Text b", ":tap Save", ":render")
    #expect(trial.last.contains("Text  \"ab\""))
    #expect(trial.mistakes == [])
  }

  /// What differs each time is not what the parent passes.
  @Test func `what a model makes for itself does not count`() {
    let trial = Trial(
      "var made = 0",
      "@Observable class Model { let id = UUID(); let number: Int; init() { made += 1; number = made } }",
      "struct Detail: View { @State var model = Model(); let taps: Int; var body: some View { Text(\"\\(model.number)\") } }",
      """
      struct Page: View {
        @State private var taps = 0
        var body: some View { Detail(taps: taps); Button("Tap") { taps += 1 } }
      }
      """, ":mount Page()", ":tap Tap", ":tap Tap")
    #expect(trial.failure == nil)
    #expect(trial.mistakes == [])
  }
}
