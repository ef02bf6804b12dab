import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct Row: View {
  @Bindable var basket: Basket  // wrong
  @State private var basket = Basket()  // right
  var body: some View { TextField("note", text: $basket.note) }
}

struct Shop: View {
  let names = ["a", "b"]
  @State private var filter = ""
  var body: some View {
    NavigationStack {
      List(names.filter { filter.isEmpty || $0 == filter }, id: \.self) { name in
        NavigationLink(name) { Row(basket: Basket()) }  // wrong
        NavigationLink(name) { Row() }  // right
      }
      TextField("filter", text: $filter)
    }
  }
}
