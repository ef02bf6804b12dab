import SwiftUI
@Observable final class Board { var cards = [1, 2]; func shuffle() { cards.reverse() } }
struct BoardView: View {
  @State private var board = Board()
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ScrollViewReader { proxy in
      ForEach(board.cards, id: \.self) { Text("\($0)") }
      Button("Shuffle") { withAnimation { board.shuffle() } }
      Button("Top") { withAnimation { proxy.scrollTo(1) } }
      Button("Close") { withAnimation { dismiss() } }
      Button("Open") { withAnimation(.spring) { isOpen.toggle() } completion: { print("done") } }
    }
  }
}
:mount BoardView()
:tap Shuffle
:tap Open
:tap Top
