import SwiftUI
class Draft: ObservableObject { @Published var name: String; init(name: String) { self.name = name } }
@Observable class Account { var name = "Ann" }
struct Editor: View {
  @StateObject private var draft: Draft  // wrong
  let name: String  // right
  init(name: String) { _draft = StateObject(wrappedValue: Draft(name: name)) }  // wrong
  var body: some View { Text(draft.name) }  // wrong
  var body: some View { Text(name) }  // right
}
struct Page: View { let account: Account; var body: some View { Editor(name: account.name) } }
let account = Account()
:mount Page(account: account)
account.name = "Bo"
