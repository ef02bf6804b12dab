import Testing

/// Claims (D9 to D16): the environment, bindings, what the compiler refuses, closures, and writes while drawing.
@Suite struct ClaimsSurroundingsTests {
  private let account = [
    "@Observable class Account { var name = \"Ann\" }",
    "struct Hello: View { @Environment(Account.self) var account; var body: some View { Text(account.name) } }",
  ]

  @Test func `D9: a missing object is a trap in SwiftUI's words and the shell lives`() {
    let trial = Trial(account + [":mount Hello()", "1 + 1"])
    #expect(
      trial.shown[2].contains(
        "Fatal error: No Observable object of type Account found. A View.environmentObject(_:) for Account may be missing"
          + " as an ancestor of this view."))
    #expect(trial.last == "Int = 2\n")
  }

  @Test func `D9: a missing legacy object is a trap in SwiftUI's words`() {
    let trial = Trial(
      "class Account: ObservableObject { @Published var name = \"Ann\" }",
      "struct Hello: View { @EnvironmentObject var account: Account; var body: some View { Text(account.name) } }",
      ":mount Hello()", "let account = Account()", ":mount Hello().environmentObject(account)", "account.name = \"Bea\""
    )
    #expect(
      trial.shown[2].contains(
        "Fatal error: No ObservableObject of type Account found. A View.environmentObject(_:) for Account may be missing"
          + " as an ancestor of this view."))
    #expect(trial.bodies("Hello") == 2)
  }

  @Test func `D9: an object that is there is found`() {
    let trial = Trial(
      account + ["let account = Account()", ":mount Hello().environment(account)", "account.name = \"Bea\"", ":render"])
    #expect(trial.failure == nil)
    #expect(trial.bodies("Hello") == 2)
    #expect(trial.last.contains("\"Bea\""))
    #expect(trial.mistakes == [])
  }

  @Test func `D9: an optional is nil`() {
    let trial = Trial(
      account[0],
      """
      struct Hello: View {
        @Environment(Account.self) var account: Account?
        var body: some View { Text(account?.name ?? "nobody") }
      }
      """, ":mount Hello()", ":render")
    #expect(trial.failure == nil)
    #expect(trial.last.contains("\"nobody\""))
  }

  @Test func `D10: a plain property has no projection`() {
    let trial = Trial(
      "@Observable class Model { var name = \"\" }",
      "struct Field: View { let model: Model; var body: some View { TextField(\"Name\", text: $model.name) } }")
    #expect(trial.last.contains("error: cannot find '$model' in scope"))
  }

  @Test(arguments: [
    ("@Bindable var model: Model", "TextField(\"Name\", text: $model.name)"),
    ("let model: Model", "@Bindable var model = model; TextField(\"Name\", text: $model.name)"),
    ("let model: Model", "TextField(\"Name\", text: Bindable(model).name)"),
  ])
  func `D10: @Bindable works in each of its forms`(_ property: String, _ content: String) {
    let trial = Trial(
      "@Observable class Model { var name = \"\" }",
      "struct Field: View { \(property); var body: some View { \(content) } }", "let model = Model()",
      ":mount Field(model: model)", ":type Name Bea", "model.name")
    #expect(trial.failure == nil)
    #expect(trial.last == "String = \"Bea\"\n")
    #expect(trial.mistakes == [])
  }

  @Test func `D10: @Bindable owns nothing`() {
    let trial = Trial(
      "@Observable class Model { var name = \"\" }",
      """
      struct Field: View {
        @Bindable var model = Model()
        var body: some View { TextField("Name", text: $model.name) }
      }
      """,
      """
      struct Parent: View {
        @State private var taps = 0
        var body: some View { Button("Tapped \\(taps)") { taps += 1 }; Field() }
      }
      """, ":mount Parent()", ":type Name Bea", ":tap \"Tapped 0\"")
    #expect(trial.mistakes.count == 1)
    #expect(trial.advice == ["<input 2>:2: '@Bindable var model = Model()' → '@State private var model = Model()'"])
    #expect(trial.instances == ["Model#2"])
  }

  private func counter(_ compared: String) -> Trial {
    Trial(
      """
      @Observable class Counter: Equatable {
        var count = 0
        static func == (a: Counter, b: Counter) -> Bool { a === b }
      }
      """,
      """
      struct Count: View {
        let counter: Counter
        var body: some View {
          Text("\\(counter.count)")
            .onChange(of: \(compared)) { print("changed") }
        }
      }
      """, "let counter = Counter()", ":mount Count(counter: counter)", "counter.count = 1", level: .off)
  }

  @Test func `D11: onChange of an object never fires`() {
    let trial = counter("counter")
    #expect(!trial.last.contains("changed"))
    #expect(trial.bodies("Count") == 2)
    #expect(
      trial.mistakes == [
        "Count: onChange(of:) compares Counter#1 with itself. Its count is now 1, but the action did not run."
      ])
    #expect(trial.advice == ["<input 2>:5: 'onChange(of: counter)' → 'onChange(of: counter.count)'"])
  }

  @Test func `D11: among several calls of onChange the line of the object is named`() {
    let trial = Trial(
      """
      @Observable class Counter: Equatable {
        var count = 0
        static func == (a: Counter, b: Counter) -> Bool { a === b }
      }
      """,
      """
      struct Count: View {
        let counter: Counter
        var body: some View {
          Text("\\(counter.count)")
            .onChange(of: counter) { print("object") }
            .onChange(of: counter.count) { print("count") }
        }
      }
      """, "let counter = Counter()", ":mount Count(counter: counter)", "counter.count = 1", level: .off)
    #expect(trial.advice == ["<input 2>:5: 'onChange(of: counter)' → 'onChange(of: counter.count)'"])
    #expect(trial.last.hasSuffix("count\n"))
  }

  @Test func `D11: onChange of a property fires`() {
    let trial = counter("counter.count")
    #expect(trial.last == "changed\n")
    #expect(trial.mistakes == [])
  }

  @Test(arguments: [
    ("@Observable struct S { var a = 1 }", "'@Observable' cannot be applied to struct type 'S'"),
    ("@Observable enum E { case a }", "'@Observable' cannot be applied to enumeration type 'E'"),
    ("@Observable actor A { var a = 1 }", "'@Observable' cannot be applied to actor type 'A'"),
    (
      "@Observable class C: ObservableObject { @Published var a = 1 }",
      "property wrapper cannot be applied to a computed property"
    ),
  ])
  func `D12: what @Observable is refused for`(_ source: String, _ message: String) {
    #expect(Trial(source).last.contains("error: \(message)"))
  }

  @Test func `D13: an existential does not fit ObservedObject`() {
    let trial = Trial(
      "protocol Songs: ObservableObject { var song: String { get } }",
      "struct SongView: View { @ObservedObject var songs: any Songs; var body: some View { Text(songs.song) } }")
    #expect(trial.last.contains("error: type 'any Songs' cannot conform to 'ObservableObject'"))
  }

  @Test func `D13: a generic view does`() {
    let trial = Trial(
      "protocol Songs: ObservableObject { var song: String { get } }",
      "class Radio: Songs { @Published var song = \"News\" }",
      "struct SongView<M: Songs>: View { @ObservedObject var songs: M; var body: some View { Text(songs.song) } }",
      "let radio = Radio()", ":mount SongView(songs: radio)", "radio.song = \"Weather\"")
    #expect(trial.failure == nil)
    #expect(trial.last.contains("#2"))
  }

  @Test func `D13: an existential of an observable protocol simply works`() {
    let trial = Trial(
      "protocol Songs: AnyObject, Observable { var song: String { get } }",
      "@Observable class Radio: Songs { var song = \"News\" }",
      "struct SongView: View { let songs: any Songs; var body: some View { Text(songs.song) } }",
      "let radio = Radio()", ":mount SongView(songs: radio)", "radio.song = \"Weather\"")
    #expect(trial.failure == nil)
    #expect(trial.bodies("SongView") == 2)
    #expect(trial.mistakes == [])
  }

  private func search(_ captures: String) -> Trial {
    Trial(
      """
      @Observable class Search {
        var text = ""
        @ObservationIgnored private var onChange: (() -> Void)?
        init() {
          onChange = {\(captures) print(self.text) }
        }
        deinit { print("gone") }
      }
      """.replacingSelf(in: captures),
      "struct Child: View { @State private var search = Search(); var body: some View { Text(search.text) } }",
      """
      struct Parent: View {
        @State private var isShown = true
        var body: some View {
          Toggle("Shown", isOn: $isShown)
          if isShown { Child() }
        }
      }
      """, ":mount Parent()", ":toggle Shown")
  }

  @Test func `D14: a closure that captures self keeps the model alive`() {
    let trial = search("")
    #expect(!trial.last.hasSuffix("gone\n"))
    #expect(trial.instances == ["Search#1"])
    #expect(
      trial.mistakes == [
        "Search#1 is still alive although Child, which held it as 'search', is gone: it is held only by Search#1.onChange."
      ])
    #expect(trial.advice == ["<input 1>:5: 'onChange = {' → 'onChange = { [weak self] in'"])
  }

  @Test func `D14: a weak capture frees it`() {
    let trial = search(" [weak self] in")
    #expect(trial.last.hasSuffix("gone\n"))
    #expect(trial.instances == [])
    #expect(trial.mistakes == [])
  }

  @Test func `D14: of two closures the one that captures self strongly is named`() {
    let trial = Trial(
      """
      @Observable class Search {
        var text = ""
        @ObservationIgnored private var onChange: (() -> Void)?
        init(isWeak: Bool) {
          if isWeak { onChange = { [weak self] in print(self?.text ?? "") } }
          else { onChange = { print(self.text) } }
        }
      }
      """,
      "struct Child: View { @State var search = Search(isWeak: false); var body: some View { Text(search.text) } }",
      ":mount Child()", ":unmount Child")
    #expect(trial.advice == ["<input 1>:6: 'onChange = {' → 'onChange = { [weak self] in'"])
  }

  private func replaced(_ captures: String) -> Trial {
    Trial(
      """
      @Observable class Search {
        var text = ""
        @ObservationIgnored private var onChange: (() -> Void)?
        init() { onChange = {\(captures) print(self.text) } }
      }
      """.replacingSelf(in: captures),
      "struct Child: View { let search: Search; var body: some View { Text(search.text) } }",
      "@Observable class Box { var search = Search() }", "let box = Box()",
      "struct Parent: View { var body: some View { Child(search: box.search) } }", ":mount Parent()",
      "box.search = Search()")
  }

  @Test func `D14: a replaced model that holds itself is named`() {
    let trial = replaced("")
    #expect(
      trial.mistakes == [
        "Search#1 is still alive although Child.search is now Search#2: it is held only by Search#1.onChange."
      ])
    #expect(trial.advice == ["<input 1>:4: 'onChange = {' → 'onChange = { [weak self] in'"])
  }

  @Test func `D14: a replaced model that does not goes quietly`() {
    let trial = replaced(" [weak self] in")
    #expect(trial.instances(of: "Search") == ["Search#2"])
    #expect(trial.mistakes == [])
  }

  @Test func `D15: state written in a body is dropped with a warning`() {
    let trial = Trial(
      """
      struct Meter: View {
        @State private var draws = 0
        var body: some View {
          let _ = draws += 1
          Text("\\(draws) draws")
        }
      }
      """, ":mount Meter()", ":render")
    #expect(trial.shown[1].contains("warning  Modifying state during view update, this will cause undefined behavior."))
    #expect(trial.last.contains("\"0 draws\""))
    #expect(trial.bodies("Meter") == 1)
    #expect(trial.mistakes.count == 1)
    #expect(trial.advice == ["<input 1>:4: write it in an action, onAppear or onChange instead"])
  }

  @Test func `D15: publishing in a body warns`() {
    let trial = Trial(
      "class Model: ObservableObject { @Published var n = 0; func start() { if n == 0 { n = 1 } } }",
      """
      struct Meter: View {
        @ObservedObject var model: Model
        var body: some View {
          let _ = model.start()
          Text("\\(model.n)")
        }
      }
      """, ":mount Meter(model: Model())")
    #expect(
      trial.last.contains(
        "warning  Publishing changes from within view updates is not allowed, this will cause undefined behavior."))
    #expect(trial.bodies("Meter") == 2)
    #expect(trial.mistakes.count == 1)
    #expect(trial.advice == ["<input 1>:1: write it in an action, onAppear or onChange instead"])
  }

  @Test func `D15: publishing off the main actor names the line that publishes`() {
    let trial = Trial(
      """
      class Model: ObservableObject {
        @Published var n = 0
        func load() {
          DispatchQueue.global().async {
            self.n = 1
          }
        }
      }
      """,
      """
      struct Meter: View {
        @StateObject var model = Model()
        var body: some View { Button("Load") { model.load() } }
      }
      """, ":mount Meter()", ":tap Load")
    #expect(
      trial.advice == [
        "<input 1>:5: mark the class or the function @MainActor, or receive(on: DispatchQueue.main)"
      ])
  }

  @Test func `D15: writes in onAppear are none`() {
    let trial = Trial(
      "class Model: ObservableObject { @Published var n = 0 }",
      """
      struct Meter: View {
        @ObservedObject var model: Model
        @State private var appearances = 0
        var body: some View {
          Text("\\(model.n) \\(appearances)")
            .onAppear {
              model.n += 1
              appearances += 1
            }
        }
      }
      """, ":mount Meter(model: Model())", ":render")
    #expect(!trial.shown[2].contains("warning"))
    #expect(trial.last.contains("\"1 1\""))
    #expect(trial.bodies("Meter") == 2)
    #expect(trial.mistakes == [])
  }

  @Test func `D16: an action's reads are no dependencies`() {
    let trial = Trial(
      "@Observable class Counter { var count = 0; var step = 1 }",
      """
      struct Stepped: View {
        let counter: Counter
        var body: some View {
          Text("\\(counter.count)")
          Button("Add") { counter.count += counter.step }
        }
      }
      """, "let counter = Counter()", ":mount Stepped(counter: counter)", "counter.step = 5", ":deps", ":tap Add")
    #expect(trial.shown[4] == "")
    #expect(trial.shown[5] == "Stepped  →  Counter#1.count\n")
    #expect(trial.bodies("Stepped") == 2)
    #expect(trial.mistakes == [])
  }
}

extension String {
  /// With a weak capture `self` is an optional.
  fileprivate func replacingSelf(in captures: String) -> String {
    captures.isEmpty ? self : split(separator: "self.text").joined(separator: "self?.text ?? \"\"")
  }
}
