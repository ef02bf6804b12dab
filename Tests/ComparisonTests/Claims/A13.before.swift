import SwiftUI
final class Item: ObservableObject, Identifiable { let id: Int; @Published var name = "x"; init(id: Int) { self.id = id } }
struct Row: View { @ObservedObject var item: Item; var body: some View { Text(item.name) } }
final class Bag: ObservableObject { @Published var items = [Item(id: 1)] }
struct Page: View { @ObservedObject var bag: Bag; var body: some View { ForEach(bag.items) { Row(item: $0) } } }
let bag = Bag()
#Preview { Page(bag: bag) }
