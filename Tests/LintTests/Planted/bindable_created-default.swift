import SwiftUI

@Observable class Order { var quantity = 1 }

struct OrderForm: View {
  @Bindable var order = Order()  // wrong
  @State var order = Order()  // right
  var body: some View {
    Form { Stepper("\(order.quantity)", value: $order.quantity) }
  }
}
