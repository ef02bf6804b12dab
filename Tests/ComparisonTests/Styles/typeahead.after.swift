import SwiftUI

@MainActor
@Observable class CityFinder {
    var query = "" {
        didSet { schedule() }
    }
    private(set) var matches: [String] = []
    private let cities = ["Berlin", "Bern", "Bergen", "Oslo", "Osaka"]
    @ObservationIgnored private var pending: Task<Void, Never>?
    @ObservationIgnored private var last: String?

    private func schedule() {
        pending?.cancel()
        pending = Task {
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled, query != last else { return }
            last = query
            find(query)
        }
    }

    private func find(_ text: String) {
        matches = text.isEmpty ? [] : cities.filter { $0.lowercased().hasPrefix(text.lowercased()) }
    }
}

struct CitySearch: View {
    @State private var finder = CityFinder()
    var body: some View {
        NavigationStack {
            List(finder.matches, id: \.self) { city in Text(city) }
                .searchable(text: $finder.query)
                .navigationTitle("Cities")
        }
    }
}

#Preview { CitySearch() }
