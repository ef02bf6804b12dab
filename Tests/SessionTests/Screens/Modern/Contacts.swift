import Foundation
import SwiftUI

// MARK: - Model

@Observable
final class Contact: Identifiable, Hashable {
  let id = UUID()
  var firstName: String
  var lastName: String
  var email: String?
  var isFavorite: Bool

  init(_ firstName: String, _ lastName: String, email: String? = nil, isFavorite: Bool = false) {
    self.firstName = firstName
    self.lastName = lastName
    self.email = email
    self.isFavorite = isFavorite
  }

  var fullName: String { "\(firstName) \(lastName)" }
  var initials: String { [firstName.first, lastName.first].compactMap { $0.map(String.init) }.joined() }

  static func == (lhs: Contact, rhs: Contact) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable
final class ContactStore {
  var contacts: [Contact] = [
    Contact("Ann", "Lee", email: "ann@example.com", isFavorite: true),
    Contact("Bob", "Ray"),
    Contact("Cid", "Poe", email: "cid@example.com"),
  ]
  var query = ""

  var favorites: [Contact] { contacts.filter(\.isFavorite) }
  var matching: [Contact] {
    guard !query.isEmpty else { return contacts }
    return contacts.filter { $0.fullName.localizedCaseInsensitiveContains(query) }
  }

  func delete(at offsets: IndexSet) { contacts.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) {
    contacts.move(fromOffsets: source, toOffset: destination)
  }
  func remove(_ contact: Contact) { contacts.removeAll { $0.id == contact.id } }
}

enum Route: Hashable {
  case detail(Contact)
  case about
}

// MARK: - List

struct ContactsView: View {
  @State private var store = ContactStore()
  @State private var path = NavigationPath()
  @State private var selection: Contact.ID?

  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $selection) {
        if !store.favorites.isEmpty {
          Section("Favorites") {
            ForEach(store.favorites) { contact in
              NavigationLink(value: Route.detail(contact)) {
                ContactRow(contact: contact)
              }
            }
          }
        }
        Section {
          ForEach(store.matching) { contact in
            NavigationLink(value: Route.detail(contact)) {
              ContactRow(contact: contact)
            }
            .swipeActions(edge: .trailing) {
              Button(role: .destructive) {
                withAnimation { store.remove(contact) }
              } label: {
                Label("Delete \(contact.firstName)", systemImage: "trash")
              }
            }
            .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            .listRowSeparator(.hidden)
          }
          .onDelete(perform: store.delete)
          .onMove { store.move(from: $0, to: $1) }
        } header: {
          Text("All")
        }
        .badge(store.contacts.count)
      }
      .listStyle(.insetGrouped)
      .searchable(text: $store.query, placement: .navigationBarDrawer, prompt: Text("Search contacts"))
      .navigationTitle("Contacts")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .detail(let contact): ContactDetail(contact: contact)
        case .about: Text("About contacts")
        }
      }
      .toolbar { toolbarContent }
    }
    .environment(store)
  }

  @ToolbarContentBuilder
  private var toolbarContent: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) { EditButton() }
    ToolbarItemGroup(placement: .primaryAction) {
      Button("Add", systemImage: "plus") {
        store.contacts.append(Contact("New", "Contact \(store.contacts.count + 1)"))
      }
      Button("About") { path.append(Route.about) }
    }
  }
}

private struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack {
      Text(contact.initials)
        .padding(8)
        .background(Circle().fill(.tint))
      VStack(alignment: .leading) {
        Text(contact.fullName)
        if let email = contact.email {
          Text(email).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      if contact.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
    }
  }
}

// MARK: - Detail

struct ContactDetail: View {
  @Bindable var contact: Contact
  @Environment(ContactStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("First name", text: $contact.firstName)
      TextField("Last name", text: $contact.lastName)
      Toggle("Favorite", isOn: $contact.isFavorite)
      Text(contact.email ?? "No email")
      Text("\(store.favorites.count) of \(store.contacts.count) are favorites")
      Button("Delete contact", role: .destructive) {
        store.remove(contact)
        dismiss()
      }
    }
    .navigationTitle(contact.fullName)
  }
}

#Preview {
  ContactsView()
}
