import Testing

@testable import Session

/// Mistakes with views, models and the screen that newcomers make: each is answered in at most three rows, which hold
/// the fix.
@Suite struct NewcomerTests {
  private static let start = [
    """
    @Observable class Tally { var count = 0; var label = "a" }
    class Old: ObservableObject { @Published var count = 0 }
    struct Item { var name = "" }
    struct Row: View { let title: String; var body: some View { Text(title) } }
    struct TallyView: View {
      @State var tally = Tally()
      var body: some View {
        Button("Add") { tally.count += 1 }
        TextField("Name", text: $tally.label)
        Toggle("Dark mode", isOn: .constant(true))
      }
    }
    let tally = Tally()
    """,
    ":mount TallyView()",
  ]

  private static func view(_ body: String, _ properties: String = "@State var n = 0") -> String {
    "struct V: View { \(properties); var body: some View { \(body) } }"
  }

  @Test(arguments: [
    // Wrappers and models.
    ("class M { @Observable var n = 0 }", "write '@Observable' before the class"),
    ("@observable class M { var n = 0 }", "did you mean 'Observable'?"),
    ("@Observable class M { @Published var n = 0 }", "remove it: @Observable tracks each stored property"),
    ("struct V: View { @StateObject var t = Tally(); var body: some View { Text(\"\") } }", "takes '@State'"),
    ("struct V: View { @ObservedObject var t: Tally; var body: some View { Text(\"\") } }", "takes '@Bindable'"),
    (
      "struct V: View { @EnvironmentObject var t: Tally; var body: some View { Text(\"\") } }",
      "'@Environment(Tally.self)'"
    ),
    ("struct V: View { var t: Tally; var body: some View { TextField(\"\", text: $t.label) } }", "@Bindable"),
    ("struct V: View { @State n = 0; var body: some View { Text(\"\") } }", "expected 'var'"),
    // Views.
    ("struct V: View { var n = 0; var body: some View { Button(\"\") { n += 1 } } }", "with '@State'"),
    (view("Text(n)"), #"write "\(…)""#),
    (view("TextField(\"\", text: label)", "@State var label = \"\""), "pass a binding: '$' before the name"),
    (view("Button(\"\", action: n += 1)"), "write it in '{ … }'"),
    (view("print(n); Text(\"\")"), "write 'let _ = …' before it"),
    (view("Text(\"\").font(.Title)"), "did you mean 'title'?"),
    ("struct V: View { @State let n = 0; var body: some View { Text(\"\") } }", "use 'var'"),
    ("struct V: View { @State private var n; var body: some View { Text(\"\") } }", "add ': Type' or '= value'"),
    ("struct V: View { var body some View { Text(\"\") } }", "a ':' is missing"),
    ("struct V View { var body: some View { Text(\"\") } }", "a ':' is missing"),
    ("struct V: View { func body: some View { Text(\"\") } }", "use 'var' for a property"),
    ("@State var n = 0", "declare it in a View"),
    (view("for i in 0..<3 { Text(\"\\(i)\") }"), "use 'ForEach'"),
    (view("5"), "'Int' is not a view"),
    (view("Text(\"\"), Text(\"\")"), "remove the ','"),
    (view("ForEach([Item()]) { Text($0.name) }"), #"add 'id: \.self', or declare an 'id' in 'Item'"#),
    (view("Row()"), "missing argument for parameter 'title' in call"),
    (view("Text(\"\").onTap { }"), "did you mean 'onTapGesture'?"),
    (view("Text(\"\").color(.red)"), "did you mean 'foregroundStyle'?"),
    ("struct V: View { }", "declare 'var body: some View { … }'"),
    ("struct V: View { var boddy: some View { Text(\"\") } }", "declare 'var body: some View { … }'"),
    ("struct V: View { func body() -> some View { Text(\"\") } }", "declare 'var body: some View { … }'"),
    ("struct V: View { var body: View { Text(\"\") } }", "declare 'var body: some View { … }'"),
    // The screen.
    (":mount Row", "missing argument for parameter 'title' in call"),
    (":mount row", "did you mean 'Row'?"),
    (":mount Tally", "did you mean 'Tally()'?"),
    (":mount Tally()", "'Tally' is not a view"),
    (":tap Ad", "there is no button 'Ad' on the screen; did you mean 'Add'?"),
    (":tap Remove", "there is no button 'Remove' on the screen; there is only 'Add'"),
    (":tap Name", "'Name' is a field, not a button; did you mean ':type Name TEXT'?"),
    (":tap \"Dark mode\"", "did you mean ':toggle \"Dark mode\"'?"),
    (":type Nam x", "did you mean 'Name'?"),
    (":refresh", "nothing on the screen can be refreshed"),
    (":why Nothing", "there is no view 'Nothing'; there is only 'TallyView'"),
    (":advance 5", "a duration needs a unit; did you mean '5s'?"),
    (":set trace loud", "the values are 'off', 'views', 'writes' and 'all'"),
    ("#preview { TallyView() }", "did you mean '#Preview'?"),
    ("#Preview TallyView()", "write '#Preview { … }'"),
    // Habits.
    ("x = 5", "'var x = …' declares it"),
    ("tally.count =+ 1", "use '+='"),
    ("tally.count += 1)", "remove the ')'"),
    ("let d = {\"a\": 1}", "'[key: value]'"),
    ("async func load() {}", "as in 'func f() async'"),
    ("func add(a Int) {}", "a ':' is missing"),
    ("let s = ‘a’", "use '\"' instead"),
    ("print(“a”)", "replace with '\"'"),
    ("let c = Tally", "did you mean 'Tally()'?"),
    ("print(f\"{tally.count}\")", #"use '"… \(x) …"'"#),
    ("for i in range(10): print(i)", "needs braces: 'for i in 0..<10 { … }'"),
    ("while tally.count < 3: print(1)", "needs braces: 'while … { … }'"),
    ("if tally.count == 3:", "needs braces: 'if … { … }'"),
    ("import Swiftui", "did you mean 'SwiftUI'?"),
  ])
  func `is answered in three rows with its fix`(input: String, fix: String) {
    let answer = play(Self.start + [input])[2]
    #expect(answer.outcome != .done)
    #expect(answer.lines.count <= 3)
    #expect(answer.lines.joined(separator: "\n").contains(fix), "\(answer.lines)")
    #expect(answer.lines.dropFirst().allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["for i in range(10): print(i)", "if a == 1:", "while true:"])
  func `a body behind a colon is answered at once`(input: String) {
    #expect(onMachineThread { Session(SessionOptions(.shell)) { _ in }.isComplete(input) })
  }

  @Test(arguments: ["for i: Int in", "if let x: Int =", "if a ? b :", "while case let x: Int? =", "for i in [1: 2,"])
  func `a colon of Swift goes on`(input: String) {
    #expect(onMachineThread { !Session(SessionOptions(.shell)) { _ in }.isComplete(input) })
  }

  /// A preview is expanded only in a text without errors of grammar; that is no reason to reject it.
  @Test func `an error of grammar is no error of the preview`() {
    let lines = play(["struct V: View { let a = 1 let b = 2; var body: some View { Text(\"\") } }\n#Preview { V() }"])[
      0
    ].lines
    #expect(lines.count == 3)
    #expect(lines[0].contains("consecutive declarations"))
  }

  @Test func `the name of a view mounts it`() {
    check(
      """
      > struct Page: View { @State var n = 1; var body: some View { Text("\\(n)") } }
      > :mount Page
        body     Page  #1  reads Page.n
      """)
  }
}
