import SwiftUI

@Observable class Card: Identifiable {
    let id: Int
    var title: String
    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

@Observable class Column: Identifiable {
    let id: String
    var cards: [Card]
    init(_ id: String, _ cards: [Card] = []) {
        self.id = id
        self.cards = cards
    }
}

@Observable class Board {
    var columns = [Column("Todo", [Card(id: 1, title: "Write"), Card(id: 2, title: "Test")]), Column("Done")]
    func finish(_ card: Card) {
        columns[0].cards.removeAll { $0.id == card.id }
        columns[1].cards.append(card)
    }
}

struct CardView: View {
    @Bindable var card: Card
    let finish: (() -> Void)?
    var body: some View {
        TextField("Card \(card.id)", text: $card.title)
        if let finish { Button("Finish \(card.id)", action: finish) }
    }
}

struct ColumnView: View {
    let column: Column
    let board: Board
    var body: some View {
        Section("\(column.id) (\(column.cards.count))") {
            ForEach(column.cards) { card in
                CardView(card: card, finish: column.id == "Todo" ? { board.finish(card) } : nil)
            }
        }
    }
}

struct KanbanView: View {
    @State private var board = Board()
    var body: some View {
        List(board.columns) { ColumnView(column: $0, board: board) }
    }
}

#Preview { KanbanView() }
