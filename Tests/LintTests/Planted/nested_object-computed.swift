import SwiftUI

final class Account: ObservableObject {
  @Published var balance = 0
}

final class Bank: ObservableObject {
  @Published var account = Account()
  var text: String { "\(account.balance) €" }
}

struct BankView: View {
  @StateObject private var bank = Bank()
  var body: some View {
    Text(bank.text)  // wrong
    AccountView(account: bank.account)  // right
    Button("Pay in") { bank.account.balance += 1 }
  }
}

struct AccountView: View {  // right
  @ObservedObject var account: Account  // right
  var body: some View { Text("\(account.balance) €") }  // right
}  // right
