struct Tagged<RawValue> { var rawValue: RawValue }
extension Tagged: Collection where RawValue: Collection {
  func index(after i: RawValue.Index) -> RawValue.Index { rawValue.index(after: i) }
  subscript(position: RawValue.Index) -> RawValue.Element { rawValue[position] }
  var startIndex: RawValue.Index { rawValue.startIndex }
  var endIndex: RawValue.Index { rawValue.endIndex }
  func makeIterator() -> RawValue.Iterator { rawValue.makeIterator() }
}
extension Tagged: Sequence where RawValue: Sequence {
  func makeIterator() -> RawValue.Iterator { rawValue.makeIterator() }
}
for x in Tagged(rawValue: [1, 2]) { print(x) }
for x in Tagged(rawValue: AnySequence([1, 2])) { print(x) }
print(Tagged(rawValue: "ab").count)

struct Wrapped<Value> { var value: Value }
extension Wrapped: RandomAccessCollection where Value: RandomAccessCollection {}
extension Wrapped: BidirectionalCollection where Value: BidirectionalCollection {
  func index(before i: Value.Index) -> Value.Index { value.index(before: i) }
}
extension Wrapped: Collection where Value: Collection {
  var startIndex: Value.Index { value.startIndex }
  var endIndex: Value.Index { value.endIndex }
  subscript(position: Value.Index) -> Value.Element { value[position] }
  func index(after i: Value.Index) -> Value.Index { value.index(after: i) }
}
extension Wrapped: Sequence where Value: Sequence {
  func makeIterator() -> Value.Iterator { value.makeIterator() }
}
print(Wrapped(value: [1, 2, 3]).reversed().map { $0 }, Wrapped(value: stride(from: 0, to: 4, by: 2)).map { $0 })
