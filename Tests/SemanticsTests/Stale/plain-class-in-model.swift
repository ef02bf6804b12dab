import SwiftUI
class Address { var street = "Elm" }  // wrong
@Observable class Address { var street = "Elm" }  // right
@Observable class Customer { var address = Address() }
struct CustomerView: View {
  let customer: Customer
  var body: some View { Text(customer.address.street) }
}
let customer = Customer()
:mount CustomerView(customer: customer)
customer.address.street = "Oak"
