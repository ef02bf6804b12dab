import SwiftUI
@Observable final class Table {
  var rows = [3, 1, 2]
  private var memo: [Int]?  // wrong
  @ObservationIgnored private var memo: [Int]?  // right
  var sorted: [Int] {
    if let memo, memo.count == rows.count { return memo }
    let made = rows.sorted()
    memo = made
    return made
  }
}
struct TableView: View {
  @State private var table = Table()
  var body: some View {
    ForEach(table.sorted, id: \.self) { Text("\($0)") }
    Button("Add") { table.rows.append(0) }
  }
}
:mount TableView()
:tap Add
