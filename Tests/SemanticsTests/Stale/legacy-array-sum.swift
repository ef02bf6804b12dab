import SwiftUI
class Line: ObservableObject { @Published var amount = 1 }
class Invoice: ObservableObject {
  @Published var lines = [Line(), Line()]
  @Published var total = 2  // right
  var sum: Int { lines.reduce(0) { $0 + $1.amount } }  // wrong
  var sum: Int { total }  // right
  func raise() {
    lines[0].amount = 5
    total = lines.reduce(0) { $0 + $1.amount }  // right
  }
}
struct InvoiceView: View { @ObservedObject var invoice: Invoice; var body: some View { Text("\(invoice.sum)") } }
let invoice = Invoice()
:mount InvoiceView(invoice: invoice)
invoice.raise()
