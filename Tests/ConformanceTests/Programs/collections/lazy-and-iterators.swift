// Iterators advance by hand, lazy work happens on demand, infinite sequences are cut with prefix.
var iterator = ["a", "b", "c"].makeIterator()
while let x = iterator.next() { print(x, terminator: " ") }
print(iterator.next() as Any)
var first = (1...3).makeIterator()
var second = first
print(first.next()!, first.next()!, second.next()!)
let squares = (1...).lazy.map { $0 * $0 }
print(Array(squares.prefix(4)), squares.first { $0 > 50 }!, Array(squares.filter { $0 % 2 == 0 }.prefix(2)))
print(Array((1...).prefix { $0 < 4 }), (1...).first { $0 * $0 > 30 }!, zip("abc", 10...).map { "\($0)\($1)" })
var asked: [Int] = []
let found = (1...10).lazy.map { n -> Int in
  if !asked.contains(n) { asked.append(n) }
  return n * 3
}.first { $0 > 10 }
print(found!, asked)
let lazyFlat = [[1, 2], [3]].lazy.flatMap { $0 }.map { $0 + 1 }
print(Array(lazyFlat), lazyFlat.contains(4), lazyFlat.reduce(0, +))
struct Countdown: IteratorProtocol, Sequence {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n + 1
  }
}
let countdown = Countdown(n: 3)
print(Array(countdown), Array(countdown), countdown.sorted(), countdown.max()!, countdown.dropFirst().map { $0 })
for (i, n) in countdown.enumerated() { print(i, n, terminator: "; ") }
print()
func merged<A: IteratorProtocol>(_ a: A, _ b: A) -> [A.Element] {
  var (a, b) = (a, b)
  var result: [A.Element] = []
  while true {
    let x = a.next(), y = b.next()
    if x == nil && y == nil { return result }
    if let x { result.append(x) }
    if let y { result.append(y) }
  }
}
print(merged([1, 3, 5, 7].makeIterator(), [2, 4].makeIterator()))
var state = 1
let generated = AnyIterator { () -> Int? in
  state *= 2
  return state < 40 ? state : nil
}
print(generated.map { $0 })
func primes() -> some Sequence<Int> {
  sequence(state: [Int]()) { found -> Int? in
    var n = (found.last ?? 1) + 1
    while found.contains(where: { n % $0 == 0 }) { n += 1 }
    found.append(n)
    return n
  }
}
print(Array(primes().prefix(8)), primes().first { $0 > 20 }!)
for n in primes() {
  if n > 10 { break }
  print(n, terminator: " ")
}
print()
