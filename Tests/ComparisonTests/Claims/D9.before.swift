import SwiftUI
final class User: ObservableObject { @Published var name = "Ann" }
struct Child: View { @EnvironmentObject var user: User; var body: some View { Text(user.name) } }
struct Page: View {
  @StateObject private var user = User()
  @State private var isShown = false
  var body: some View { Button("Show") { isShown = true }; if isShown { Child().environmentObject(user) } }
}
#Preview { Page() }
