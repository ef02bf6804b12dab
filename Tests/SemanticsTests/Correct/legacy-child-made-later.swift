class Row: ObservableObject { @Published var text = ""; init(_ n: Int) { text = "row \(n)" } }
struct RowView: View {
  @StateObject private var row: Row
  init(n: Int) { _row = StateObject(wrappedValue: Row(n)) }
  var body: some View { Text(row.text) }
}
struct Screen: View {
  @State private var rows = [1, 2]
  var body: some View { List(rows, id: \.self) { RowView(n: $0) }; Button("Add") { rows.append(rows.count + 1) } }
}
:mount Screen()
:tap Add
