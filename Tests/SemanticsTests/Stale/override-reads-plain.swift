import SwiftUI
final class Rate { var percent = 10 }  // wrong
@Observable final class Rate { var percent = 10 }  // right
@Observable class Price { var base = 100; var total: Int { base } }
@Observable final class Taxed: Price { @ObservationIgnored let rate = Rate(); override var total: Int { base + rate.percent } }
struct Page: View { let price: Price; var body: some View { Text("\(price.total)") } }
let taxed = Taxed()
:mount Page(price: taxed)
taxed.rate.percent = 20
