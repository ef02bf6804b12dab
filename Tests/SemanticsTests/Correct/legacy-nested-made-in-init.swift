import Combine
class Settings: ObservableObject { @Published var dark = false; init() { dark = true } }
class App: ObservableObject {
  @Published var settings = Settings()
  @Published var n = 0
  private var bag: Set<AnyCancellable> = []
  init() {
    settings.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &bag)
    settings.dark = false
    n = 1
  }
}
struct Screen: View {
  @StateObject private var app = App()
  var body: some View { Text(app.settings.dark ? "dark" : "light"); Button("Dark") { app.settings.dark.toggle() } }
}
:mount Screen()
:tap Dark
:tap Dark
