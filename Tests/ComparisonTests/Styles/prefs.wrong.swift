// differs: defaults
import SwiftUI
@Observable final class Prefs {
  var name: String { didSet { UserDefaults.standard.set(name, forKey: "name") } }
  var size: Int
  init() {
    name = UserDefaults.standard.string(forKey: "name") ?? "Ann"
    size = UserDefaults.standard.object(forKey: "size") as? Int ?? 12
  }
}
struct PrefsForm: View {
  @Bindable var prefs: Prefs
  var body: some View {
    Form {
      TextField("Name", text: $prefs.name)
      Stepper("Size \(prefs.size)", value: $prefs.size, in: 8...24)
    }
  }
}
struct Screen: View {
  @State private var prefs = Prefs()
  var body: some View { Text("Hi \(prefs.name)"); PrefsForm(prefs: prefs) }
}
#Preview { Screen() }
