import SwiftUI
@Observable class Report {
  var rows = [1, 2]
  @ObservationIgnored lazy var total = rows.reduce(0, +)  // wrong
  var total: Int { rows.reduce(0, +) }  // right
  func add(_ row: Int) {
    rows.append(row)
    total += row  // wrong
  }
}
struct TotalView: View {
  let report: Report
  var body: some View { Text("\(report.total)") }
}
let report = Report()
:mount TotalView(report: report)
report.add(3)
report.add(4)
