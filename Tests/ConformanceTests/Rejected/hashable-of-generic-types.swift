struct Phantom<Tag, V: Equatable>: Hashable { var v: V }
enum Outer<T> {
  struct Inner: Hashable {
    let value: T
    static func == (a: Self, b: Self) -> Bool { true }
  }
}
struct Extended<V: Equatable> { var v: V }
extension Extended: Hashable {}
struct Decoded<V>: Decodable { var v: V }
