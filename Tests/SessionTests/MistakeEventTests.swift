import Testing

@testable import Session

/// Mistakes as programs read them: one event each, with the rule, the file and the line.
@Suite struct MistakeEventTests {
  private func events(_ text: String) -> [Substring] {
    let lines = Lines()
    var options = SessionOptions(.script)
    options.traceLevel = .views
    options.traceFormat = .json
    let session = Session(options, complaints: { _ in }, output: { lines.text += $0 })
    _ = session.run(script: text, name: "App.swift")
    return lines.text.split(separator: "\n").filter { $0.contains(#""event":"mistake""#) }
  }

  private final class Lines { var text = "" }

  @Test func `a model that a view makes itself names the line of the property`() {
    let found = events(
      """
      @Observable class Model { var n = 0 }
      struct Child: View {
        let model = Model()
        var body: some View { Button("Add \\(model.n)") { model.n += 1 } }
      }
      struct Parent: View {
        @State private var runs = 0
        var body: some View {
          Child()
          Button("Again") { runs += 1 }
          Text("\\(runs)")
        }
      }
      #Preview { Parent() }
      :tap "Add 0"
      :tap "Again"
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains(#""rule":"model_made_by_view","file":"App.swift","line":3,"#) == true)
  }

  @Test func `state that is written while a body runs is one event, at the line that writes`() {
    let found = events(
      """
      struct Wrong: View {
        @State private var n = 0
        var body: some View {
          let _ = (n += 1)
          Text("\\(n)")
        }
      }
      #Preview { Wrong() }
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains(#""rule":"write_in_body","file":"App.swift","line":4,"#) == true)
  }

  @Test func `a healthy program sends none`() {
    #expect(
      events(
        """
        struct Right: View {
          @State private var n = 0
          var body: some View { Button("\\(n)") { n += 1 } }
        }
        #Preview { Right() }
        :tap "0"
        """
      ).isEmpty)
  }
}
