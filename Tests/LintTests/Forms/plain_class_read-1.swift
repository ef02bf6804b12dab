import SwiftUI
class Address { var city = "Rome" }
@Observable class Person {
  var name = "A"
  var address = Address()
}
struct V: View {
  @State private var p = Person()
  var body: some View {
    VStack {
      Text(p.address.city); Button("Move") { p.address.city = "Bern" }
    }
  }
}
