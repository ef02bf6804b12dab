import SwiftUI
class Basket: ObservableObject { @Published var total = 0 }
struct Summary: View {
  let basket: Basket  // wrong
  @ObservedObject var basket: Basket  // right
  var body: some View { Text("\(basket.total)") }
}
let basket = Basket()
:mount Summary(basket: basket)
basket.total = 9
