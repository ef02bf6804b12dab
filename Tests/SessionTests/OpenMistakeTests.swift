import Session
import Testing

/// Mistakes in opened code, whose files are checked as one text.
@Suite struct OpenMistakeTests {
  @Test func `a mistake names the file and the line in it`() {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    _ = session.open(
      [
        ("Model.swift", "// The model.\nclass Model {\n  var n = 0\n  func add() {\n    n += 1\n  }\n}\n"),
        (
          "View.swift",
          """
          import SwiftUI
          let model = Model()
          struct Counter: View {
            var body: some View { Text("\\(model.n)") }
          }
          """
        ),
      ], name: "App", platform: "iOS")
    for input in [":mount Counter()", "model.add()", ":mistakes"] { _ = session.submit(input) }
    #expect(printed.contains("n is 1 since Model.swift:5 (Model.add())"), "\(printed)")
    #expect(printed.contains("Model.swift:2: 'class Model'"), "\(printed)")
  }
}
