// "The object that iterates Observations is never freed."
// says: task_holds_self
import Observation
@Observable final class Cart { var total = 0 }
@MainActor final class Analytics {
  let cart: Cart
  var sent = 0
  init(cart: Cart) { self.cart = cart }
  func begin() {
    let totals = Observations { [cart] in cart.total }
    Task {  // wrong
      for await _ in totals { self.sent += 1 }  // wrong
    }  // wrong
    Task { [weak self] in  // right
      for await _ in totals { self?.sent += 1 }  // right
    }  // right
  }
}
