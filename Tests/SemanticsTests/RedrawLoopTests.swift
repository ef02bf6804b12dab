import Testing

/// Views that make each other run, and actions that make themselves run (4.22, D4).
@Suite struct RedrawLoopTests {
  // OpenSwiftUI: `UpdateCycleDetector`; the action runs twice in a frame, and not a third time.
  @Test func `4.22 an onChange that keeps changing its own value is stopped, in SwiftUI's words`() {
    let trial = Trial(
      """
      struct Screen: View {
        @State var n = 0
        var body: some View {
          Text("\\(n)")
            .onChange(of: n) { n += 1 }
          Button("Go") { n = 1 }
        }
      }
      """, ":mount Screen()", ":tap Go")
    #expect(trial.failure == ":tap Go")
    #expect(trial.last.contains("warning  onChange(of: Int) action tried to update multiple times per frame.\n"))
    #expect(trial.bodies("Screen") == 4)
    #expect(
      trial.mistakes == [
        "redraw loop: in Screen, the action of onChange(of: Int) causes changes of Screen.n that run it again; SwiftUI"
          + " stops it the third time in one frame. <input 1>:5: '.onChange(of: n) { n += 1 }'"
      ])
  }

  @Test func `4.22 an onChange that comes to rest is not stopped, in no turn`() {
    let trial = Trial(
      """
      struct Screen: View {
        @State var n = 0
        var body: some View { Text("\\(n)").onChange(of: n) { if n > 1 { n = 1 } }; Button("Add") { n += 1 } }
      }
      """, ":mount Screen()", ":tap Add", ":tap Add", ":tap Add", ":tap Add")
    #expect(trial.failure == nil)
    #expect(trial.mistakes.isEmpty)
  }

  @Test func `4.22 a preference that its own action changes is stopped`() {
    let trial = Trial(
      """
      struct Key: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
      }
      """,
      """
      struct Screen: View {
        @State var n = 0
        var body: some View { Text("\\(n)").preference(key: Key.self, value: n).onPreferenceChange(Key.self) { n = $0 + 1 } }
      }
      """, ":mount Screen()")
    #expect(trial.failure == ":mount Screen()")
    #expect(trial.last.contains("tried to update multiple times per frame."))
  }

  @Test func `a script in which an action was stopped has failed`() {
    let result = run(
      script: """
        struct Screen: View {
          @State var n = 0
          var body: some View { Text("\\(n)").onChange(of: n) { n += 1 }; Button("Go") { n = 1 } }
        }
        :mount Screen()
        :tap Go
        """)
    #expect(result.complaints.contains("redraw loop"))
  }

  @Test func `a body that gives work to a queue, which runs it again, is stopped`() {
    let trial = Trial(
      "struct Screen: View { @State var n = 0; var body: some View { let _ = DispatchQueue.main.async { n += 1 }; Text(\"\\(n)\") } }",
      ":mount Screen()", level: .writes)
    #expect(trial.last.contains("redraw loop: stopped after 100 rounds"))
    #expect(trial.mistakes.last?.contains("Screen.n → Screen") ?? false)
  }

  @Test func `of the rounds of a loop three are shown, and the number of the others`() {
    let trial = Trial(
      "@Observable class Pair { var x = 0; var y = 0 }", "let pair = Pair()",
      "struct Left: View { var body: some View { let _ = (pair.y = pair.x + 1); Text(\"\") } }",
      "struct Right: View { var body: some View { let _ = (pair.x = pair.y + 1); Text(\"\") } }",
      "struct Both: View { var body: some View { Left(); Right() } }", ":mount Both()", level: .writes)
    let lines = trial.last.split(separator: "\n")
    #expect(lines.filter { $0.contains("body     Left") }.count == 4)
    #expect(lines.contains("  …        97 more rounds"))
    #expect(trial.last.contains("redraw loop: stopped after 100 rounds"))
  }

  /// The views of the loop and their only model: it was made before the first round.
  @Test(arguments: ["@StateObject private var", "@StateObject var"])
  func `a model that is kept is not blamed for a loop of writes in a body`(wrapper: String) {
    let trial = Trial(
      "class Model: ObservableObject { @Published var calls = 0; func next() -> Int { calls += 1; return calls } }",
      "struct Meter: View { \(wrapper) model = Model(); var body: some View { Text(\"\\(model.next())\") } }",
      ":mount Meter()")
    #expect(
      trial.mistakes.last
        == "Meter → Model#1.calls → Meter: these views invalidate each other endlessly and were stopped.")
    #expect(trial.advice.last == "write in an action instead, or only when the value changes")
  }

  @Test func `a model that a child keeps is not blamed for the loop of its parents`() {
    let trial = Trial(
      "@Observable class Pair { var x = 0; var y = 0 }", "let pair = Pair()", "@Observable class Model { var n = 0 }",
      """
      struct Child: View {
        let value: Int
        @State private var model = Model()
        var body: some View { Text("\\(model.n)") }
      }
      """, "struct Left: View { var body: some View { let _ = (pair.y = pair.x + 1); Child(value: pair.x) } }",
      "struct Right: View { var body: some View { let _ = (pair.x = pair.y + 1); Child(value: pair.y) } }",
      "struct Both: View { var body: some View { Left(); Right() } }", ":mount Both()")
    #expect(trial.failure == ":mount Both()")
    #expect(!trial.mistakes.isEmpty)
    #expect(trial.mistakes.allSatisfy { !$0.contains("creates a new") }, "\(trial.mistakes)")
  }
}
