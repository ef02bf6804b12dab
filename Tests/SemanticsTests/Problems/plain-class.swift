// "My @Observable model holds a class, and its changes are not seen."
// says: plain_class_read
// says: a plain class, so its changes are not observed
final class Address { var street = "Elm" }  // wrong
@Observable final class Address { var street = "Elm" }  // right
@Observable final class Customer { var address = Address() }
struct CustomerView: View {
  @State private var customer = Customer()
  var body: some View {
    Text(customer.address.street)
    Button("Move") { customer.address.street = "Oak" }
  }
}
:mount CustomerView()
:tap Move
