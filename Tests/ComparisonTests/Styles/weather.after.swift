import SwiftUI

enum WeatherError: Error { case offline }

protocol WeatherService {
    func temperature(in city: String) async throws -> Int
}

struct FakeWeather: WeatherService {
    func temperature(in city: String) async throws -> Int {
        try await Task.sleep(nanoseconds: 500_000_000)
        if city.isEmpty { throw WeatherError.offline }
        return city.count * 3
    }
}

@MainActor
@Observable final class WeatherViewModel {
    enum State: Equatable {
        case idle, loading
        case loaded(Int)
        case failed(String)
    }
    private(set) var state = State.idle
    var city = "Rome"
    private let service: WeatherService

    init(service: WeatherService = FakeWeather()) { self.service = service }

    func load() async {
        state = .loading
        do {
            state = .loaded(try await service.temperature(in: city))
        } catch {
            state = .failed("no connection")
        }
    }
}

struct WeatherView: View {
    @State private var viewModel = WeatherViewModel()
    var body: some View {
        VStack {
            TextField("City", text: $viewModel.city)
            switch viewModel.state {
            case .idle: Text("Tap to load")
            case .loading: ProgressView()
            case .loaded(let degrees): Text("\(degrees)°")
            case .failed(let reason): Text("Failed: \(reason)")
            }
            Button("Load") { Task { await viewModel.load() } }
        }
        .task { await viewModel.load() }
    }
}

#Preview { WeatherView() }
