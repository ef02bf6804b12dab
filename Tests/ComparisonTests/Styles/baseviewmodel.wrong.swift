// differs: screen, mistake, tracking
import SwiftUI

@MainActor
@Observable class BaseViewModel {
    var isLoading = false
    var errorText: String?

    func run(_ work: @escaping () async throws -> Void) {
        isLoading = true
        errorText = nil
        Task {
            do { try await work() } catch { errorText = "\(error)" }
            isLoading = false
        }
    }
}

enum FetchError: Error { case empty }

final class ArticlesViewModel: BaseViewModel {
    private(set) var articles: [String] = []
    func refresh() {
        run { [self] in
            try await Task.sleep(for: .seconds(1))
            articles.append("Article \(articles.count + 1)")
        }
    }
    func fail() {
        run { throw FetchError.empty }
    }
}

struct ArticlesView: View {
    @State private var viewModel = ArticlesViewModel()
    var body: some View {
        List {
            ForEach(viewModel.articles, id: \.self) { Text($0) }
            if viewModel.isLoading { ProgressView("Loading") }
            if let text = viewModel.errorText { Text("Error: \(text)") }
            Button("Refresh") { viewModel.refresh() }
            Button("Fail") { viewModel.fail() }
        }
    }
}

#Preview { ArticlesView() }
