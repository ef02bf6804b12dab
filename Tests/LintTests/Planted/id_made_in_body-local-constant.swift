import SwiftUI
struct Card: Identifiable { let id: UUID; let text: String }
private let known: [String: UUID] = [:]
struct Deck2: View {
  let words: [String]
  @State private var taps = 0
  var body: some View {
    let cards = words.map { Card(id: UUID(), text: $0) }  // wrong
    let cards = words.map { Card(id: known[$0]!, text: $0) }  // right
    ForEach(cards) { card in CardView(card: card) }
    Button("Tap \(taps)") { taps += 1 }
  }
}
struct CardView: View {
  let card: Card
  @State private var flipped = false
  var body: some View { Toggle(card.text, isOn: $flipped) }
}
