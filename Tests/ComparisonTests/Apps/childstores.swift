import SwiftUI

// A store with child stores, parents told by closures, search with debounce
struct Message: Identifiable, Equatable, Sendable {
  let id: Int
  let author: String
  var text: String
  var isRead = false
}

@MainActor @Observable final class ConversationStore: Identifiable {
  nonisolated let id: Int
  let partner: String
  private(set) var messages: [Message]
  var draft = ""
  @ObservationIgnored var onSend: ((Message) -> Void)?

  init(id: Int, partner: String, messages: [Message]) {
    self.id = id
    self.partner = partner
    self.messages = messages
  }

  var unread: Int { messages.count { !$0.isRead } }
  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  func markRead() { for i in messages.indices where !messages[i].isRead { messages[i].isRead = true } }

  func send() {
    guard canSend else { return }
    let message = Message(id: (messages.last?.id ?? 0) + 1, author: "me", text: draft, isRead: true)
    messages.append(message)
    draft = ""
    onSend?(message)
  }
}

@MainActor @Observable final class MessengerStore {
  private(set) var conversations: [ConversationStore] = []
  private(set) var log: [String] = []
  var query = "" {
    didSet { if query != oldValue { search() } }
  }
  private(set) var results: [ConversationStore]?
  @ObservationIgnored private var searching: Task<Void, Never>?

  var totalUnread: Int { conversations.reduce(0) { $0 + $1.unread } }
  var shown: [ConversationStore] { results ?? conversations }

  func load() async {
    guard conversations.isEmpty else { return }
    await Task.yield()
    conversations = ["Ann", "Bob", "Cleo"].enumerated().map { index, name in
      let store = ConversationStore(
        id: index, partner: name, messages: [Message(id: 1, author: name, text: "Hi from \(name)")])
      store.onSend = { [weak self] in self?.log.append("\($0.text) → \(name)") }
      return store
    }
  }

  private func search() {
    searching?.cancel()
    guard !query.isEmpty else {
      results = nil
      return
    }
    searching = Task { [query, weak self] in
      do { try await Task.sleep(for: .milliseconds(250)) } catch { return }
      self?.finish(query)
    }
  }

  private func finish(_ query: String) {
    guard query == self.query else { return }
    results = conversations.filter { $0.partner.lowercased().hasPrefix(query.lowercased()) }
  }
}

struct ConversationRow: View {
  let store: ConversationStore
  var body: some View {
    HStack {
      Text(store.partner)
      if store.unread > 0 { Text("\(store.unread)").padding(4).background(.red, in: .capsule) }
      Text(store.messages.last?.text ?? "").lineLimit(1)
    }
  }
}

struct ConversationView: View {
  @Bindable var store: ConversationStore
  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack {
            ForEach(store.messages) { message in
              Text("\(message.author): \(message.text)").id(message.id)
            }
          }
        }
        .onChange(of: store.messages.count) { _, _ in
          if let last = store.messages.last { withAnimation { proxy.scrollTo(last.id) } }
        }
      }
      HStack {
        TextField("Message", text: $store.draft).onSubmit { store.send() }
        Button("Send") { store.send() }.disabled(!store.canSend)
      }
    }
    .onAppear { store.markRead() }
    .navigationTitle(store.partner)
  }
}

struct MessengerView: View {
  @State private var store = MessengerStore()
  @State private var selection: Int?
  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(store.shown) { conversation in
          ConversationRow(store: conversation).tag(conversation.id)
        }
      }
      .searchable(text: $store.query)
      .navigationTitle("Unread \(store.totalUnread)")
    } detail: {
      if let selection, let conversation = store.conversations.first(where: { $0.id == selection }) {
        ConversationView(store: conversation).id(conversation.id)
      } else {
        Text("Choose a conversation")
      }
    }
    .overlay(alignment: .bottom) { Text("Sent \(store.log.count)") }
    .task { await store.load() }
  }
}

#Preview { MessengerView() }
