import SwiftUI
struct Profile { var name = "Ann" }
@Observable class Account { var profile = Profile() }
struct ProfileView: View {
  @State private var profile: Profile  // wrong
  let profile: Profile  // right
  init(account: Account) { _profile = State(initialValue: account.profile) }  // wrong
  init(account: Account) { profile = account.profile }  // right
  var body: some View { Text(profile.name) }
}
struct Page: View { let account: Account; var body: some View { ProfileView(account: account) } }
let account = Account()
:mount Page(account: account)
account.profile.name = "Bo"
