// Sets, in the order of insertion.

protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  associatedtype ArrayLiteralElement = Element
  init()
  func contains(_ member: Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func symmetricDifference(_ other: Self) -> Self
  mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  mutating func remove(_ member: Element) -> Element?
  mutating func update(with newMember: Element) -> Element?
  mutating func formUnion(_ other: Self)
  mutating func formIntersection(_ other: Self)
  mutating func formSymmetricDifference(_ other: Self)
  func subtracting(_ other: Self) -> Self
  func isSubset(of other: Self) -> Bool
  func isDisjoint(with other: Self) -> Bool
  func isSuperset(of other: Self) -> Bool
  var isEmpty: Bool { get }
  init<S: Sequence>(_ sequence: S) where S.Element == Element
  mutating func subtract(_ other: Self)
}

extension SetAlgebra {
  init<S: Sequence>(_ sequence: S) where S.Element == Element {
    self.init()
    for element in sequence { _ = insert(element) }
  }
  func isSubset(of other: Self) -> Bool { intersection(other) == self }
  func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
  func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }
  func isStrictSubset(of other: Self) -> Bool { self != other && isSubset(of: other) }
  func isStrictSuperset(of other: Self) -> Bool { self != other && other.isSubset(of: self) }
  func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }
  var isEmpty: Bool { self == Self() }
}

extension SetAlgebra where ArrayLiteralElement == Element {
  init(arrayLiteral elements: Element...) {
    self.init()
    for element in elements { _ = insert(element) }
  }
}

protocol OptionSet: SetAlgebra, RawRepresentable where Element == Self {
  init(rawValue: RawValue)
}

extension OptionSet where RawValue: FixedWidthInteger {
  init() { self.init(rawValue: 0) }
  func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  @discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    if contains(newMember) { return (inserted: false, memberAfterInsert: intersection(newMember)) }
    formUnion(newMember)
    return (inserted: true, memberAfterInsert: newMember)
  }
  @discardableResult mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    if common.rawValue == 0 { return nil }
    self = Self(rawValue: rawValue & ~member.rawValue)
    return common
  }
  @discardableResult mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.rawValue == 0 ? nil : common
  }
  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func formIntersection(_ other: Self) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
}

struct Set<Element: Hashable>: SetAlgebra, Collection, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  typealias ArrayLiteralElement = Element
  typealias SubSequence = Slice<Set<Element>>
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
    let _base: Set<Element>
    @stored var _position: Int
    init(_base: Set<Element>) {
      self._base = _base
      _position = 0
    }
    mutating func next() -> Element? {
      let position = _base._next(_position)
      if position < 0 { return nil }
      _position = position + 1
      return _base._member(position)
    }
  }
  init()
  init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }
  @native("Set.init array") init(arrayLiteral elements: Element...)
  init<S: Sequence>(_ sequence: S) where S.Element == Element { self = Set._make(sequence._toArray()) }
  @native("Set.init array") static func _make(_ elements: [Element]) -> Set<Element>
  var count: Int { get }
  var capacity: Int { get }
  var isEmpty: Bool { count == 0 }
  var underestimatedCount: Int { count }
  var description: String { String(describing: self) }
  var debugDescription: String { String(reflecting: self) }
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
  static func == (lhs: Set<Element>, rhs: Set<Element>) -> Bool { lhs.count == rhs.count && lhs.isSubset(of: rhs) }
  func _next(_ position: Int) -> Int
  func _member(_ position: Int) -> Element
  func _position(_ member: Element) -> Int
  func _toArray() -> [Element]
  func makeIterator() -> Iterator { Iterator(_base: self) }
  var startIndex: Index { Index(_position: _next(0)) }
  var endIndex: Index { Index(_position: -1) }
  func index(after i: Index) -> Index { Index(_position: _next(i._position + 1)) }
  func firstIndex(of member: Element) -> Index? {
    let position = _position(member)
    return position < 0 ? nil : Index(_position: position)
  }
  subscript(position: Index) -> Element {
    if position._position < 0 { _trap("Attempting to access Set elements using an invalid index") }
    return _member(position._position)
  }
  func contains(_ member: Element) -> Bool
  @discardableResult mutating func insert(
    _ newMember: Element
  ) -> (inserted: Bool, memberAfterInsert: Element) {
    if _insert(newMember) { return (inserted: true, memberAfterInsert: newMember) }
    return (inserted: false, memberAfterInsert: _member(_position(newMember)))
  }
  mutating func _insert(_ member: Element) -> Bool
  @discardableResult mutating func update(with newMember: Element) -> Element? {
    let old = remove(newMember)
    _ = _insert(newMember)
    return old
  }
  @discardableResult mutating func remove(_ member: Element) -> Element?
  @discardableResult mutating func remove(at position: Index) -> Element {
    let member = self[position]
    remove(member)
    return member
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { _trap("Can't remove first element from an empty collection") }
    return remove(at: startIndex)
  }
  mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  mutating func reserveCapacity(_ minimumCapacity: Int)
}

extension Set {
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result = Set<Element>()
    for element in self {
      if try isIncluded(element) { _ = result._insert(element) }
    }
    return result
  }
  func union(_ other: Set<Element>) -> Set<Element>
  func intersection(_ other: Set<Element>) -> Set<Element>
  func subtracting(_ other: Set<Element>) -> Set<Element>
  func symmetricDifference(_ other: Set<Element>) -> Set<Element>
  func isSubset(of other: Set<Element>) -> Bool
  func isDisjoint(with other: Set<Element>) -> Bool
  func isSuperset(of other: Set<Element>) -> Bool { other.isSubset(of: self) }
  func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
  func isStrictSuperset(of other: Set<Element>) -> Bool { other.count < count && other.isSubset(of: self) }
  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { union(Set(other)) }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    intersection(Set(other))
  }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { subtracting(Set(other)) }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    symmetricDifference(Set(other))
  }
  func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element { isSubset(of: Set(other)) }
  func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element { Set(other).isSubset(of: self) }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element { isDisjoint(with: Set(other)) }
  mutating func formUnion(_ other: Set<Element>) { self = union(other) }
  mutating func formIntersection(_ other: Set<Element>) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Set<Element>) { self = symmetricDifference(other) }
  mutating func subtract(_ other: Set<Element>) { self = subtracting(other) }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { _ = _insert(element) }
  }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(Set(other))
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(Set(other)) }
}

typealias SetIndex<Element: Hashable> = Set<Element>.Index
