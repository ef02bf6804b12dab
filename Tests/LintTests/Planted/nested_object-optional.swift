import SwiftUI

class Chat: ObservableObject { @Published var title = "" }
class Chats: ObservableObject { @Published var current: Chat? = Chat() }

struct ChatHeader: View {
  @ObservedObject var chats: Chats
  var body: some View {
    if let chat = chats.current {
      Text(chat.title)  // wrong
      ChatTitle(chat: chat)  // right
    }
    Button("Rename") { chats.current?.title = "New" }
  }
}

struct ChatTitle: View {
  @ObservedObject var chat: Chat
  var body: some View { Text(chat.title) }
}
