import SwiftUI

@Observable class Contact: Identifiable { var name = ""; let id = 1 }

struct ContactsEditor: View {
  var contacts: [Contact]
  var body: some View {
    List(contacts) { contact in
      @Bindable var contact = contact  // right
      TextField("Name", text: $contact.name)
    }
  }
}
