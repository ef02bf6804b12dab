import SwiftUI
final class User: ObservableObject { @Published var name = "A" }
final class AppState: ObservableObject {
  @Published var user: User = User()
  @Published var n = 0
}
struct Profile: View {
  @EnvironmentObject var app: AppState
  var body: some View {
    VStack {
      Text("Hi \(app.user.name)"); Button("Rename") { app.user.name = "B" }
    }
  }
}
