// A function that does not escape is no argument for an overload from which it may escape.
extension Sequence {
  func count(limit: Int, where isCounted: (Element) -> Bool) -> Int {
    lazy.filter(isCounted).prefix(limit).reduce(0) { count, _ in count + 1 }
  }
  func doubled(_ transform: (Element) -> Int) -> [Int] { lazy.map(transform).map { $0 * 2 } }
  func pieces(_ transform: (Element) -> [Int]) -> Int { lazy.flatMap(transform).count }
  func kept(_ transform: (Element) -> Int?) -> [Int] { Array(lazy.compactMap(transform)) }
  func kinds(_ isKept: @escaping (Element) -> Bool) -> String { "\(type(of: lazy.filter(isKept)))" }
}
print((1...100).count(limit: 4) { $0 % 2 == 0 })
print([1, 2].doubled { $0 + 1 }, [1, 2].pieces { [$0, $0] }, ["1", "x"].kept { Int($0) })
print([1].kinds { _ in true })

struct Holder {
  func hold(_ action: @escaping () -> Void, _ count: Int) -> String { "escaping" }
  func hold(_ action: () -> Void, _ count: Any) -> String { "not escaping" }
}
func pass(_ action: () -> Void) -> String { Holder().hold(action, 1) }
func passEscaping(_ action: @escaping () -> Void) -> String { Holder().hold(action, 1) }
print(pass {}, passEscaping {})
