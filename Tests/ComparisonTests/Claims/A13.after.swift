import SwiftUI
@Observable final class Item: Identifiable { let id: Int; var name = "x"; init(id: Int) { self.id = id } }
struct Row: View { var item: Item; var body: some View { Text(item.name) } }
@Observable final class Bag { var items = [Item(id: 1)] }
struct Page: View { var bag: Bag; var body: some View { ForEach(bag.items) { Row(item: $0) } } }
let bag = Bag()
#Preview { Page(bag: bag) }
