import Testing

/// `:stats`: the counts of two programs compare.
@Suite struct StatsTests {
  private func stats(_ inputs: String...) -> String { text(of: play(inputs + [":stats"])) }

  private func text(of played: [Played]) -> String { played.last?.lines.joined(separator: "\n") ?? "" }

  private let row = "struct Row: View { let n: Int; var body: some View { Text(\"\\(n)\") } }"
  private let screen =
    "struct Screen: View { SOURCE; var body: some View { ForEach([0, 1], id: \\.self) { _ in Row(n: model.n) };"
    + " GeometryReader { _ in Row(n: model.n) } } }"

  @Test func `a closure that runs with its body is no view`() {
    let shown = stats(
      "class Model: ObservableObject { @Published var n = 0 }", "let model = Model()", row,
      screen.replacing("SOURCE", with: "@ObservedObject var model: Model"), ":mount Screen(model: model)", "model.n = 1"
    )
    #expect(!shown.contains("ForEach") && !shown.contains("GeometryReader"))
    #expect(shown.contains("all 4        8              4"))
  }

  @Test func `a closure that runs by itself is listed with those runs`() {
    let shown = stats(
      "@Observable class Model { var n = 0 }", "let model = Model()", row,
      screen.replacing("SOURCE", with: "let model: Model"), ":mount Screen(model: model)", "model.n = 1")
    #expect(shown.contains("Screen                      1              0"))
    #expect(shown.contains("Screen.ForEach[0]           1              1"))
    #expect(shown.contains("Screen.GeometryReader       1              1"))
  }

  @Test func `views that are gone stay in the counts`() {
    let shown = stats(
      "@Observable class Model { var n = 0 }", "let model = Model()",
      "struct Row: View { var body: some View { Text(\"\\(model.n)\") } }", ":mount Row()", "model.n = 1",
      ":unmount Row")
    #expect(shown.contains("Row (gone)       2              1"))
  }
}
