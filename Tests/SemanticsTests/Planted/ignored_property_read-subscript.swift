import SwiftUI
@Observable final class Sheet {
  @ObservationIgnored private var cells: [String: Int] = [:]  // wrong
  private var cells: [String: Int] = [:]  // right
  subscript(name: String) -> Int {
    get { cells[name, default: 0] }
    set { cells[name] = newValue }
  }
}
struct Grid2: View {
  @State private var sheet = Sheet()
  var body: some View {
    ForEach(["A1", "B1"], id: \.self) { name in Text("\(name): \(sheet[name])") }
    Button("Fill") { sheet["A1"] = 7 }
  }
}
:mount Grid2()
:tap Fill
