import SwiftUI
@Observable final class Range2 { var low = 0; var high = 10 }
struct RangeEditor: View {
  @State private var range = Range2()
  var body: some View {
    Button("Low \(range.low)") { range.low += 1 }
      .onChange(of: range.low) { range.high = range.low + 10 }
      .onChange(of: range.high) { range.low = range.high - 9 }  // wrong
      .onChange(of: range.high) { range.low = range.high - 10 }  // right
  }
}
:mount RangeEditor()
:tap "Low 0"
