import Foundation

let price = Decimal(string: "19.99")!
let tax = Decimal(string: "0.19")!
print(price * tax, price + price * tax, price - 20, price / 3, -price)
print(Decimal(0.1) + Decimal(0.2), Decimal(string: "0.1")! + Decimal(string: "0.2")! == Decimal(string: "0.3")!)
var total = Decimal.zero
for amount in ["1.10", "2.20", "3.30"] { total += Decimal(string: amount) ?? 0 }
print(total, total == Decimal(string: "6.6")!, total > 6, total < 6.5)
total -= 1
total *= 2
total /= 4
print(total)
print(Decimal(10) / Decimal(4), Decimal(1) / Decimal(3), Decimal(2) / Decimal(7))
print(abs(Decimal(-5)), max(Decimal(1), Decimal(2)), [Decimal(3), Decimal(1), Decimal(2)].sorted())
print([Decimal(1.5), 2, 3].reduce(0, +), pow(Decimal(2), 10), pow(Decimal(string: "1.05")!, 3))
