struct Responsive<Value: Hashable>: Hashable {
  let small: Value?
  let large: Value?
  init(_ small: Value? = nil, large: Value? = nil) {
    self.small = small
    self.large = large
  }
}
struct Unit: Hashable { var n = 0 }
enum Theme { typealias Values = Responsive<Unit> }
extension Theme.Values {
  init(_ small: Unit? = nil, large: Unit? = nil) {
    self.small = large
    self.large = small
  }
  func total() -> Int { (small?.n ?? 0) + (large?.n ?? 0) }
}
protocol Defaultable { var isDefault: Bool { get } }
extension Responsive: Defaultable where Value == Unit {
  var isDefault: Bool { self == .default }
  static var `default`: Self { .init(small: nil, large: nil, x: 0) }
  init(small: Unit?, large: Unit?, x: Int) { self.small = small; self.large = large }
}
typealias Ints = Responsive<Int>
extension Ints { var sum: Int { (small ?? 0) + (large ?? 0) } }
typealias Pairs<T: Hashable> = Dictionary<T, T>
extension Pairs { var n: Int { count } }
extension Array<Int> { var twice: [Int] { map { $0 * 2 } } }
extension [String] { var joinedUp: String { joined() } }
print(Responsive<Unit>(Unit(n: 3), large: Unit(n: 4)).small!.n, Ints(3, large: 4).sum, Theme.Values().isDefault)
print(["a": 1].n, [1, 2].twice, ["a", "b"].joinedUp)
