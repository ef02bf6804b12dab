import Observation
import SwiftUI

struct Card: Identifiable { var id: Int { Int.random(in: 0..<1_000_000) }; let title: String }  // wrong

struct Card: Identifiable { var id: String { title }; let title: String }  // right

struct Root: View {
  @State private var cards = [Card(title: "a"), Card(title: "b")]
  var body: some View { List(cards) { Text($0.title) } }
}
