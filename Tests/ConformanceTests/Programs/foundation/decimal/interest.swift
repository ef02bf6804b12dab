import Foundation

struct Loan {
  var principal: Decimal
  var yearlyRate: Decimal
  var months: Int
  var monthlyRate: Decimal { yearlyRate / 12 / 100 }
  var payment: Decimal {
    let factor = pow(1 + monthlyRate, months)
    return (principal * monthlyRate * factor / (factor - 1)).rounded(2)
  }
}
extension Decimal {
  func rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode = .plain) -> Decimal {
    var value = self
    var result = Decimal()
    NSDecimalRound(&result, &value, scale, mode)
    return result
  }
  var doubleValue: Double { NSDecimalNumber(decimal: self).doubleValue }
}
let loan = Loan(principal: 10_000, yearlyRate: 6, months: 12)
print(loan.monthlyRate, loan.payment, loan.payment.doubleValue)
var balance = loan.principal
for month in 1...3 {
  let interest = (balance * loan.monthlyRate).rounded(2)
  balance -= loan.payment - interest
  print(month, interest, balance)
}
print(stride(from: Decimal(0), to: 1, by: 0.25).map { $0 }, Double(truncating: 2.75 as NSDecimalNumber))
