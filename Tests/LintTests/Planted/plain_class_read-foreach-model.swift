import SwiftUI

final class Item: Identifiable {  // wrong
@Observable final class Item: Identifiable {  // right
  let id = UUID()
  var count: Int
  init(count: Int) { self.count = count }
}

@Observable class Basket {
  var items = [Item(count: 1), Item(count: 2)]
  var sorted: [Item] { items.sorted { $0.count > $1.count } }
  func more(_ item: Item) { item.count += 1 }
}

struct BasketView: View {
  @State private var basket = Basket()
  var body: some View {
    List(basket.sorted) { item in
      Stepper(value: Binding(get: { item.count }, set: { item.count = $0 })) { Text("\(item.count)") }
      Button("More") { basket.more(item) }
    }
  }
}
