// "I log each change of the cart with withObservationTracking. Only the first is in the log."
// says: tracking_once
import Observation
@Observable class Cart { var items: [String] = [] }
final class CartLogger {
  private let cart: Cart
  private var lines: [String] = []
  init(_ cart: Cart) {
    self.cart = cart
    observe()
  }
  private func observe() {
    let count = withObservationTracking { cart.items.count } onChange: { [weak self] in
      self?.lines.append("changed")  // wrong
      Task { @MainActor in self?.observe() }  // right
    }
    lines.append("\(count)")
  }
}
let cart = Cart()
let logger = CartLogger(cart)
cart.items.append("tea")
cart.items.append("cake")
