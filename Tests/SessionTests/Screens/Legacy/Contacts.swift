import Combine
import Foundation
import SwiftUI

// MARK: - Model

final class Contact: ObservableObject, Identifiable, Hashable {
  let id = UUID()
  @Published var firstName: String
  @Published var lastName: String
  @Published var email: String?
  @Published var isFavorite: Bool

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

final class ContactStore: ObservableObject {
  @Published var contacts: [Contact] = [
    Contact("Ann", "Lee", email: "ann@example.com", isFavorite: true),
    Contact("Bob", "Ray"),
    Contact("Cid", "Poe", email: "cid@example.com"),
  ] {
    didSet { forward() }
  }
  @Published var query = ""
  private var subscriptions: Set<AnyCancellable> = []

  init() { forward() }

  /// A list shows its contacts' favorites: what changes in one is a change of the store.
  private func forward() {
    subscriptions = []
    for contact in contacts {
      contact.objectWillChange
        .sink { [weak self] _ in self?.objectWillChange.send() }
        .store(in: &subscriptions)
    }
  }

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
  @StateObject private var store = ContactStore()
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
    .environmentObject(store)
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
  @ObservedObject var contact: Contact

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
  @ObservedObject var contact: Contact
  @EnvironmentObject private var store: ContactStore
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
