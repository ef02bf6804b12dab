import SwiftUI

// MVVM with async services, pagination, pull to refresh, error alert
struct Article: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var title: String
  var body: String
  var isBookmarked = false
}

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(any Error)
}

struct ServiceError: LocalizedError {
  let code: Int
  var errorDescription: String? { "The server said \(code)." }
}

protocol ArticleService: Sendable {
  func page(_ number: Int) async throws -> [Article]
}

actor MockArticleService: ArticleService {
  private var calls = 0
  let pageSize: Int
  init(pageSize: Int = 3) { self.pageSize = pageSize }

  func page(_ number: Int) async throws -> [Article] {
    calls += 1
    try await Task.sleep(for: .milliseconds(50))
    if number == 3 { throw ServiceError(code: 503) }
    return (0..<pageSize).map { i in
      let id = number * pageSize + i
      return Article(id: id, title: "Article \(id)", body: "Text of \(id)")
    }
  }
}

@MainActor @Observable
final class FeedViewModel {
  private(set) var state: LoadState<[Article]> = .idle
  private(set) var isLoadingMore = false
  var alertMessage: String?
  var filter = ""
  @ObservationIgnored private let service: any ArticleService
  @ObservationIgnored private var nextPage = 0

  init(service: any ArticleService) { self.service = service }

  var articles: [Article] {
    guard case .loaded(let all) = state else { return [] }
    return filter.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(filter) }
  }

  var isShowingAlert: Bool {
    get { alertMessage != nil }
    set { if !newValue { alertMessage = nil } }
  }

  func loadFirst() async {
    state = .loading
    nextPage = 0
    do {
      let first = try await service.page(0)
      nextPage = 1
      state = .loaded(first)
    } catch {
      state = .failed(error)
    }
  }

  func loadMore() async {
    guard case .loaded(let all) = state, !isLoadingMore else { return }
    isLoadingMore = true
    defer { isLoadingMore = false }
    do {
      let more = try await service.page(nextPage)
      nextPage += 1
      state = .loaded(all + more)
    } catch {
      alertMessage = error.localizedDescription
    }
  }

  func toggleBookmark(_ article: Article) {
    guard case .loaded(var all) = state, let index = all.firstIndex(where: { $0.id == article.id }) else { return }
    all[index].isBookmarked.toggle()
    state = .loaded(all)
  }
}

struct ArticleRow: View {
  let article: Article
  let onBookmark: () -> Void
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(article.title).font(.headline)
        Text(article.body).font(.caption).lineLimit(1)
      }
      Spacer()
      Button(article.isBookmarked ? "Unmark \(article.id)" : "Mark \(article.id)", action: onBookmark)
        .buttonStyle(.borderless)
    }
  }
}

struct ArticleDetail: View {
  let article: Article
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    ScrollView {
      Text(article.body).padding()
      Button("Close") { dismiss() }
    }
    .navigationTitle(article.title)
  }
}

struct FeedView: View {
  @State private var model: FeedViewModel
  init(service: any ArticleService = MockArticleService()) {
    _model = State(initialValue: FeedViewModel(service: service))
  }

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("News")
        .searchable(text: $model.filter)
        .refreshable { await model.loadFirst() }
        .navigationDestination(for: Article.self) { ArticleDetail(article: $0) }
        .alert("Problem", isPresented: $model.isShowingAlert, presenting: model.alertMessage) { _ in
          Button("OK", role: .cancel) {}
        } message: { Text($0) }
    }
    .task { await model.loadFirst() }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle, .loading:
      ProgressView("Loading…")
    case .failed(let error):
      ContentUnavailableView {
        Label("Offline", systemImage: "wifi.slash")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Retry") { Task { await model.loadFirst() } }
      }
    case .loaded:
      List {
        ForEach(model.articles) { article in
          NavigationLink(value: article) {
            ArticleRow(article: article) { model.toggleBookmark(article) }
          }
        }
        if model.isLoadingMore {
          ProgressView()
        } else {
          Button("Load more") { Task { await model.loadMore() } }
        }
      }
    }
  }
}

#Preview { FeedView() }
