import SwiftUI
struct Message: Identifiable {
  let text: String
  var id: UUID { UUID() }  // wrong
  let id = UUID()  // right
}
struct Chat: View {
  @State private var messages = [Message(text: "a"), Message(text: "b")]
  @State private var draft = ""
  var body: some View {
    ForEach(messages) { message in Bubble(message: message) }
    TextField("Draft", text: $draft)
    Text(draft)
  }
}
struct Bubble: View {
  let message: Message
  @State private var isOpen = false
  var body: some View { Toggle(message.text, isOn: $isOpen) }
}
:mount Chat()
:toggle a
:type Draft "x"
