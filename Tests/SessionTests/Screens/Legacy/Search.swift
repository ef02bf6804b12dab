import SwiftUI

// MARK: - Service

struct Book: Identifiable, Hashable, Sendable {
  var id: String { isbn }
  let isbn: String
  let title: String
  let author: String
  let year: Int
}

enum SearchError: LocalizedError {
  case tooLong(limit: Int)

  var errorDescription: String? {
    switch self {
    case .tooLong(let limit): return "At most \(limit) characters, please."
    }
  }
}

actor Library {
  static let shared = Library()

  private let books = [
    Book(isbn: "1", title: "Dune", author: "Herbert", year: 1965),
    Book(isbn: "2", title: "Dubliners", author: "Joyce", year: 1914),
    Book(isbn: "3", title: "Emma", author: "Austen", year: 1815),
    Book(isbn: "4", title: "Dracula", author: "Stoker", year: 1897),
  ]
  private var searches = 0

  func search(_ text: String) async throws -> [Book] {
    searches += 1
    guard text.count <= 8 else { throw SearchError.tooLong(limit: 8) }
    try await Task.sleep(for: .milliseconds(200))
    return books
      .filter { $0.title.lowercased().hasPrefix(text.lowercased()) }
      .sorted { $0.title < $1.title }
  }

  var count: Int { searches }
}

// MARK: - Model

@MainActor
final class SearchModel: ObservableObject {
  enum State {
    case empty
    case searching
    case results([Book])
    case failed(any Error)
  }

  @Published var text = ""
  @Published private(set) var state = State.empty
  @Published private(set) var recent: [String] = []

  func search() async {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      state = .empty
      return
    }
    do {
      try await Task.sleep(for: .seconds(0.3))
      state = .searching
      let found = try await Library.shared.search(text)
      state = .results(found)
      if !recent.contains(text) { recent.insert(text, at: 0) }
    } catch is CancellationError {
      return
    } catch {
      state = .failed(error)
    }
  }
}

// MARK: - Views

struct SearchView: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Books")
        .searchable(text: $model.text, prompt: "Title")
        .task(id: model.text) { await model.search() }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch model.state {
    case .empty:
      List {
        Section("Recent") {
          ForEach(model.recent, id: \.self) { text in
            Button(text) { model.text = text }
          }
          if model.recent.isEmpty {
            Text("No searches yet").italic()
          }
        }
      }
    case .searching:
      ProgressView()
        .controlSize(.large)
    case .results(let books) where books.isEmpty:
      ContentUnavailableView.search(text: model.text)
    case .results(let books):
      List(books) { book in
        BookRow(book: book)
          .onTapGesture { print("chose", book.title) }
      }
      .listStyle(.plain)
    case .failed(let error):
      ContentUnavailableView {
        Label("Search failed", systemImage: "exclamationmark.triangle")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Clear") { model.text = "" }
      }
    }
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text("\(book.author), \(String(book.year))")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
  }
}

#Preview {
  SearchView()
}
