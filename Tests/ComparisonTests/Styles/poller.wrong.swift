// differs: screen, mistake, tracking
import SwiftUI

@MainActor
@Observable final class StockTicker {
    private(set) var price = 100
    @ObservationIgnored private(set) var updates = 0
    @ObservationIgnored private var loop: Task<Void, Never>?

    func begin() {
        guard loop == nil else { return }
        loop = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(2))
                guard let self, !Task.isCancelled else { return }
                self.price += self.updates % 2 == 0 ? 3 : -1
                self.updates += 1
            }
        }
    }
    func end() {
        loop?.cancel()
        loop = nil
    }
}

struct TickerView: View {
    @State private var ticker = StockTicker()
    var body: some View {
        VStack {
            Text("Price \(ticker.price)")
            Text("\(ticker.updates) updates")
        }
        .onAppear { ticker.begin() }
        .onDisappear { ticker.end() }
    }
}

struct TickerHost: View {
    @State private var isVisible = true
    var body: some View {
        Toggle("Ticker", isOn: $isVisible)
        if isVisible { TickerView() }
    }
}

#Preview { TickerHost() }
