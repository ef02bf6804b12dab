import SwiftUI
struct Tally: View {
  static var total = 0  // wrong
  @State private var total = 0  // right
  var body: some View {
    Text("\(Self.total)")  // wrong
    Text("\(total)")  // right
    Button("Add") {
      Self.total += 1  // wrong
      total += 1  // right
    }
  }
}
:mount Tally()
:tap Add
