import SwiftUI
struct Legend: View {
  private let colors = ["red", "green", "blue"]
  static let marks = ["a", "b"]
  @State private var values = [0, 0, 0]
  var body: some View {
    ForEach(colors.indices, id: \.self) { i in
      Button("\(colors[i]) \(values[i])") { values[i] += 1 }
    }
    ForEach(Array(Self.marks.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element)") }
    ForEach(0..<3) { Text("\(values[$0])") }
  }
}
:mount Legend()
:tap "red 0"
