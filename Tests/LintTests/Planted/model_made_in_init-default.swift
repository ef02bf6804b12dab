import SwiftUI

class SettingsStore: ObservableObject { @Published var volume = 0.5 }

struct SettingsView: View {
  @ObservedObject var store: SettingsStore

  init(store: SettingsStore = SettingsStore()) {  // wrong
  init(store: SettingsStore) {  // right
    self.store = store
  }

  var body: some View { Slider(value: $store.volume) }
}

struct Home: View {
  @StateObject private var store = SettingsStore()  // right
  @State private var taps = 0
  var body: some View {
    Button("\(taps)") { taps += 1 }
    SettingsView()  // wrong
    SettingsView(store: store)  // right
  }
}
