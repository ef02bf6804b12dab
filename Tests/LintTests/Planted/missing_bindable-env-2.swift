import SwiftUI

@Observable class Account { var name = "Ann"; var isPublic = false }

struct AccountForm: View {
  @Environment(Account.self) private var account
  var body: some View {
    @Bindable var account = account  // right
    Form {
      Section("Name") { TextField("Name", text: $account.name) }
      Toggle("Public", isOn: $account.isPublic)
    }
  }
}
struct AccountScreen: View {
  @State private var account = Account()
  var body: some View { AccountForm().environment(account) }
}
