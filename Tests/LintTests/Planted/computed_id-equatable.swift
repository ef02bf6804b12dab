import SwiftUI

struct Chip: Identifiable, Equatable {
  var id: UUID { UUID() }  // wrong
  var id: String { title }  // right
  let title: String
}

struct Chips: View {
  let chips: [Chip]
  var body: some View { ForEach(chips) { Text($0.title) } }
}
