import SwiftUI

final class Inventory: ObservableObject {
    private(set) var counts: [String: Int] = ["apples": 3, "pears": 0]
    var names: [String] { counts.keys.sorted() }

    func restock(_ name: String) {
        objectWillChange.send()
        counts[name, default: 0] += 5
    }
    func sell(_ name: String) {
        guard let count = counts[name], count > 0 else { return }
        objectWillChange.send()
        counts[name] = count - 1
    }
}

struct StockRow: View {
    @ObservedObject var inventory: Inventory
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
    @StateObject private var inventory = Inventory()
    var body: some View {
        ForEach(inventory.names, id: \.self) { StockRow(inventory: inventory, name: $0) }
    }
}

#Preview { StockView() }
