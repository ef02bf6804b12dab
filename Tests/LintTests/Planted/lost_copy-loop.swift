import SwiftUI
struct Cell: Identifiable { let id: Int; var on = false }
@Observable final class Grid2 {
  var cells = [Cell(id: 1), Cell(id: 2)]
  func allOn() {
    for var cell in cells { cell.on = true }  // wrong
    for i in cells.indices { cells[i].on = true }  // right
  }
}
struct GridView: View {
  @State private var g = Grid2()
  var body: some View {
    ForEach(g.cells) { Text($0.on ? "on" : "off") }
    Button("All") { g.allOn() }
  }
}
