import SwiftUI

@Observable final class Contact: Identifiable, Hashable {
    let id: Int
    var name: String
    var phone: String
    init(id: Int, name: String, phone: String) {
        self.id = id
        self.name = name
        self.phone = phone
    }
    static func == (lhs: Contact, rhs: Contact) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable final class ContactBook {
    var contacts = [Contact(id: 1, name: "Ada", phone: "12"), Contact(id: 2, name: "Bob", phone: "34")]
    func add() {
        let id = (contacts.map(\.id).max() ?? 0) + 1
        contacts.append(Contact(id: id, name: "New \(id)", phone: ""))
    }
}

struct ContactLabel: View {
    let contact: Contact
    var body: some View { Text("\(contact.name) \(contact.phone)") }
}

struct ContactEditor: View {
    @Bindable var contact: Contact
    var body: some View {
        Form {
            TextField("Name", text: $contact.name)
            TextField("Phone", text: $contact.phone)
        }
    }
}

struct ContactsHome: View {
    @State private var book = ContactBook()
    var body: some View {
        NavigationStack {
            List {
                ForEach(book.contacts) { contact in
                    NavigationLink(value: contact) { ContactLabel(contact: contact) }
                }
                .onMove { book.contacts.move(fromOffsets: $0, toOffset: $1) }
                Button("Add contact") { book.add() }
            }
            .navigationDestination(for: Contact.self) { ContactEditor(contact: $0) }
        }
    }
}

#Preview { ContactsHome() }
