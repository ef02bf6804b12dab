// differs: screen
import SwiftUI

@Observable final class Inventory {
    @ObservationIgnored private(set) var counts: [String: Int] = ["apples": 3, "pears": 0]
    var names: [String] { counts.keys.sorted() }

    func restock(_ name: String) {
        counts[name, default: 0] += 5
    }
    func sell(_ name: String) {
        guard let count = counts[name], count > 0 else { return }
        counts[name] = count - 1
    }
}

struct StockRow: View {
    let inventory: Inventory
    let name: String
    var body: some View {
        HStack {
            Text("\(name): \(inventory.counts[name] ?? 0)")
            Button("Sell \(name)") { inventory.sell(name) }
            Button("Restock \(name)") { inventory.restock(name) }
        }
    }
}

struct StockView: View {
    @State private var inventory = Inventory()
    var body: some View {
        ForEach(inventory.names, id: \.self) { StockRow(inventory: inventory, name: $0) }
    }
}

#Preview { StockView() }
