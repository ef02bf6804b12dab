import SwiftUI
struct Step: Identifiable { let id: Int; var text: String }
struct Recipe: View {
  @State private var steps = [Step(id: 1, text: "mix"), Step(id: 2, text: "bake")]
  var body: some View {
    ForEach(Array(zip(1..., steps)), id: \.0) { n, s in StepRow(n: n, s: s) }  // wrong
    ForEach(Array(zip(1..., steps)), id: \.1.id) { n, s in StepRow(n: n, s: s) }  // right
    Button("Drop") { steps.removeFirst() }
  }
}
struct StepRow: View {
  let n: Int
  let s: Step
  @State private var done = false
  var body: some View { Toggle("\(n) \(s.text)", isOn: $done) }
}
