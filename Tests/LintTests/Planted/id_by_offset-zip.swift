import SwiftUI
@Observable class Lines { var all = ["a"]; func add() { all.insert("b", at: 0) } }
struct LinesView: View {
  let lines: Lines
  var body: some View {
    ForEach(Array(zip(lines.all.indices, lines.all)), id: \.0) { _, line in Text(line).transition(.slide) }  // wrong
    ForEach(lines.all, id: \.self) { line in Text(line) }  // right
    Button("Add", action: lines.add)
  }
}
