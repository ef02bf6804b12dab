import SwiftUI
import Combine
class Search: ObservableObject {
    @Published var query = ""
    @Published private(set) var runs = 0
    private var bag: Set<AnyCancellable> = []
    init() {
        $query.dropFirst().sink { [weak self] _ in self?.runs += 1 }.store(in: &bag)
    }
    func again() { query = query }
}
struct SearchScreen: View {
    @StateObject private var search = Search()
    var body: some View {
        VStack {
            TextField("Query", text: $search.query)
            Text("Runs: \(search.runs)")
            Button("Again") { search.again() }
        }
    }
}
#Preview { SearchScreen() }
