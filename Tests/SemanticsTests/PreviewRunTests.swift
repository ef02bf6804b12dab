import Testing

/// The closure of a preview runs again when what it shows changes, and not because of the models that it has made.
@Suite struct PreviewRunTests {
  private static let store = """
    import SwiftUI
    @Observable class Store { var all = ["a", "b"]; var shown: [String] = [] }
    struct Row: View {
      let store: Store
      var body: some View {
        Text("shown \\(store.shown.count) of \\(store.all.count)")
        Button("clear") { store.all = [] }
      }
    }

    """

  @Test func `a model that a preview has made and read is kept`() {
    let result = run(
      script: Self.store + """
        #Preview("Filled") {
          let store = Store()
          store.shown = store.all
          return Row(store: store)
        }
        :tap "clear"
        :render
        """)
    #expect(result.output.contains(#"Text  "shown 2 of 0""#))
    #expect(!result.output.contains("shown 2 of 2"))
  }

  @Test func `a model of the program that a mounted view reads is observed`() {
    let result = run(
      script: Self.store + """
        let shared = Store()
        :mount Text("of \\(shared.all.count)")
        shared.all = []
        :render
        """)
    #expect(result.output.contains(#"Text  "of 0""#))
  }
}
