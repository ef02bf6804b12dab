import SwiftUI
@Observable final class Item: Identifiable, Equatable { let id = 1; var done = false
   static func == (l: Item, r: Item) -> Bool { l.id == r.id } }
struct V: View {
    @State private var items = [Item()]
    @State private var saves = 0
    var body: some View {
        Button("Done \(items[0].done)") { items[0].done = true }
        Text("Saves \(saves)").onChange(of: items) { _, _ in saves += 1 }
    }
}
