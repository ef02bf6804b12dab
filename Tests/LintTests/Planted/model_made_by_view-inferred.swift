import SwiftUI

@Observable
final class CartViewModel {
  var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

struct CartScreen: View {
  private let viewModel = CartViewModel()  // wrong
  @State private var viewModel = CartViewModel()  // right

  var body: some View {
    List(viewModel.items, id: \.self) { Text($0) }
      .toolbar {
        Button("Add", systemImage: "plus") { viewModel.add("Milk") }
      }
  }
}
