import Foundation
import LedgerCore

public struct Report: CustomStringConvertible {
  public let lines: [String]
  public init(of account: Account, locale: Locale = Locale(identifier: "en_US")) {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .currency
    let byCategory = Dictionary(grouping: account.all(Expense.self), by: \.category)
    lines = byCategory.sorted { $0.key < $1.key }.map { category, expenses in
      let sum = expenses.reduce(Decimal.zero) { $0 + $1.amount }
      return
        "\(category.padding(toLength: 8, withPad: " ", startingAt: 0))\(formatter.string(from: sum as NSDecimalNumber) ?? "?")"
    }
  }
  public var description: String { lines.joined(separator: "\n") }
}
