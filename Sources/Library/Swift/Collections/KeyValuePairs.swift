// `KeyValuePairs`: the pairs of a dictionary literal in source order, repeated keys included.

struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
  typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  let _elements: [(Key, Value)]
  init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  func makeIterator() -> IndexingIterator<KeyValuePairs<Key, Value>> { IndexingIterator(_elements: self) }
  subscript(position: Int) -> (key: Key, value: Value) {
    let pair = _elements[position]
    return (key: pair.0, value: pair.1)
  }
  var description: String {
    if _elements.isEmpty { return "[:]" }
    let pairs = _elements.map { String(reflecting: $0.0) + ": " + String(reflecting: $0.1) }
    return "[" + pairs.joined(separator: ", ") + "]"
  }
  var debugDescription: String { description }
}
