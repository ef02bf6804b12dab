import SwiftUI
struct Contact { var name: String; var phone: String }
struct ContactCard: View {
  @State private var shown: Contact  // wrong
  private let shown: Contact  // right
  init(for contact: Contact) { shown = contact }
  var body: some View { Text("\(shown.name), \(shown.phone)") }
}
struct AddressBook: View {
  @State private var contacts = [Contact(name: "Ann", phone: "1"), Contact(name: "Bob", phone: "2")]
  @State private var page = 0
  var body: some View {
    ContactCard(for: contacts[page])
    Button("Next") { page = (page + 1) % contacts.count }
  }
}
:mount AddressBook()
:tap Next
