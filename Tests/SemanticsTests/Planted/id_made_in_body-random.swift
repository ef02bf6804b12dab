import SwiftUI
struct Card: View { @State private var isOpen = false; let n: Int; var body: some View { Toggle("Card \(n)", isOn: $isOpen) } }
struct Deck: View {
  @State private var n = 0
  private var identity: UUID { UUID() }  // wrong
  @State private var identity = UUID()  // right
  var body: some View { Card(n: 1).id(identity); Button("Again") { n += 1 }; Text("\(n)") }
}
:mount Deck()
:toggle "Card 1"
:tap Again
