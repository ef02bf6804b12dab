import SwiftUI
struct Person {
  var name: String
  var address: Address?
}
struct Address { var city: String }
@Observable final class Contacts {
  var owner = Person(name: "Ann", address: Address(city: "Rome"))
  func move() {
    if var address = owner.address { address.city = "Oslo" }  // wrong
    owner.address?.city = "Oslo"  // right
  }
}
struct ContactsView: View {
  @State private var contacts = Contacts()
  var body: some View {
    Text(contacts.owner.address?.city ?? "nowhere")
    Button("Move") { contacts.move() }
  }
}
