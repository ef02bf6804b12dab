struct Loud: Sequence, IteratorProtocol {
  let name: String
  var n = 0
  let end: Int
  mutating func next() -> Int? {
    n += 1
    print(name, n, terminator: "; ")
    return n > end ? nil : n
  }
}
func loud(_ name: String, _ end: Int) -> Loud { Loud(name: name, end: end) }
for (one, other) in [(2, 2), (1, 3), (3, 1), (0, 1), (1, 0), (0, 0)] {
  print(loud("a", one).starts(with: loud("b", other)))
  print(loud("a", one).lexicographicallyPrecedes(loud("b", other)))
  print(loud("a", one).elementsEqual(loud("b", other)))
  print(zip(loud("a", one), loud("b", other)).map { $0 + $1 })
}
