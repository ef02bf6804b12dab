import SwiftUI

struct Line: Identifiable {
  let id = UUID()
  let text: String
}

struct LinesView: View {
  let text: String
  @State private var n = 0
  private static let fixed = [Line(text: "a"), Line(text: "b")]  // right
  var body: some View {
    Button("\(n)") { n += 1 }
    ForEach(lines) { LineRow(line: $0) }
  }
  private var lines: [Line] {
    text.split(separator: "\n").map { Line(text: String($0)) }  // wrong
    Self.fixed  // right
  }
}

struct LineRow: View {
  let line: Line
  @State private var isOpen = false
  var body: some View { Toggle(line.text, isOn: $isOpen) }
}

struct Screen: View {
  var body: some View { LinesView(text: "a\nb") }
}
