import SwiftUI
final class User: ObservableObject { @Published var name = "A" }
final class AppState: ObservableObject { let user = User() }
struct Profile: View {
  @StateObject private var app = AppState()
  var body: some View {
    TextField("n", text: $app.user.name)
    label
  }
  var label: some View { Text(app.user.name) }
}
