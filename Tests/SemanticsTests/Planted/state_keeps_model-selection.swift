import SwiftUI
@Observable final class Contact: Identifiable { let id: Int; var name: String; init(_ id: Int, _ name: String) { self.id = id; self.name = name } }
struct ContactDetail: View {
  @State var contact: Contact  // wrong
  @Bindable var contact: Contact  // right
  var body: some View { TextField("Name", text: $contact.name) }
}
struct Contacts: View {
  @State private var contacts = [Contact(1, "Ann"), Contact(2, "Bob")]
  @State private var selection = 0
  var body: some View {
    HStack {
      Button("Second") { selection = 1 }
      ContactDetail(contact: contacts[selection])
    }
  }
}
:mount Contacts()
:tap Second
