import SwiftUI

// MARK: - Model

struct Message: Identifiable, Equatable {
  enum Author: String {
    case me, them
  }

  let id: Int
  let author: Author
  var text: String
  let date: Date
  var isRead = false
  var reactions: [String: Int] = [:]
}

@MainActor
final class Conversation: ObservableObject {
  @Published private(set) var messages: [Message] = []
  @Published private(set) var isTyping = false
  @Published var draft = ""

  private var nextID = 1
  private var replyTask: Task<Void, Never>?

  var unreadCount: Int { messages.lazy.filter { !$0.isRead && $0.author == .them }.count }
  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func send() {
    guard canSend else { return }
    append(draft, from: .me)
    let text = draft
    draft = ""
    replyTask?.cancel()
    replyTask = Task { [weak self] in
      try? await Task.sleep(for: .seconds(0.5))
      self?.isTyping = true
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled, let self else { return }
      self.isTyping = false
      self.append("You said: \(text)", from: .them)
    }
  }

  func react(_ emoji: String, to message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].reactions[emoji, default: 0] += 1
  }

  func delete(_ message: Message) { messages.removeAll { $0.id == message.id } }

  func markAllRead() {
    for index in messages.indices { messages[index].isRead = true }
  }

  private func append(_ text: String, from author: Message.Author) {
    defer { nextID += 1 }
    messages.append(Message(id: nextID, author: author, text: text, date: .now, isRead: author == .me))
  }
}

// MARK: - Screen

struct ChatView: View {
  @StateObject private var conversation = Conversation()
  @FocusState private var isComposing: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(conversation.messages) { message in
              MessageBubble(message: message)
                .id(message.id)
                .contextMenu {
                  Button("Like \(message.id)") { conversation.react("👍", to: message) }
                  Divider()
                  Button("Delete \(message.id)", role: .destructive) { conversation.delete(message) }
                }
            }
            if conversation.isTyping { TypingIndicator() }
          }
          .padding()
        }
        .onChange(of: conversation.messages.count) {
          guard let last = conversation.messages.last else { return }
          withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
        }
        .scrollDismissesKeyboard(.interactively)
      }
      Divider()
      composer
    }
    .navigationTitle("Chat")
    .overlay(alignment: .topTrailing) {
      if conversation.unreadCount > 0 {
        Button("\(conversation.unreadCount) unread", action: conversation.markAllRead)
          .padding(6)
          .background(.red, in: .capsule)
      }
    }
    .overlay {
      if conversation.messages.isEmpty {
        ContentUnavailableView("No messages", systemImage: "bubble.left")
      }
    }
  }

  private var composer: some View {
    HStack(alignment: .lastTextBaseline) {
      TextField("Message", text: $conversation.draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isComposing)
      Button {
        conversation.send()
        isComposing = true
      } label: {
        Label("Send", systemImage: "paperplane.fill")
          .labelStyle(.iconOnly)
      }
      .disabled(!conversation.canSend)
    }
    .padding()
    .background(.bar)
  }
}

private struct MessageBubble: View {
  let message: Message

  private var isMine: Bool { message.author == .me }

  var body: some View {
    HStack {
      if isMine { Spacer(minLength: 40) }
      VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .padding(10)
          .foregroundStyle(isMine ? .white : .primary)
          .background(isMine ? Color.blue : Color.gray.opacity(0.2))
          .clipShape(RoundedRectangle(cornerRadius: 16))
        HStack(spacing: 4) {
          Text(message.date, style: .time)
          ForEach(message.reactions.sorted(by: { $0.key < $1.key }), id: \.key) { emoji, count in
            Text(count > 1 ? "\(emoji) \(count)" : emoji)
          }
          if !message.isRead { Circle().fill(.red).frame(width: 6, height: 6) }
        }
        .font(.caption2)
      }
      if !isMine { Spacer(minLength: 40) }
    }
  }
}

private struct TypingIndicator: View {
  @State private var phase = 0.0

  var body: some View {
    HStack {
      ForEach(0..<3) { dot in
        Circle()
          .frame(width: 8, height: 8)
          .scaleEffect(phase == Double(dot) ? 1.2 : 1)
          .offset(y: sin(phase) * 2)
      }
    }
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { phase = 3 }
    }
  }
}

#Preview {
  NavigationStack { ChatView() }
}
