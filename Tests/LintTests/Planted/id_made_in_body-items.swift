import SwiftUI

struct Message: Identifiable {
  let id: UUID
  let text: String
}

struct Messages: View {
  let texts: [String]
  var body: some View {
    List(texts.map { Message(id: UUID(), text: $0) }) { message in  // wrong
    List(texts, id: \.self) { message in  // right
      Text(message.text)  // wrong
      Text(message)  // right
    }
  }
}
