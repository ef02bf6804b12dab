import SwiftUI
@Observable class Money {
  @ObservationIgnored private(set) lazy var symbol = "€"  // wrong
  var symbol = "€"  // right
  func useDollars() { symbol = "$" }
}
struct MoneyView: View {
  let money: Money
  var body: some View { Text("5 \(money.symbol)") }
}
let money = Money()
:mount MoneyView(money: money)
money.useDollars()
