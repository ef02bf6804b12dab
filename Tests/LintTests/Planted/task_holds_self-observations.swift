import Observation

@Observable class Cart3 { var total = 0 }

@MainActor final class Analytics {
  let cart: Cart3
  var sent = 0
  init(cart: Cart3) { self.cart = cart }
  func begin() {
    let totals = Observations { self.cart.total }  // wrong
    let totals = Observations { [cart] in cart.total }  // right
    Task {  // wrong
    Task { [weak self] in  // right
      for await _ in totals {  // right
        guard let self else { return }  // right
        self.sent += 1  // right
      }  // right
      for await _ in totals { self.sent += 1 }  // wrong
    }
  }
}
