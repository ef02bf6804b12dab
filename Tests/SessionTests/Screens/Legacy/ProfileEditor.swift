import SwiftUI

// MARK: - Model

struct Profile: Equatable, Identifiable {
  var id = 1
  var name: String
  var bio: String
  var birthday: Date
  var links: [ProfileLink]
  var isPublic = true

  static var sample: Profile {
    Profile(
      name: "Ann Lee", bio: "Swift since 2014", birthday: Date(timeIntervalSince1970: 0),
      links: [ProfileLink(title: "Blog", address: "ann.dev")])
  }
}

struct ProfileLink: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var address: String
}

final class ProfileStore: ObservableObject {
  @Published var profile = Profile.sample
  @Published private(set) var saves = 0

  func save(_ draft: Profile) throws {
    guard !draft.name.isEmpty else { throw ProfileError.emptyName }
    profile = draft
    saves += 1
  }

  enum ProfileError: Error {
    case emptyName
  }
}

// MARK: - Profile

struct ProfileView: View {
  @StateObject private var store = ProfileStore()
  @State private var edited: Profile?

  var body: some View {
    NavigationStack {
      List {
        ProfileHeader(profile: store.profile)
        Section("Links") {
          ForEach(store.profile.links) { link in
            LabeledContent(link.title, value: link.address)
          }
        }
      }
      .navigationTitle(store.profile.name)
      .toolbar {
        Button("Edit") { edited = store.profile }
      }
      .sheet(item: $edited, onDismiss: { print("dismissed after \(store.saves) saves") }) { profile in
        ProfileEditor(profile: profile)
          .environmentObject(store)
          .interactiveDismissDisabled()
      }
    }
  }
}

struct ProfileHeader: View {
  var profile: Profile

  var body: some View {
    HStack(alignment: .top) {
      AsyncImage(url: URL(string: "https://example.com/ann.png")) { image in
        image.resizable().aspectRatio(contentMode: .fill)
      } placeholder: {
        Color.gray
      }
      .frame(width: 64, height: 64)
      .clipShape(Circle())
      VStack(alignment: .leading) {
        Text(profile.bio).lineLimit(2)
        Text("Born \(profile.birthday.formatted(date: .abbreviated, time: .omitted))")
        if profile.isPublic { Label("Public", systemImage: "globe") }
      }
    }
  }
}

// MARK: - Editor

struct ProfileEditor: View {
  @EnvironmentObject private var store: ProfileStore
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Profile
  @State private var isDiscarding = false
  @State private var problem: String?
  private let original: Profile

  init(profile: Profile) {
    original = profile
    _draft = State(initialValue: profile)
  }

  private var hasChanges: Bool { draft != original }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $draft.name, prompt: Text("Your name"))
          TextEditor(text: $draft.bio)
            .frame(minHeight: 80)
          Toggle("Public profile", isOn: $draft.isPublic)
        } footer: {
          if let problem { Text(problem).foregroundStyle(.red) }
        }
        Section("Links") {
          ForEach($draft.links) { $link in
            HStack {
              TextField("Title \(index(of: link))", text: $link.title)
              TextField("Address \(index(of: link))", text: $link.address)
            }
          }
          .onDelete { draft.links.remove(atOffsets: $0) }
          Button("Add link") { draft.links.append(ProfileLink(title: "", address: "")) }
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if hasChanges { isDiscarding = true } else { dismiss() }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(!hasChanges)
        }
      }
      .alert("Discard changes?", isPresented: $isDiscarding) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep editing", role: .cancel) {}
      } message: {
        Text("Your changes will be lost.")
      }
    }
  }

  private func index(of link: ProfileLink) -> Int {
    (draft.links.firstIndex { $0.id == link.id } ?? 0) + 1
  }

  private func save() {
    do {
      try store.save(draft)
      dismiss()
    } catch ProfileStore.ProfileError.emptyName {
      problem = "A name is required"
    } catch {
      problem = error.localizedDescription
    }
  }
}

#Preview {
  ProfileView()
}
