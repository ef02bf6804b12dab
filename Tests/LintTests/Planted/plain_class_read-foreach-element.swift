import SwiftUI

final class Row: Identifiable {  // wrong
@Observable final class Row: Identifiable {  // right
  let id: Int
  var isOn = false
  init(id: Int) { self.id = id }
}

struct Grid1: View {
  @State private var rows = (0..<3).map { Row(id: $0) }
  var body: some View {
    List {
      ForEach(rows) { row in
        HStack {
          Text(row.isOn ? "on" : "off")
          Button("Flip \(row.id)") { row.isOn.toggle() }
        }
      }
    }
  }
}
