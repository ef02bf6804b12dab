import SwiftUI
class Draft { var text = "a" }  // wrong
@Observable class Draft { var text = "a" }  // right
struct Line: View, Equatable {
  let draft: Draft
  static func == (a: Line, b: Line) -> Bool { a.draft === b.draft }
  var body: some View { Text(draft.text) }
}
struct Page: View {
  let draft: Draft
  @State private var n = 0
  var body: some View { Line(draft: draft).equatable(); Button("Again") { n += 1 }; Text("\(n)") }
}
let draft = Draft()
:mount Page(draft: draft)
draft.text = "b"
