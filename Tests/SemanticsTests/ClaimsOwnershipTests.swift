import Testing

/// Claims (D1 to D8): who makes a model, and who keeps it. Each mistake is named where it bites, and its correct form
/// is none.
@Suite struct ClaimsOwnershipTests {
  /// A parent that runs for each tap, around `child`.
  private func parent(_ child: String, state: String = "") -> [String] {
    [
      """
      struct Parent: View {
        @State private var taps = 0
        \(state)
        var body: some View {
          Button("Tap") { taps += 1 }
          Text("\\(taps)")
          \(child)
        }
      }
      """, ":mount Parent()",
    ]
  }

  private func child(_ property: String, field: String = "$model.name") -> [String] {
    [
      "@Observable class Model { var name = \"Ann\" }",
      """
      struct Child: View {
        \(property)
        var body: some View { TextField("Name", text: \(field)) }
      }
      """,
    ]
  }

  private func expectLoss(_ trial: Trial, advice: String, at location: SourceLocation = #_sourceLocation) {
    #expect(trial.failure == nil, sourceLocation: location)
    #expect(trial.mistakes.count == 1, sourceLocation: location)
    #expect(
      trial.mistakes.first?.hasPrefix(
        "Child.model: Model#1 (name \"Anna\") is lost; Model#2 (name \"Ann\") has replaced it.")
        == true, sourceLocation: location)
    #expect(trial.advice == [advice], sourceLocation: location)
    #expect(trial.instances(of: "Model") == ["Model#3"], sourceLocation: location)
    #expect(trial.last.contains("\"Ann\""), sourceLocation: location)
    #expect([trial.bodies("Parent"), trial.bodies("Child")] == [3, 4], sourceLocation: location)
  }

  private func expectKept(_ trial: Trial, at location: SourceLocation = #_sourceLocation) {
    #expect(trial.failure == nil, sourceLocation: location)
    #expect(trial.mistakes == [], sourceLocation: location)
    #expect(trial.last.contains("\"Anna\""), sourceLocation: location)
    #expect(trial.instances.contains("Model#1"), sourceLocation: location)
  }

  private let act = [":type Name a", ":tap Tap", ":tap Tap", ":render"]

  @Test func `D1: a let makes a new instance at each run`() {
    let trial = Trial(child("let model = Model()", field: "Bindable(model).name") + parent("Child()") + act)
    expectLoss(trial, advice: "<input 2>:2: 'let model = Model()' → '@State private var model = Model()'")
  }

  @Test(arguments: [
    (
      "struct Child: View { let model = Model(); var body: some View { TextField(\"Name\", text: Bindable(model).name) } }",
      "let model = Model()", "@State private var model = Model()"
    ),
    (
      "struct Child: View { @Bindable\n  private var model = Model(); var body: some View { TextField(\"Name\", text: $model.name) } }",
      "@Bindable private var model = Model()", "@State private var model = Model()"
    ),
    (
      "struct Child: View { let a = 1, model: Model = Model(); var body: some View { TextField(\"Name\", text: Bindable(model).name) } }",
      "let model: Model = Model()", "@State private var model: Model = Model()"
    ),
  ])
  func `D1: the declaration is quoted and not its line`(_ source: String, _ declared: String, _ better: String) {
    let trial = Trial([child("")[0], source] + parent("Child()") + act)
    expectLoss(trial, advice: "<input 2>:1: '\(declared)' → '\(better)'")
  }

  @Test func `D3: the call is quoted and not its line`() {
    let parent =
      "struct Parent: View { @State var taps = 0; var body: some View { Text(\"\\(taps)\"); Button(\"Tap\") { taps += 1 };"
      + " Child(model: Model()) } }"
    let trial = Trial(child("@Bindable var model: Model") + [parent, ":mount Parent()"] + act)
    expectLoss(trial, advice: "<input 3>:1: store it in Parent, '@State private var model = Model()', and pass 'model'")
    #expect(
      trial.mistakes.first?.hasSuffix(
        "The body of Parent creates a new instance each time it runs: 'Child(model: Model())'.") == true)
  }

  @Test func `D1: @State keeps it`() {
    expectKept(Trial(child("@State private var model = Model()") + parent("Child()") + act))
  }

  private let factories = [
    "class Fresh { func model() -> Model { Model() } }",
    "class Keeping { private lazy var kept = Model(); func model() -> Model { kept } }",
    "let fresh = Fresh(), keeping = Keeping()",
  ]

  @Test func `D2: a factory that makes one at each call`() {
    let trial = Trial(
      child("@Bindable var model: Model") + factories + parent("Child(model: fresh.model())") + act)
    expectLoss(
      trial,
      advice:
        "<input 6>:7: return the same instance every time, or store it in Parent: '@State private var model = …'")
  }

  @Test func `D2: a factory that keeps what it made`() {
    let trial = Trial(
      child("@Bindable var model: Model") + factories + parent("Child(model: keeping.model())") + act)
    expectKept(trial)
    #expect(trial.instances(of: "Model") == ["Model#1"])
    #expect(trial.bodies("Child") == 2)
  }

  @Test func `D3: a model made in the call works until the parent runs`() {
    let model = child("@Bindable var model: Model")
    let still = Trial(model + parent("Child(model: Model())") + [":type Name a", ":render"])
    expectKept(still)
    let trial = Trial(model + parent("Child(model: Model())") + act)
    expectLoss(trial, advice: "<input 3>:7: store it in Parent, '@State private var model = Model()', and pass 'model'")
  }

  @Test func `D3: a model that the parent owns`() {
    let trial = Trial(
      child("@Bindable var model: Model")
        + parent("Child(model: model)", state: "@State private var model = Model()") + act)
    expectKept(trial)
    #expect([trial.bodies("Parent"), trial.bodies("Child")] == [3, 2])
  }

  private func list(_ property: String, load: String, isLegacy: Bool = false) -> [String] {
    [
      isLegacy
        ? "class Library: ObservableObject { @Published var books = 0; func load() { print(\"loading\"); books = 2 } }"
        : "@Observable class Library: Identifiable { var books = 0; func load() { print(\"loading\"); books = 2 } }",
      """
      struct Child: View {
        \(property)
        var body: some View { Text("\\(library.books) books")\(load) }
      }
      """,
    ] + parent("Child()") + [":tap Tap", ":tap Tap", ":render"]
  }

  private func loads(_ trial: Trial) -> Int {
    trial.shown.joined().split(separator: "\n").filter { $0 == "loading" }.count
  }

  @Test func `D4: a load by onAppear is lost and not done again`() {
    let trial = Trial(list("let library = Library()", load: ".onAppear { library.load() }"))
    #expect(loads(trial) == 1)
    #expect(trial.last.contains("\"0 books\""))
    #expect(trial.mistakes.count == 1)
    #expect(
      trial.mistakes.first?.hasPrefix(
        "Child.library: Library#1 (books 2) is lost; Library#2 (books 0) has replaced it.") == true)
    #expect(trial.advice == ["<input 2>:2: 'let library = Library()' → '@State private var library = Library()'"])
  }

  @Test(arguments: [
    ".task(id: library.id) { library.load() }", ".onChange(of: library.id, initial: true) { library.load() }",
  ])
  func `D4: a load that is tied to the instance repeats`(_ load: String) {
    let trial = Trial(list("let library = Library()", load: load))
    #expect(loads(trial) == 3)
    #expect(trial.last.contains("\"2 books\""))
    #expect(trial.mistakes.count == 1)
  }

  @Test(arguments: ["@State private var library = Library()", "@StateObject private var library = Library()"])
  func `D4: an owned model loads once`(_ property: String) {
    let trial = Trial(
      list(property, load: ".onAppear { library.load() }", isLegacy: property.hasPrefix("@StateObject")))
    #expect(loads(trial) == 1)
    #expect(trial.last.contains("\"2 books\""))
    #expect(trial.mistakes == [])
  }

  private func feed(_ owned: Bool) -> [String] {
    [
      "@Observable class Feed: Identifiable { var posts = 0; func load() { posts = 2 } }",
      "@Observable class Status { var loads = 0 }",
      """
      struct FeedView: View {
        let feed: Feed
        let status: Status
        var body: some View {
          Text("\\(feed.posts)")
            .onAppear {
              feed.load()
              status.loads += 1
            }
        }
      }
      """,
      """
      struct Screen: View {
        @State private var status = Status()
        \(owned ? "@State private var feed = Feed()" : "")
        var body: some View {
          \(owned ? "" : "let feed = Feed()")
          Text("Loaded \\(status.loads) times")
          FeedView(feed: feed, status: status).id(feed.id)
        }
      }
      """, ":mount Screen()",
    ]
  }

  @Test func `D4: a loop of loads is cut and named`() {
    let trial = Trial(feed(false) + ["1 + 1"])
    #expect(
      trial.shown[4].contains(
        "  loop     Screen → FeedView → Status#1.loads → Screen\n           redraw loop: stopped after 100 rounds\n"))
    #expect(
      trial.mistakes == [
        "Screen → FeedView → Status#1.loads → Screen: these views invalidate each other endlessly and were stopped. Each"
          + " run of Screen creates a new Feed: 'let feed = Feed()'."
      ])
    #expect(trial.advice == ["<input 4>:5: store it across runs: '@State private var … = Feed(…)'"])
    #expect(trial.last == "Int = 2\n")
    #expect(trial.failure == ":mount Screen()")
  }

  @Test func `D4: a loop through a task is cut and named`() {
    let trial = Trial(
      "@Observable class Status { var loads = 0 }",
      "class Loader: ObservableObject { func load(_ status: Status) { status.loads += 1 } }",
      """
      struct Child: View {
        @ObservedObject var loader = Loader()
        let status: Status
        var body: some View { Text("child").task(id: ObjectIdentifier(loader)) { loader.load(status) } }
      }
      """,
      """
      struct Parent: View {
        @State var status = Status()
        var body: some View {
          Text("\\(status.loads)")
          Child(status: status)
        }
      }
      """, ":mount Parent()", "1 + 1")
    #expect(
      trial.shown[4].contains(
        "  loop     Child → Status#1.loads → Parent → Child\n           redraw loop: stopped after 100 rounds\n"))
    #expect(trial.bodies("Parent") == 100)
    #expect(trial.last == "Int = 2\n")
    #expect(trial.failure == ":mount Parent()")
  }

  @Test func `D4: an owned feed comes to rest`() {
    let trial = Trial(feed(true) + [":render"])
    #expect(!trial.shown[4].contains("loop"))
    #expect(trial.last.contains("\"Loaded 1 times\""))
    #expect(trial.mistakes == [])
  }

  private func counted(_ world: String, _ property: String, load: String = "") -> Trial {
    Trial(
      [
        world, "struct Child: View { \(property); var body: some View { Text(\"child\")\(load) } }",
      ] + parent("Child()") + [":tap Tap", ":tap Tap"])
  }

  private func made(_ trial: Trial) -> (made: Int, gone: Int) {
    let lines = trial.shown.joined().split(separator: "\n")
    return (lines.filter { $0 == "made" }.count, lines.filter { $0 == "gone" }.count)
  }

  private let modern = "@Observable class Model { init() { print(\"made\") }; deinit { print(\"gone\") } }"

  @Test func `D5: @State is eager and throws away`() {
    let trial = counted(modern, "@State private var model = Model()")
    #expect(made(trial) == (3, 1))
    #expect(trial.instances == ["Model#1", "Model#3"])
    #expect(trial.mistakes == [])
  }

  @Test func `D5: StateObject is lazy`() {
    let trial = counted(
      "class Model: ObservableObject { init() { print(\"made\") }; deinit { print(\"gone\") } }",
      "@StateObject private var model = Model()")
    #expect(made(trial) == (1, 0))
    #expect(trial.bodies("Child") == 1)
    #expect(trial.mistakes == [])
  }

  @Test func `D5: an optional that a task fills is made once`() {
    let trial = counted(
      modern, "@State private var model: Model?", load: ".task { if model == nil { model = Model() } }")
    #expect(made(trial) == (1, 0))
    #expect(trial.instances == ["Model#1"])
    #expect(trial.mistakes == [])
  }

  private func book(_ property: String) -> Trial {
    Trial(
      "@Observable class Contact { let name: String; init(_ name: String) { self.name = name } }",
      "struct Child: View { \(property) var contact: Contact; var body: some View { Text(contact.name) } }",
      """
      struct Book: View {
        @State private var contacts = [Contact("Ann"), Contact("Bea")]
        @State private var index = 0
        var body: some View {
          Button("Next") { index = 1 }
          Child(contact: contacts[index])
        }
      }
      """, ":mount Book()", ":tap Next", ":render")
  }

  @Test func `D6: @State keeps the first it was given`() {
    let trial = book("@State")
    #expect(trial.last.contains("\"Ann\""))
    #expect(
      trial.mistakes == [
        "Child.contact keeps Contact#1, the first instance it was given. Book now passes Contact#2, which @State ignores."
      ])
    #expect(trial.advice.first?.hasPrefix("<input 2>:1: ") == true)
  }

  @Test(arguments: ["", "@Bindable"]) func `D6: a plain property follows`(_ property: String) {
    let trial = book(property)
    #expect(trial.last.contains("\"Bea\""))
    #expect(trial.mistakes == [])
  }

  private func legacy(_ property: String) -> Trial {
    Trial(
      [
        "class Model: ObservableObject { @Published var name = \"Ann\" }",
        """
        struct Child: View {
          \(property)
          var body: some View { TextField("Name", text: $model.name) }
        }
        """,
      ] + parent("Child()") + act)
  }

  @Test func `D7: ObservedObject that creates its own loses it`() {
    let trial = legacy("@ObservedObject var model = Model()")
    #expect(trial.mistakes.count == 1)
    #expect(
      trial.mistakes.first?.hasPrefix("Child.model: Model#1 (name \"Anna\") is lost; Model#2 ") == true)
    #expect(
      trial.advice == [
        "<input 2>:2: '@ObservedObject var model = Model()' → '@StateObject private var model = Model()'"
      ]
    )
    #expect(trial.instances == ["Model#3"])
    #expect(trial.bodies("Child") == 4)
  }

  @Test func `D7: StateObject keeps it`() {
    let trial = legacy("@StateObject private var model = Model()")
    expectKept(trial)
    #expect(trial.instances == ["Model#1"])
    #expect(trial.bodies("Child") == 2)
  }

  @Test func `D8: the parent's model hands out the child's`() {
    let trial = Trial(
      child("@Bindable var model: Model")
        + ["@Observable class ParentModel { let child: Model; init(child: Model = Model()) { self.child = child } }"]
        + parent("Child(model: model.child)", state: "@State private var model = ParentModel()") + act)
    expectKept(trial)
    #expect([trial.bodies("Parent"), trial.bodies("Child")] == [3, 2])
  }

  @Test(arguments: ["wrappedValue", "initialValue"])
  func `D8: @State that an init fills keeps the first`(_ label: String) {
    let trial = Trial(
      child("@State private var model: Model; init(name: String) { _model = State(\(label): Model()) }")
        + parent("Child(name: \"\\(taps)\")") + act)
    expectKept(trial)
  }
}
