// "Fatal error: No Observable object of type Account found, but only when I open the sheet."
// says: environment_missing
// says: No Observable object of type Account found
@Observable final class Account { var name = "Ann" }
struct Profile: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}
struct Home: View {
  @State private var showsProfile = false
  @State private var account = Account()
  var body: some View {
    Button("Profile") { showsProfile = true }
      .environment(account)  // wrong
      .sheet(isPresented: $showsProfile) { Profile() }
      .environment(account)  // right
  }
}
@main struct BankApp: App { var body: some Scene { WindowGroup { Home() } } }
:tap Profile
