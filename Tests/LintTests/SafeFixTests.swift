import Lint
import Testing

/// What `--fix` leaves alone: an edit of a declaration that other code does not agree with.
@Suite struct SafeFixTests {
  private static let observable = "import SwiftUI\n@Observable final class M { var n = 0 }\n"
  private static let legacy = "import SwiftUI\nfinal class M: ObservableObject { @Published var n = 0 }\n"

  private func findings(_ texts: String...) -> [Finding] {
    Linter(texts.enumerated().map { LintedFile(name: "\($0).swift", text: $1) }).findings()
  }

  /// Programs with a finding that has no edit.
  @Test(arguments: [
    // An initializer assigns what it is given, which `@State` with a value would ignore.
    observable + """
      struct V: View {
        private var model = M()
        init() {}
        init(model: M) { self.model = model }
        var body: some View { Text("\\(model.n)"); Button("+") { model.n += 1 } }
      }
      """,
    // Some callers pass a model.
    observable + """
      struct V: View { var model = M(); var body: some View { Button("\\(model.n)") { model.n += 1 } } }
      struct H: View { @State private var m = M(); var body: some View { V(model: m); V() } }
      """,
    // A `@StateObject` cannot be assigned.
    legacy + """
      struct V: View {
        @State private var vm = M()
        var body: some View { Button("\\(vm.n)") { vm.n += 1 }; Button("Reset") { vm = M() } }
      }
      """,
    // It has no binding as a whole.
    legacy + """
      struct C: View { @Binding var vm: M; var body: some View { Text("\\(vm.n)") } }
      struct V: View { @State private var vm = M(); var body: some View { Text("\\(vm.n)"); C(vm: $vm) } }
      """,
    // Another initializer sets the storage of the `@State`.
    legacy + """
      struct V: View {
        @State private var vm = M()
        init() {}
        init(vm: M) { _vm = State(initialValue: vm) }
        var body: some View { Button("\\(vm.n)") { vm.n += 1 } }
      }
      """,
    // An optional object cannot be observed.
    legacy + """
      struct V: View { let vm: M?; var body: some View { Button("\\(vm?.n ?? 0)") { vm?.n += 1 } } }
      struct H: View { @StateObject private var m = M(); var body: some View { V(vm: m) } }
      """,
    // A lazy property has no wrapper, and a wrapper has one variable.
    """
    import SwiftUI
    final class M: ObservableObject { lazy var l = 3; var a = 0, b = 0; func go() { l += 1; a += 1; b += 1 } }
    struct V: View {
      @StateObject private var m = M()
      var body: some View { Text("\\(m.l) \\(m.a) \\(m.b)"); Button("Go") { m.go() } }
    }
    """,
    observable + """
      struct V: View { let a = M(), b = M(); var body: some View { Button("\\(a.n) \\(b.n)") { a.n += 1 } } }
      struct H: View { @State private var t = 0; var body: some View { V(); Button("\\(t)") { t += 1 } } }
      """,
  ])
  func `the mistake is told, and the text stays as it is`(text: String) {
    let found = findings(text)
    #expect(!found.isEmpty)
    #expect(Fixing(text, found).text == text)
  }

  @Test func `a value that every caller replaces is no mistake`() {
    let text =
      Self.observable + """
        struct V: View { var model = M(); var body: some View { Button("\\(model.n)") { model.n += 1 } } }
        struct H: View { @State private var m = M(); var body: some View { V(model: m) } }
        """
    #expect(findings(text) == [])
  }

  @Test func `a property that other code uses does not become private`() throws {
    let view =
      Self.observable
      + "struct V: View { let model = M(); var body: some View { Text(\"\\(model.n)\"); list } }\n"
    let list = "import SwiftUI\nextension V { var list: some View { Button(\"+\") { model.n += 1 } } }\n"
    let found = findings(view, list).filter { $0.file == "0.swift" }
    #expect(Fixing(view, found).text == view.replacing("let model", with: "@State var model"))
    let alone = view.replacing("; list", with: "")
    #expect(Fixing(alone, findings(alone)).text == alone.replacing("let model", with: "@State private var model"))
  }

  @Test func `an object that every parent passes is observed, not kept`() throws {
    let text =
      Self.legacy + """
        struct V: View { @State var vm: M; var body: some View { Button("\\(vm.n)") { vm.n += 1 } } }
        struct H: View { @StateObject private var m = M(); var body: some View { V(vm: m) } }
        """
    let found = try #require(findings(text).first { $0.rule == "object_in_state" })
    #expect(found.message.hasSuffix("use '@ObservedObject' for what the parent passes, or make M '@Observable'"))
    #expect(found.fix == nil)
  }
}
