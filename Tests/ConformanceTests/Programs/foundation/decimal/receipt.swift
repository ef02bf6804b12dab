import Foundation

// A cart with discounts, taxes and a printed receipt.
struct Product: Hashable { let name: String; let price: Decimal; var taxRate = Decimal(string: "0.19")! }
enum Discount {
  case percent(Decimal), amount(Decimal), buy(Int, free: Int)
  func apply(_ p: Product, _ n: Int) -> Decimal {
    let full = p.price * Decimal(n);
    switch self {
    case .percent(let x): return full * x / 100;
    case .amount(let x): return min(full, x);
    case .buy(let b, let f): return p.price * Decimal(n / (b + f) * f)
    }
  }
}
struct Cart {
  private(set) var lines: [(product: Product, count: Int)] = []; var discounts: [Product: Discount] = [:]
  mutating func add(_ p: Product, _ n: Int = 1) {
    if let i = lines.firstIndex(where: { $0.product == p }) { lines[i].count += n } else { lines.append((p, n)) }
  }
  func round(_ d: Decimal) -> Decimal { var r = Decimal(), v = d; NSDecimalRound(&r, &v, 2, .plain); return r }
  var total: Decimal {
    lines.reduce(0) {
      $0 + round($1.product.price * Decimal($1.count) - (discounts[$1.product]?.apply($1.product, $1.count) ?? 0))
    }
  }
  var receipt: String {
    let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .currency
    return
      (lines.map { l in
        let full = l.product.price * Decimal(l.count),
          off = round(discounts[l.product]?.apply(l.product, l.count) ?? 0)
        ;
        return
          "\(l.count) x \(l.product.name.padding(toLength: 8, withPad: " ", startingAt: 0)) \(f.string(from: full as NSDecimalNumber)!)"
          + (off > 0 ? " -\(f.string(from: off as NSDecimalNumber)!)" : "")
      } + [
        "total \(f.string(from: total as NSDecimalNumber)!)",
        "tax \(f.string(from: round(lines.reduce(0) { $0 + $1.product.price * Decimal($1.count) * $1.product.taxRate }) as NSDecimalNumber)!)",
      ]).joined(separator: "\n")
  }
}
let tea = Product(name: "Tea", price: Decimal(string: "4.49")!),
  cup = Product(name: "Cup", price: 10, taxRate: Decimal(string: "0.07")!),
  lamp = Product(name: "Lamp", price: Decimal(string: "1299.995")!)
var cart = Cart(); cart.add(tea, 5); cart.add(cup); cart.add(tea); cart.add(lamp); print(cart.receipt)
cart.discounts = [tea: .buy(2, free: 1), cup: .percent(15), lamp: .amount(5000)];
print(cart.receipt, cart.total, cart.lines.count)
