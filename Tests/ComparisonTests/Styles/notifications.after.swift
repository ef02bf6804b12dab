import Combine
import SwiftUI

extension Notification.Name {
    static let didEarnPoint = Notification.Name("didEarnPoint")
}

@Observable final class ScoreBoard {
    private(set) var points = 0
    @ObservationIgnored private var subscription: AnyCancellable?
    init() {
        subscription = NotificationCenter.default.publisher(for: .didEarnPoint)
            .compactMap { $0.object as? Int }
            .sink { [weak self] amount in self?.points += amount }
    }
}

struct PointButton: View {
    let amount: Int
    var body: some View {
        Button("Earn \(amount)") { NotificationCenter.default.post(name: .didEarnPoint, object: amount) }
    }
}

struct ScoreView: View {
    @State private var board = ScoreBoard()
    var body: some View {
        VStack {
            Text("Points: \(board.points)")
            PointButton(amount: 1)
            PointButton(amount: 10)
        }
    }
}

#Preview { ScoreView() }
