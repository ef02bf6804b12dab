import SwiftUI
@Observable class Report {
  var rows = [1, 2, 3] { didSet { sum = rows.reduce(0, +) } }
  @ObservationIgnored var sum = 6  // wrong
  var sum = 6  // right
}
struct ReportView: View {
  let report: Report
  var body: some View { Text("\(report.sum)") }
}
let report = Report()
:mount ReportView(report: report)
report.rows = [4, 5]
