import SwiftUI
class Report { lazy var title: String = "rows 1"; func add() { title = "rows 2" } }  // wrong
@Observable class Report { var rows = 1; var title: String { "rows \(rows)" }; func add() { rows += 1 } }  // right
struct ReportView: View { let report: Report; var body: some View { Text(report.title); Button("Add") { report.add() } } }
:mount ReportView(report: Report())
:tap Add
