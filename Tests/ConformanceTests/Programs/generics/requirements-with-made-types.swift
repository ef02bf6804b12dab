// A protocol's 'where' clause may make an associated type a tuple, an existential or a generic type.
protocol Source {
  associatedtype Output
  var value: Output { get }
}
struct Wrapped<Base: Source>: Source {
  var base: Base
  var value: Base.Output { base.value }
}
struct Holder<Output> { var value: Output }
extension Source {
  func held() -> Holder<Output> { Holder(value: value) }
}

protocol Action { var number: Int { get } }
struct Add: Action { var number = 4 }
protocol Plain: Source {}
protocol Acting: Plain where Output == any Action {}
struct Acts: Acting { var value: any Action { Add() } }
struct Effect {
  var upstream: Holder<any Action>
  init<Base: Acting>(_ base: Base) { upstream = Wrapped(base: base).held() }
}
func number(_ source: some Acting) -> Int { source.value.number }
print(Effect(Acts()).upstream.value.number, number(Acts()))

protocol Listing: Source where Output == [Int] {}
struct List: Listing { var value: [Int] { [1, 2] } }
func total<L: Listing>(_ list: L) -> Int { Wrapped(base: list).value.reduce(0, +) + list.value.count }
print(total(List()))

protocol Table: Collection where Element == (key: Key, value: Value) {
  associatedtype Key: Hashable
  associatedtype Value
  var keys: [Key: Value].Keys { get }
  subscript(key: Key) -> Value? { get set }
  mutating func removeValue(forKey key: Key) -> Value?
}
extension Dictionary: Table {}
struct Box<Values: Collection> {
  var values: Values
  typealias Element = Values.Element
}
extension Box where Values: Table {
  init(_ head: Element, _ tail: Values, combine: (Values.Value, Values.Value) throws -> Values.Value) rethrows {
    var tail = tail
    if let other = tail.removeValue(forKey: head.0) {
      tail[head.key] = try combine(head.value, other)
    } else {
      tail[head.key] = head.1
    }
    values = tail
  }
  init(_ head: Element, tail: Values) {
    guard !tail.keys.contains(head.key) else { fatalError("twice") }
    var tail = tail
    tail[head.key] = head.value
    values = tail
  }
}
print(Box((key: "a", value: 1), ["a": 2], combine: +).values)
print(Box((key: "a", value: 1), tail: [:]).values)
