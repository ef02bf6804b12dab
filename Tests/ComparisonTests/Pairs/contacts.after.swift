import SwiftUI
@Observable class Contact: Identifiable, Hashable {
    let id: Int; var name: String; var favorite = false
    init(_ id: Int, _ name: String) { self.id = id; self.name = name }
    static func == (a: Contact, b: Contact) -> Bool { a.id == b.id }
    func hash(into h: inout Hasher) { h.combine(id) }
}
@Observable class Book { var contacts = [Contact(1, "Ann"), Contact(2, "Bob")] }
struct ContactRow: View { let c: Contact; var body: some View { Text("\(c.name)\(c.favorite ? " ♥" : "")") } }
struct ContactDetail: View {
    @Bindable var c: Contact
    var body: some View { Form { TextField("Name", text: $c.name); Toggle("Favorite", isOn: $c.favorite) }.navigationTitle(c.name) }
}
struct Contacts: View {
    @State var book = Book()
    var body: some View {
        NavigationStack {
            List(book.contacts) { c in NavigationLink(value: c) { ContactRow(c: c) } }
                .navigationDestination(for: Contact.self) { ContactDetail(c: $0) }
        }
    }
}
#Preview { Contacts() }
