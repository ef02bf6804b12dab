import SwiftUI

final class Board: ObservableObject {
  private(set) var rows: [String] = []
  private(set) var count = 0
  func first() {
    objectWillChange.send()

    count += 1
  }
  func last() {
    count += 1

    objectWillChange.send()
  }
  func middle() {
    count += 1

    objectWillChange.send()

    rows.append("a")
  }
  func only() { objectWillChange.send(); count += 1 }
  func after() { count += 1; objectWillChange.send() }
  func between() { count += 1; objectWillChange.send(); rows.append("b") }
  func ends() {
    objectWillChange.send();
    count += 1
  }
  func begins() {
    objectWillChange.send(); count += 1
    self.objectWillChange.send() // shown
  }
  func said() {
    // The views are told.
    objectWillChange.send()
    rows.append("c")
  }
}

struct BoardView: View {
  @StateObject private var board = Board()
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
