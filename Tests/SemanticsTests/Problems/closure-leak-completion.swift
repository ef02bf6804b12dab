// "The coordinator never goes away: it gives the screen a completion handler."
// says: closure_holds_self
@Observable final class Checkout {
  var isPaid = false
  @ObservationIgnored var handlers: [() -> Void] = []
  @ObservationIgnored var didFinish: (() -> Void)?
  func begin() {
    didFinish = {  // wrong
      self.isPaid = true  // wrong
    }  // wrong
    didFinish = { [weak self] in  // right
      self?.isPaid = true  // right
    }  // right
  }
}
struct CheckoutScreen: View {
  @State private var checkout = Checkout()
  var body: some View {
    Text(checkout.isPaid ? "paid" : "open")
    Button("Begin") { checkout.begin() }
  }
}
:mount CheckoutScreen()
:tap Begin
:unmount CheckoutScreen
