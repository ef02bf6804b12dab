import SwiftUI
class Contact: ObservableObject, Identifiable, Hashable {
    let id: Int; @Published var name: String; @Published var favorite = false
    init(_ id: Int, _ name: String) { self.id = id; self.name = name }
    static func == (a: Contact, b: Contact) -> Bool { a.id == b.id }
    func hash(into h: inout Hasher) { h.combine(id) }
}
class Book: ObservableObject { @Published var contacts = [Contact(1, "Ann"), Contact(2, "Bob")] }
struct ContactRow: View { @ObservedObject var c: Contact; var body: some View { Text("\(c.name)\(c.favorite ? " ♥" : "")") } }
struct ContactDetail: View {
    @ObservedObject var c: Contact
    var body: some View { Form { TextField("Name", text: $c.name); Toggle("Favorite", isOn: $c.favorite) }.navigationTitle(c.name) }
}
struct Contacts: View {
    @StateObject var book = Book()
    var body: some View {
        NavigationStack {
            List(book.contacts) { c in NavigationLink(value: c) { ContactRow(c: c) } }
                .navigationDestination(for: Contact.self) { ContactDetail(c: $0) }
        }
    }
}
#Preview { Contacts() }
