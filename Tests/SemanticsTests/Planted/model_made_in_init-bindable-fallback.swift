import SwiftUI
@Observable final class Account { var email = "" }
struct AccountForm: View {
  let step: Int
  @Bindable var account: Account
  init(step: Int, account: Account? = nil) {  // wrong
    self.step = step  // wrong
    self.account = account ?? Account()  // wrong
  }  // wrong
  var body: some View { TextField("Email", text: $account.email); Text("\(step)") }
}
struct Wizard: View {
  @State private var step = 1
  @State private var account = Account()  // right
  var body: some View {
    AccountForm(step: step)  // wrong
    AccountForm(step: step, account: account)  // right
    Button("Next") { step += 1 }
  }
}
:mount Wizard()
:type Email a
:tap Next
