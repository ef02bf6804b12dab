import SwiftUI

@Observable class Account { var name = "Ann" }

@main
struct BankApp: App {
  @State private var account = Account()
  var body: some Scene {
    WindowGroup {
      MainView()
        .environment(account)  // right
    }
  }
}

struct MainView: View {
  var body: some View { NavigationStack { AccountView() } }
}

struct AccountView: View {
  @Environment(Account.self) var account
  var body: some View { Text(account.name) }
}
