func helper(_ count: Int) -> Int { count }
func other(_ text: String) -> Int { 1 }
func tell(_ text: String) {}
struct Counter: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }
  func helper() {}
  var one: Int { helper(1) }
  var two: Int { max(1, 2) }
  var three: Int {
    func inner() -> Int { min(1, 2) }
    return inner()
  }
  func other(_ value: Double) -> Int { 2 }
  var four: Int { other(1.5) }
  var five: Int { other("a") }
  static func longest() -> Int { Swift.max(1, 2) }
}
class Base { func tell(_ count: Int) {} }
class Derived: Base {
  func go() {
    tell(1)
    tell("a")
  }
}
extension Array {
  var least: Int { min(1, 2) }
  var size: Int { abs(-3) + Swift.min(1, 2) }
}
extension Sequence {
  func zipped(_ other: [Int]) { for _ in zip(self, other) {} }
  var best: Int { max(1, 2) }
}
protocol Joining {}
extension Joining {
  func zip(_ count: Int) {}
  func join() { _ = zip([1], [2]) }
}
struct Printer {
  func print(_ count: Int) {}
  func run() {
    print(1)
    print("a")
    print("a", "b")
  }
  func swap() {
    var a = 1, b = 2
    swap(&a, &b)
  }
}
