import SwiftUI

struct Chat: View {
  @State private var messages = ["Hi"]
  var body: some View {
    VStack {
      ScrollView {
        ForEach(messages, id: \.self) { Bubble(text: $0) }
      }
      .id(UUID())  // wrong
      .id("messages")  // right
      Button("Send") { messages.append("m\(messages.count)") }
    }
  }
}
struct Bubble: View {
  let text: String
  @State private var isOpen = false
  var body: some View { Toggle(text, isOn: $isOpen) }
}
