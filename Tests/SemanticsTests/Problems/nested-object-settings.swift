// "The settings live in my app state as an ObservableObject. Toggles in the sheet change nothing on the main screen."
// says: nested_object
// says: does not observe Settings#1
class Settings: ObservableObject { @Published var isCompact = false }
class AppState: ObservableObject {
  @Published var title = "Mail"
  let settings = Settings()
}
struct ContentView: View {
  @EnvironmentObject var app: AppState
  var body: some View {
    Text(app.title)
    Text(app.settings.isCompact ? "compact" : "roomy")  // wrong
    Density(settings: app.settings)  // right
    Button("Toggle") { app.settings.isCompact.toggle() }
  }
}
struct Density: View {  // right
  @ObservedObject var settings: Settings  // right
  var body: some View { Text(settings.isCompact ? "compact" : "roomy") }  // right
}  // right
struct Root: View {
  @StateObject private var app = AppState()
  var body: some View { ContentView().environmentObject(app) }
}
:mount Root()
:tap Toggle
