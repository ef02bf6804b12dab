// Seeded random generators: next, Int.random(in:using:), shuffles and samples by hand are reproducible.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
var a = SplitMix(state: 1), b = SplitMix(state: 1)
print(a.next() == b.next(), a.next() == b.next(), a.next() != b.state)
print(
  (0..<3).map { _ in SplitMix(state: 7) }.map { g in
    var g = g; return g.next() % 1000
  })
var generator = SplitMix(state: 42)
let rolls = (0..<100).map { _ in Int.random(in: 1...6, using: &generator) }
print(rolls.allSatisfy { (1...6).contains($0) }, Set(rolls).count, rolls.count)
let doubles = (0..<50).map { _ in Double.random(in: 0..<1, using: &generator) }
print(doubles.allSatisfy { $0 >= 0 && $0 < 1 }, Set(doubles).count)
print((0..<20).map { _ in Bool.random(using: &generator) }.contains(true))
extension Array {
  func shuffledByHand<G: RandomNumberGenerator>(_ g: inout G) -> [Element] {
    var copy = self
    for i in copy.indices.dropLast().reversed() { copy.swapAt(i, Int(g.next() % UInt64(i + 1))) }
    return copy
  }
}
var first = SplitMix(state: 3), second = SplitMix(state: 3)
let list = Array(1...8)
print(list.shuffledByHand(&first) == list.shuffledByHand(&second), list.shuffledByHand(&first).sorted() == list)
print(list.shuffled(using: &first).sorted() == list, list.randomElement(using: &first).map(list.contains) ?? false)
let plain = (0..<100).map { _ in Int.random(in: 0..<10) }
print(plain.min()! >= 0, plain.max()! < 10, [5].randomElement()!, [Int]().randomElement() as Any, Bool.random() || true)
var shuffled = list
shuffled.shuffle()
print(shuffled.count, shuffled.sorted() == list, "ab".randomElement() != nil, (1...1).randomElement()!)
