import SwiftUI

final class Report: ObservableObject {
  @Published var rows = [1, 2]
  var texts: [Int: String] = [:]

  func text(_ row: Int) -> String {
    if let text = texts[row] { return text }
    let text = "row \(row)"
    texts[row] = text
    return text
  }
}

struct ReportView: View {
  @StateObject private var report = Report()

  var body: some View {
    ForEach(report.rows, id: \.self) { Text(report.text($0)) }
    Button("Add") { report.rows.append(9) }
  }
}

// plays :mount ReportView()
// plays :tap Add
