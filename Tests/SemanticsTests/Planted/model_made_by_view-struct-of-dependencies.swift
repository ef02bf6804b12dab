import SwiftUI
@Observable final class Cart { var items: [String] = [] }
struct Dependencies {
  let cart = Cart()
  let currency = "EUR"
}
struct ShopScreen: View {
  let tint: String
  private let dependencies = Dependencies()  // wrong
  let dependencies: Dependencies  // right
  var body: some View {
    Text("\(dependencies.cart.items.count) in \(dependencies.currency), \(tint)")
    Button("Buy") { dependencies.cart.items.append("pear") }
  }
}
struct Root: View {
  @State private var tint = "red"
  @State private var dependencies = Dependencies()  // right
  var body: some View {
    ShopScreen(tint: tint)  // wrong
    ShopScreen(tint: tint, dependencies: dependencies)  // right
    Button("Blue") { tint = "blue" }
  }
}
:mount Root()
:tap Buy
:tap Blue
