import SwiftUI
@Observable class Wrong {
  @ObservationIgnored @AppStorage("name") var name = "" // finds app_storage_in_observable
  var other = ""
}
@Observable class Right {
  var name: String {
    get {
      access(keyPath: \.name)
      return UserDefaults.standard.string(forKey: "name") ?? ""
    }
    set { withMutation(keyPath: \.name) { UserDefaults.standard.set(newValue, forKey: "name") } }
  }
}
struct V: View {
  @AppStorage("name") var name = ""
  let right: Right
  var body: some View { Text(name + right.name) }
}
/// Views read the property that keeps the stored one up to date.
@Observable class Mirror {
  var isOpen: Bool { didSet { saved = isOpen } }
  @ObservationIgnored @AppStorage("open") private var saved = false
  init() { isOpen = UserDefaults.standard.bool(forKey: "open") }
}
@Observable class ReadMirror {
  var isOpen = false { didSet { saved = isOpen } }
  @ObservationIgnored @AppStorage("open") var saved = false // finds app_storage_in_observable
}
struct MirrorView: View {
  let mirror: Mirror
  let other: ReadMirror
  var body: some View { Text("\(mirror.isOpen) \(other.saved)") }
}
