import SwiftUI
class Auth: ObservableObject {
  var user = ""  // wrong
  @Published var user = ""  // right
}
struct Gate: View {
  @EnvironmentObject var auth: Auth
  var body: some View { Text(auth.user.isEmpty ? "log in" : auth.user) }
}
let auth = Auth()
:mount Gate().environmentObject(auth)
auth.user = "ann"
