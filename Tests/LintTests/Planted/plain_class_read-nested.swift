import SwiftUI

class Address {  // wrong
@Observable class Address {  // right
  var street = ""
}

@Observable class Customer {
  var name = ""
  var address = Address()
}

struct CustomerView: View {
  @State var customer = Customer()
  var body: some View {
    Form {
      LabeledContent("Street", value: customer.address.street)
      Button("Move") { customer.address.street = "Elm" }
    }
  }
}
