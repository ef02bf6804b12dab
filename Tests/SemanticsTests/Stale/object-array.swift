import SwiftUI
class Row: ObservableObject { @Published var on = false }
class Rows: ObservableObject { @Published var all = [Row(), Row()] }
struct RowView: View {
  @ObservedObject var row: Row
  var body: some View { Text(row.on ? "on" : "off") }
}
struct RowsView: View {
  @ObservedObject var rows: Rows
  var body: some View {
    ForEach(0..<2) { index in
      Text(rows.all[index].on ? "on" : "off")  // wrong
      RowView(row: rows.all[index])  // right
    }
  }
}
let rows = Rows()
:mount RowsView(rows: rows)
rows.all[0].on = true
