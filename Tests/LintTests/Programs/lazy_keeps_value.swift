import SwiftUI
@Observable final class Cart {
  var rows = [1, 2, 3]
  let rate = 2
  @ObservationIgnored lazy var total = rows.reduce(0, +) // finds lazy_keeps_value
  @ObservationIgnored lazy var count: Int = { self.rows.count }() // finds lazy_keeps_value
  // Its input never changes.
  @ObservationIgnored lazy var doubleRate = rate * 2
  // An object that is made once reads the rows when it is asked.
  @ObservationIgnored lazy var printer = Printer { self.rows.count }
  // Its value is changed by others.
  @ObservationIgnored lazy var counts = CurrentValueSubject<Int, Never>(rows.count)
  @ObservationIgnored lazy var log = Log(rows.count)
  // Set back where the rows change.
  @ObservationIgnored lazy var first: Int? = rows.first
  func add() {
    rows.append(4)
    first = rows.first
  }
}
final class Printer {
  let lines: () -> Int
  init(lines: @escaping () -> Int) { self.lines = lines }
}
final class OldCart: ObservableObject {
  @Published var rows = [1]
  lazy var total = rows.count // finds lazy_keeps_value
}
struct CartView: View {
  let cart: Cart
  @ObservedObject var old: OldCart
  var body: some View {
    Text("\(cart.total) \(cart.count) \(cart.doubleRate) \(old.total)")
    Button("Add") {
      cart.add()
      old.rows.append(2)
    }
  }
}
struct OthersView: View {
  let cart: Cart
  var body: some View {
    Text("\(cart.printer.lines()) \(cart.first ?? 0) \(cart.log.start)").onReceive(cart.counts) { print($0) }
  }
}
final class Log {
  let start: Int
  init(_ start: Int) { self.start = start }
}
