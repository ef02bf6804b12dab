import SwiftUI
import Combine
class Library: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    let all = ["Dune", "Emma", "Ulysses", "Ann of Green Gables"]
    private var cancellables = Set<AnyCancellable>()
    init() {
        $query
            .debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
            .map { [all] q in q.isEmpty ? all : all.filter { $0.lowercased().contains(q.lowercased()) } }
            .assign(to: &$results)
    }
}
struct LibraryView: View {
    @StateObject var library = Library()
    var body: some View {
        NavigationStack {
            List(library.results, id: \.self) { Text($0) }
                .searchable(text: $library.query)
                .overlay { if library.results.isEmpty { Text("Nothing") } }
        }
    }
}
#Preview { LibraryView() }
