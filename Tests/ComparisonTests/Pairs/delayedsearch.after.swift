import SwiftUI
@MainActor @Observable class Library {
    var query = "" { didSet { schedule() } }
    var results: [String] = []
    let all = ["Dune", "Emma", "Ulysses", "Ann of Green Gables"]
    @ObservationIgnored private var pending: Task<Void, Never>?
    func schedule() {
        pending?.cancel()
        pending = Task { [weak self] in
            try? await Task.sleep(for: .seconds(0.5))
            guard !Task.isCancelled, let self else { return }
            let q = query
            results = q.isEmpty ? all : all.filter { $0.lowercased().contains(q.lowercased()) }
        }
    }
}
struct LibraryView: View {
    @State var library = Library()
    var body: some View {
        NavigationStack {
            List(library.results, id: \.self) { Text($0) }
                .searchable(text: $library.query)
                .overlay { if library.results.isEmpty { Text("Nothing") } }
                .task { library.schedule() }
        }
    }
}
#Preview { LibraryView() }
