// A shop: protocols with observable conformers, existentials in arrays, dictionaries, computed totals, formatting.
import Observation

protocol Priced {
  var price: Double { get }
  var label: String { get }
}
extension Priced {
  var label: String { "item" }
  var line: String { "\(label): \(price)" }
}
struct Fixed: Priced, Equatable {
  var price: Double
  var label = "fixed"
}
@Observable final class Auction: Priced {
  var bids: [Double] = []
  var price: Double { bids.max() ?? 0 }
}
@Observable final class Discounted<Base: Priced>: Priced {
  var base: Base
  var percent: Double {
    didSet {
      let clamped = min(max(percent, 0), 100)
      if clamped != percent { percent = clamped }
    }
  }
  init(_ base: Base, percent: Double = 10) {
    self.base = base
    self.percent = percent
  }
  var price: Double { base.price * (100 - percent) / 100 }
  var label: String { "\(base.label) -\(Int(percent))%" }
}
@Observable final class Cart {
  private(set) var items: [(any Priced, count: Int)] = []
  var coupon: String? = nil
  var total: Double {
    let sum = items.reduce(0) { $0 + $1.0.price * Double($1.count) }
    return coupon == "HALF" ? sum / 2 : sum
  }
  var lines: [String] { items.map { item, count in "\(count)x \(item.line)" } }
  func add(_ item: some Priced, count: Int = 1) { items.append((item, count)) }
  func setCount(at index: Int, _ change: (inout Int) -> Void) {
    change(&items[index].count)
    if items[index].count <= 0 { items.remove(at: index) }
  }
}
let cart = Cart()
let auction = Auction()
let cheap = Discounted(auction)
cart.add(Fixed(price: 2.5), count: 2)
cart.add(auction)
cart.add(cheap)
cart.add(Discounted(Fixed(price: 100, label: "chair"), percent: 25))
var changes = 0
func watch() {
  withObservationTracking {
    _ = cart.total
  } onChange: {
    changes += 1
  }
}
func step(_ name: String, _ work: () -> Void) {
  watch()
  let before = changes
  work()
  print(name, changes - before, cart.total)
}
step("bid") { auction.bids.append(10) }
step("lower bid") { auction.bids.append(5) }
step("percent") { cheap.percent = 50 }
step("percent too high") { cheap.percent = 500 }
step("coupon") { cart.coupon = "HALF" }
step("same coupon") { cart.coupon = "HALF" }
step("count") { cart.setCount(at: 0) { $0 += 1 } }
step("to zero") { cart.setCount(at: 0) { $0 = 0 } }
step("not tracked") { cart.coupon = cart.coupon.map { $0 } }
print(cart.lines)
let kinds: [String] = cart.items.map { item, _ in
  switch item {
  case is Auction: "auction"
  case let fixed as Fixed: "fixed \(fixed.price)"
  case let d as Discounted<Auction>: "discounted auction \(d.percent)"
  default: "other"
  }
}
print(kinds, cart.items.compactMap { $0.0 as? Auction }.count)
if let chair = cart.items.last?.0 as? Discounted<Fixed> {
  step("base in place") { chair.base.price += 20 }
  step("same base") { chair.base = Fixed(price: 120, label: "chair") }
}
