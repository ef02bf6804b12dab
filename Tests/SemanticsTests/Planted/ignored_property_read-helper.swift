import SwiftUI
@Observable final class ChartModel {
  var title = "Sales"
  @ObservationIgnored private(set) var points: [Double] = []  // wrong
  private(set) var points: [Double] = []  // right
  func append(_ point: Double) { points.append(point) }
  var maximum: Double { points.max() ?? 0 }
}
struct ChartScreen: View {
  let model: ChartModel
  var body: some View { VStack { Text(model.title); legend() } }
  private func legend() -> some View { Text("max \(model.maximum)") }
}
let chart = ChartModel()
:mount ChartScreen(model: chart)
chart.append(3)
