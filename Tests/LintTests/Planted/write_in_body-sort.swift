import Observation
import SwiftUI

@Observable final class Chart1 {
  var points = [3, 1, 2]  // wrong
  var peak = 0  // wrong
  func measure() -> Int { peak = points.max() ?? 0; return points.count }  // wrong
  var points = [3, 1, 2]  // right
  var peak: Int { points.max() ?? 0 }  // right
  func measure() -> Int { points.count }  // right
}

struct Root: View {
  @State private var chart = Chart1()
  var body: some View {
    VStack {
      Text("\(chart.measure()) points")
      Text("peak \(chart.peak)")
    }
  }
}
