import SwiftUI

struct Article: Identifiable, Sendable {
  let id: Int
  let title: String
}

protocol ArticleSource: Sendable {
  func page(_ number: Int) async throws -> [Article]
}

struct SampleSource: ArticleSource {
  func page(_ number: Int) async throws -> [Article] {
    try await Task.sleep(for: .milliseconds(200))
    return (1...3).map { Article(id: number * 3 + $0, title: "Article \(number * 3 + $0)") }
  }
}

@MainActor @Observable
final class FeedModel {
  enum Phase: Equatable {
    case idle, loading
    case failed(String)
  }
  private(set) var articles: [Article] = []
  private(set) var phase = Phase.idle
  @ObservationIgnored private var nextPage = 0
  private let source: any ArticleSource

  init(source: any ArticleSource) { self.source = source }

  func loadMore() async {
    guard phase != .loading else { return }
    phase = .loading
    do {
      articles += try await source.page(nextPage)
      nextPage += 1
      phase = .idle
    } catch {
      phase = .failed("\(error)")
    }
  }
  func reload() async {
    guard phase != .loading else { return }
    articles = []
    nextPage = 0
    await loadMore()
  }
}

struct FeedView: View {
  @State private var model = FeedModel(source: SampleSource())
  var body: some View {
    List {
      ForEach(model.articles) { Text($0.title) }
      switch model.phase {
      case .idle: Button("More") { Task { await model.loadMore() } }
      case .loading: ProgressView()
      case .failed(let reason): Text(reason).foregroundStyle(.red)
      }
    }
    .task { await model.loadMore() }
    .refreshable { await model.reload() }
  }
}

#Preview { FeedView() }
:mount FeedView()
:advance 1s
:tap More
:advance 1s
:refresh
:advance 1s
