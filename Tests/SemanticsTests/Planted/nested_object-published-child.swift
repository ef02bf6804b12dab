import SwiftUI
final class UserStore: ObservableObject { @Published var name = "Ann" }
final class AppState: ObservableObject {
  @Published var user = UserStore()
  @Published var isReady = true
}
struct NameView: View {
  @EnvironmentObject var state: AppState
  var body: some View {
    if state.isReady {
      Text(state.user.name)  // wrong
      UserLabel(user: state.user)  // right
    }
    Button("Rename") { state.user.name = "Bob" }
  }
}
struct UserLabel: View {
  @ObservedObject var user: UserStore
  var body: some View { Text(user.name) }
}
:mount NameView().environmentObject(AppState())
:tap Rename
