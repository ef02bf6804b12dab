import SwiftUI
@Observable final class Range2 {
  var low = 0 { didSet { if high < low { high = low } } }
  var high = 10 { didSet { if high < low { low = high } } }
  var name = "" { didSet { guard name.count > 5 else { return }; name = String(name.prefix(5)) } }
  var ratio = 0.5 { didSet { ratio != oldValue ? (history += [ratio]) : () } }
  var history: [Double] = []
}
struct RangeView: View {
  @State private var range = Range2()
  @State private var limit = 3
  var body: some View {
    Text("\(range.low) \(range.high) \(range.name)")
    Button("Up") { range.low = 20; range.name = "abcdefgh"; range.ratio = 0.7 }
    Button("Limit \(limit)") { limit += 9 }
      .onChange(of: limit) { if limit > 10 { limit = 10 } }
  }
}
:mount RangeView()
:tap Up
:tap "Limit 3"
