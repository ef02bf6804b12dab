// "state.profile.name changes, I can print it, and the view does not care."
// says: nested_object
// says: does not observe Account#1
final class Account: ObservableObject { @Published var name = "?" }
final class AppState: ObservableObject { @Published var profile = Account() }
struct NameView: View {  // right
  @ObservedObject var profile: Account  // right
  var body: some View { Text(profile.name) }  // right
}  // right
struct Sidebar: View {
  @StateObject private var state = AppState()
  var body: some View {
    Text(state.profile.name)  // wrong
    NameView(profile: state.profile)  // right
    Button("Rename") { state.profile.name = "Zed" }
  }
}
:mount Sidebar()
:tap Rename
