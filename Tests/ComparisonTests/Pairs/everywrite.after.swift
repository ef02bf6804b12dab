import SwiftUI
@Observable class Search {
    var query = "" { didSet { runs += 1 } }
    private(set) var runs = 0
    func again() { query = query }
}
struct SearchScreen: View {
    @State private var search = Search()
    var body: some View {
        VStack {
            TextField("Query", text: $search.query)
            Text("Runs: \(search.runs)")
            Button("Again") { search.again() }
        }
    }
}
#Preview { SearchScreen() }
