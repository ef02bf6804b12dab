// A closure's parameter is immutable, also without a name.
struct Counter {
  var n = 1
  mutating func bump() { n += 1 }
}
func anonymous() { [Counter()].forEach { $0.bump() } }
func named() { [Counter()].forEach { counter in counter.bump() } }
func property() { [Counter()].forEach { $0.n = 2 } }
