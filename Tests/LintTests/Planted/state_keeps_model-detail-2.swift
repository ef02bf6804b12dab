import SwiftUI

@Observable class Contact: Identifiable {
  let id: Int
  var name: String
  init(id: Int, name: String) { self.id = id; self.name = name }
}

struct ContactDetail: View {
  @State var contact: Contact  // wrong
  @Bindable var contact: Contact  // right
  var body: some View { TextField("Name", text: $contact.name) }
}

struct Contacts: View {
  @State private var contacts = [Contact(id: 1, name: "Ann"), Contact(id: 2, name: "Bob")]
  @State private var selected = 0
  var body: some View {
    VStack {
      ContactDetail(contact: contacts[selected])
      Button("Next") { selected = (selected + 1) % contacts.count }
    }
  }
}
