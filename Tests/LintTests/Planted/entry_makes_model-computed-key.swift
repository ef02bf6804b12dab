import Observation
import SwiftUI

@Observable final class Basket {
  var items: [String] = []
  var note = ""
  var total: Int { items.count }
}

struct BasketKey: EnvironmentKey { static var defaultValue: Basket { Basket() } }  // wrong

struct BasketKey: EnvironmentKey { static let defaultValue: Basket = Basket() }  // right

extension EnvironmentValues {
  var basket: Basket {
    get { self[BasketKey.self] }
    set { self[BasketKey.self] = newValue }
  }
}

struct Leaf: View {
  @Environment(\.basket) var basket
  var body: some View { Button("\(basket.total)") { basket.items.append("x") } }
}
