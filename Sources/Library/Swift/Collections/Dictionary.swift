// Dictionaries, in the order of insertion. An index is a position in the table (see `HashTable`), -1 past the end.

struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  typealias Element = (key: Key, value: Value)
  typealias SubSequence = Slice<[Key: Value]>
  struct Index: Comparable, Hashable {
    let _position: Int
    init(_position: Int) { self._position = _position }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._position == rhs._position }
    static func < (lhs: Index, rhs: Index) -> Bool {
      lhs._position >= 0 && (rhs._position < 0 || lhs._position < rhs._position)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(_position) }
  }
  struct Iterator: IteratorProtocol {
    typealias Element = (key: Key, value: Value)
    let _base: [Key: Value]
    @stored var _position: Int
    init(_base: [Key: Value]) {
      self._base = _base
      _position = 0
    }
    mutating func next() -> (key: Key, value: Value)? {
      let position = _base._next(_position)
      if position < 0 { return nil }
      _position = position + 1
      return (key: _base._key(position), value: _base._value(position))
    }
  }
  init()
  init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }
  init(dictionaryLiteral elements: (Key, Value)...)
  var count: Int { get }
  var capacity: Int { get }
  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }
  var description: String { String(describing: self) }
  var debugDescription: String { String(describing: self) }
  func _next(_ position: Int) -> Int
  func _key(_ position: Int) -> Key
  func _value(_ position: Int) -> Value
  func _position(_ key: Key) -> Int
  func makeIterator() -> Iterator { Iterator(_base: self) }
  var startIndex: Index { Index(_position: _next(0)) }
  var endIndex: Index { Index(_position: -1) }
  func index(after i: Index) -> Index { Index(_position: _next(i._position + 1)) }
  func index(forKey key: Key) -> Index? {
    let position = _position(key)
    return position < 0 ? nil : Index(_position: position)
  }
  subscript(position: Index) -> (key: Key, value: Value) {
    if position._position < 0 { _trap("Attempting to access Dictionary elements using an invalid index") }
    return (key: _key(position._position), value: _value(position._position))
  }
  subscript(key: Key) -> Value? { get set }
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get {
      if let value = self[key] { return value }
      return defaultValue()
    }
    set { updateValue(newValue, forKey: key) }
  }
}

extension Dictionary {
  init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      if updateValue(value, forKey: key) != nil { _trap("Duplicate values for key: '\(key)'") }
    }
  }
  init<S: Sequence>(
    _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      if let old = self[key] {
        updateValue(try combine(old, value), forKey: key)
      } else {
        updateValue(value, forKey: key)
      }
    }
  }
  init<S: Sequence>(
    grouping values: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    self.init()
    for value in values {
      let key = try keyForValue(value)
      _append(value, key)
    }
  }
  mutating func _append<Member>(_ member: Member, _ key: Key)
}

extension Dictionary {
  @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
  @discardableResult mutating func removeValue(forKey key: Key) -> Value?
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  mutating func reserveCapacity(_ minimumCapacity: Int)
  mutating func _removeEntry(_ position: Int)
  @discardableResult mutating func remove(at index: Index) -> (key: Key, value: Value) {
    let element = self[index]
    _removeEntry(index._position)
    return element
  }
  mutating func popFirst() -> (key: Key, value: Value)? { isEmpty ? nil : remove(at: startIndex) }
  mutating func merge<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other {
      if let old = self[key] {
        updateValue(try combine(old, value), forKey: key)
      } else {
        updateValue(value, forKey: key)
      }
    }
  }
  mutating func merge(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other {
      if let old = self[key] {
        updateValue(try combine(old, value), forKey: key)
      } else {
        updateValue(value, forKey: key)
      }
    }
  }
  func merging<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] where S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  func merging(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
}

extension Dictionary {
  var keys: Keys { Keys(_base: self) }
  var values: Values {
    get { Values(_base: self) }
    set { self = newValue._base }
  }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    var position = _next(0)
    while position >= 0 {
      result.updateValue(try transform(_value(position)), forKey: _key(position))
      position = _next(position + 1)
    }
    return result
  }
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    var position = _next(0)
    while position >= 0 {
      if let value = try transform(_value(position)) { result.updateValue(value, forKey: _key(position)) }
      position = _next(position + 1)
    }
    return result
  }
  func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for element in self {
      if try isIncluded(element) { result.updateValue(element.value, forKey: element.key) }
    }
    return result
  }
  struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = Key
    typealias Index = Dictionary<Key, Value>.Index
    typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
    typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Keys>
    let _base: [Key: Value]
    init(_base: [Key: Value]) { self._base = _base }
    var count: Int { _base.count }
    var isEmpty: Bool { _base.isEmpty }
    var startIndex: Dictionary<Key, Value>.Index { _base.startIndex }
    var endIndex: Dictionary<Key, Value>.Index { _base.endIndex }
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index { _base.index(after: i) }
    subscript(position: Dictionary<Key, Value>.Index) -> Key { _base[position].key }
    func makeIterator() -> IndexingIterator<Dictionary<Key, Value>.Keys> { IndexingIterator(_elements: self) }
    func contains(_ element: Key) -> Bool { _base._position(element) >= 0 }
    func _toArray() -> [Key] { _base._keys() }
    static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool {
      if lhs.count != rhs.count { return false }
      for key in lhs {
        if !rhs.contains(key) { return false }
      }
      return true
    }
    var description: String { _toArray().description }
    var debugDescription: String { "Dictionary.Keys(\(_toArray().description))" }
  }
  struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = Value
    typealias Index = Dictionary<Key, Value>.Index
    typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
    typealias Iterator = IndexingIterator<Dictionary<Key, Value>.Values>
    @stored var _base: [Key: Value]
    init(_base: [Key: Value]) { self._base = _base }
    var count: Int { _base.count }
    var isEmpty: Bool { _base.isEmpty }
    var startIndex: Dictionary<Key, Value>.Index { _base.startIndex }
    var endIndex: Dictionary<Key, Value>.Index { _base.endIndex }
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index { _base.index(after: i) }
    subscript(position: Dictionary<Key, Value>.Index) -> Value {
      get { _base[position].value }
      set { _base.updateValue(newValue, forKey: _base[position].key) }
    }
    func makeIterator() -> IndexingIterator<Dictionary<Key, Value>.Values> { IndexingIterator(_elements: self) }
    func _toArray() -> [Value] { _base._values() }
    var description: String { _toArray().description }
    var debugDescription: String { "Dictionary.Values(\(_toArray().description))" }
  }
  func _keys() -> [Key]
  func _values() -> [Value]
}

extension Dictionary: Equatable where Value: Equatable {
  static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool {
    if lhs.count != rhs.count { return false }
    var position = lhs._next(0)
    while position >= 0 {
      guard let other = rhs[lhs._key(position)] else { return false }
      if lhs._value(position) != other { return false }
      position = lhs._next(position + 1)
    }
    return true
  }
}

extension Dictionary: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
}

typealias DictionaryIndex<Key: Hashable, Value> = Dictionary<Key, Value>.Index
