import SwiftUI
final class Auth: ObservableObject { @Published var token: String? }
final class App2: ObservableObject { let auth = Auth(); var isIn: Bool { auth.token != nil }; var title: String { isIn ? "in" : "out" } }
struct Page: View {
  @ObservedObject var app: App2
  var body: some View {
    Text(app.title)  // wrong
    Inner(auth: app.auth)  // right
  }
}
struct Inner: View { @ObservedObject var auth: Auth; var body: some View { Text(auth.token ?? "out") } }
let app = App2()
:mount Page(app: app)
app.auth.token = "t"
