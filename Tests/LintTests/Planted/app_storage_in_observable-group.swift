import SwiftUI

@Observable final class Prefs {
  @ObservationIgnored @AppStorage("size", store: .standard) private var storedSize = 12  // wrong
  var size: Int {  // wrong
    get { storedSize }  // wrong
    set { storedSize = newValue }  // wrong
  }  // wrong
  var size = UserDefaults.standard.integer(forKey: "size") {  // right
    didSet { UserDefaults.standard.set(size, forKey: "size") }  // right
  }  // right
}
struct PrefsView: View {
  @State private var prefs = Prefs()
  var body: some View {
    Text("Size \(prefs.size)")
    Button("Bigger") { prefs.size += 1 }
  }
}
