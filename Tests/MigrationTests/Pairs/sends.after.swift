import SwiftUI

@Observable
final class Board {
  private(set) var rows: [String] = []
  private(set) var count = 0
  func first() {
    count += 1
  }
  func last() {
    count += 1
  }
  func middle() {
    count += 1

    rows.append("a")
  }
  func only() { count += 1 }
  func after() { count += 1 }
  func between() { count += 1; rows.append("b") }
  func ends() {
    count += 1
  }
  func begins() {
    count += 1
    // shown
  }
  func said() {
    // The views are told.
    rows.append("c")
  }
}

struct BoardView: View {
  @State private var board = Board()
  var body: some View {
    Text("\(board.count) \(board.rows.joined())")
    Button("first") { board.first() }
    Button("middle") { board.middle() }
    Button("between") { board.between() }
    Button("begins") { board.begins() }
  }
}
// plays :mount BoardView()
// plays :tap first
// plays :tap middle
// plays :tap between
// plays :tap begins
