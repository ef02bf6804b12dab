import SwiftUI
class Chat: ObservableObject { @Published var title = "a" }
class Chats: ObservableObject { @Published var current = Chat() }
struct Title: View {
  @ObservedObject var chat: Chat
  var body: some View { Text(chat.title) }
}
struct ChatsView: View {
  @StateObject private var chats = Chats()
  var body: some View {
    Text(chats.current.title)  // wrong
    Title(chat: chats.current)  // right
    Button("Rename") { chats.current.title = "b" }
  }
}
:mount ChatsView()
:tap Rename
