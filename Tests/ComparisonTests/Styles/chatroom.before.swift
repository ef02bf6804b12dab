import SwiftUI

struct Message: Identifiable {
    let id: Int
    let author: String
    let text: String
}

@MainActor
final class ChatModel: ObservableObject {
    @Published private(set) var messages: [Message] = []
    @Published var draft = ""
    @Published private(set) var isTyping = false
    private var nextID = 1

    var canSend: Bool { !draft.trimmingCharacters(in: .whitespaces).isEmpty }

    func send() {
        guard canSend else { return }
        post("me", draft)
        draft = ""
        isTyping = true
        Task {
            try? await Task.sleep(for: .seconds(1))
            isTyping = false
            post("bot", "you wrote \(messages.last?.text ?? "nothing")")
        }
    }

    private func post(_ author: String, _ text: String) {
        messages.append(Message(id: nextID, author: author, text: text))
        nextID += 1
    }
}

struct MessageRow: View {
    let message: Message
    var body: some View { Text("\(message.author): \(message.text)") }
}

struct ChatView: View {
    @StateObject private var model = ChatModel()
    var body: some View {
        VStack {
            ScrollView {
                LazyVStack {
                    ForEach(model.messages) { MessageRow(message: $0) }
                }
            }
            if model.isTyping { Text("typing…") }
            HStack {
                TextField("Message", text: $model.draft)
                Button("Send", action: model.send).disabled(!model.canSend)
            }
        }
    }
}

#Preview { ChatView() }
