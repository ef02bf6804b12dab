import SwiftUI
@Observable final class Account4 { var profile = Profile4() }
@Observable final class Profile4 { var nick = "" }
struct NickField: View {
  @Environment(Account4.self) private var account
  var body: some View {
    @Bindable var account = account  // right
    TextField("Nick", text: $account.profile.nick)
  }
}
:mount NickField().environment(Account4())
