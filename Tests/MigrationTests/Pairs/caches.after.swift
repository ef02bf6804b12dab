import SwiftUI

@Observable
final class Report {
  var rows = [1, 2]
  @ObservationIgnored var texts: [Int: String] = [:]

  func text(_ row: Int) -> String {
    if let text = texts[row] { return text }
    let text = "row \(row)"
    texts[row] = text
    return text
  }
}

struct ReportView: View {
  @State private var report = Report()

  var body: some View {
    ForEach(report.rows, id: \.self) { Text(report.text($0)) }
    Button("Add") { report.rows.append(9) }
  }
}

// plays :mount ReportView()
// plays :tap Add
