import SwiftUI
class Price { var value = 1.0 }  // wrong
@Observable class Price { var value = 1.0 }  // right
@Observable class Quotes { var prices: [String: Price] = ["A": Price()] }
struct Quote: View {
  let quotes: Quotes
  var body: some View { Text("\(quotes.prices["A"]?.value ?? 0)") }
}
let quotes = Quotes()
:mount Quote(quotes: quotes)
quotes.prices["A"]?.value = 2.0
