import Combine
import SwiftUI

@MainActor
class CityFinder: ObservableObject {
    @Published var query = ""
    @Published private(set) var matches: [String] = []
    private let cities = ["Berlin", "Bern", "Bergen", "Oslo", "Osaka"]
    private var subscription: AnyCancellable?

    init() {
        subscription = $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] text in self?.find(text) }
    }

    private func find(_ text: String) {
        matches = text.isEmpty ? [] : cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
}

struct CitySearch: View {
    @StateObject private var finder = CityFinder()
    var body: some View {
        NavigationStack {
            List(finder.matches, id: \.self) { city in Text(city) }
                .searchable(text: $finder.query)
                .navigationTitle("Cities")
        }
    }
}

#Preview { CitySearch() }
