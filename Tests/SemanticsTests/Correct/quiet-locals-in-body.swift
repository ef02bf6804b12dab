import SwiftUI
struct Point: Identifiable { let id: Int; var x = 0; var label = "" }
@Observable final class Plot { var points = [Point(id: 1), Point(id: 2)]; var offset = 1 }
struct PlotView: View {
  let plot: Plot
  var body: some View {
    var shifted = plot.points
    let _ = shifted.sort { $0.id > $1.id }
    let labels = shifted.map { point in
      var point = point
      point.x += plot.offset
      point.label = "p\(point.x)"
      return point
    }
    ForEach(labels) { Text($0.label) }
    Text(summary)
  }
  private var summary: String {
    var parts: [String] = []
    for point in plot.points { parts.append("\(point.x)") }
    return parts.joined(separator: ",")
  }
}
let plot = Plot()
:mount PlotView(plot: plot)
plot.offset = 4
plot.points[0].x = 2
