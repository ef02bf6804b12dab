import SwiftUI

struct Profile: Equatable {
  var name = "Ann"
  var tags: [String] = []
  var address = Address()
  struct Address: Equatable { var city = "Bonn" }
}

@Observable
final class Editor {
  var profile = Profile()
  private(set) var saved = Profile()
  var hasChanges: Bool { profile != saved }
  func addTag() { profile.tags.append("tag \(profile.tags.count)") }
  func save() { saved = profile }
}

struct AddressField: View {
  @Binding var address: Profile.Address
  var body: some View { TextField("City", text: $address.city) }
}

struct Page: View {
  @State private var editor = Editor()
  var body: some View {
    TextField("Name", text: $editor.profile.name)
    AddressField(address: $editor.profile.address)
    Text("\(editor.profile.name), \(editor.profile.address.city) \(editor.profile.tags.joined(separator: " "))")
    Button("Tag") { editor.addTag() }
    Button("Save") { editor.save() }.disabled(!editor.hasChanges)
  }
}
#Preview { Page() }
