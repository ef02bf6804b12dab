import SwiftUI
@Observable class Deck { var cards: [Int] = [] }
struct DeckView: View {
  let deck: Deck = { let deck = Deck(); deck.cards = [1]; return deck }()  // wrong
  @State private var deck: Deck = { let deck = Deck(); deck.cards = [1]; return deck }()  // right
  var body: some View { Button("\(deck.cards.count)") { deck.cards.append(2) } }
}
