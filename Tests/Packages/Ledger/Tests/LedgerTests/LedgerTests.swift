import Foundation
import LedgerCore
import Testing

@testable import LedgerReports

struct LedgerTests {
  var account = Account(name: "Main")
  init() {
    account.post {
      Income(100)
      for price in [1, 2, 3] { Expense(Decimal(price), category: "food") }
      if account.name == "Main" { Expense(40, category: "rent") }
    }
  }
  @Test func balance() { #expect(account.balance == 54) }
  @Test mutating func labels() {
    account.label("owner", "Ann")
    #expect(account.owner == "Ann")
    #expect(account.missing == nil)
  }
  @Test func report() throws {
    let report = Report(of: account)
    try #require(report.lines.count == 2)
    #expect(report.description == "food    -$6.00\nrent    -$40.00")
  }
  @Test(arguments: ["de_DE", "ja_JP"]) func locales(_ identifier: String) {
    #expect(!Report(of: account, locale: Locale(identifier: identifier)).lines.isEmpty)
  }
  @Test(.timeLimit(.minutes(1)), .bug("https://example.com/1")) func concurrent() async {
    let total = await withTaskGroup(of: Int.self) { group in
      for n in 1...10 { group.addTask { n } }
      return await group.reduce(0, +)
    }
    #expect(total == 55)
  }
}
