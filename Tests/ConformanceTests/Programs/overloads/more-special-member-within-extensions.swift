extension MutableCollection {
  mutating func two(_ i: Int) { print("m") }
}
extension MutableCollection where Self: BidirectionalCollection {
  mutating func two(_ i: Int) { print("b") }
  mutating func go() { two(1) }
}
protocol P {}
protocol Q: P {}
extension P { func x(_ i: Int) { print("P") } }
extension P where Self: Q { func x(_ i: Int) { print("Q") }; func go() { x(1) } }
extension Int: Q {}
3.go()
var a = [1, 2, 3]
a.go()
