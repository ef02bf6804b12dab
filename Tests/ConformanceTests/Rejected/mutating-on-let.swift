// A mutating method needs a variable.
struct Counter {
  var n = 0
  mutating func increment() { n += 1 }
}
let counter = Counter()
counter.increment()
