// `Sequence` and the methods every sequence has. Closures run as ordinary frames, so all of them have Swift bodies.

protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}

protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
  func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
  func _toArray() -> [Element]
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
}

extension Sequence {
  var underestimatedCount: Int { 0 }
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { nil }
  func _toArray() -> [Element] {
    var result: [Element] = []
    for element in self { result.append(element) }
    return result
  }
  @rethrowsType
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    result.reserveCapacity(underestimatedCount)
    for element in self { result.append(try transform(element)) }
    return result
  }
  func compactMap<ElementOfResult>(
    _ transform: (Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult] {
    var result: [ElementOfResult] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }
  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
    var result: [S.Element] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }
  @available(*, deprecated) func flatMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] {
    try compactMap(transform)
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self { try body(element) }
  }
  func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    for element in self { result = try nextPartialResult(result, element) }
    return result
  }
  func reduce<Result>(
    into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> ()
  ) rethrows -> Result {
    var result = initialResult
    for element in self { try updateAccumulatingResult(&result, element) }
    return result
  }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self {
      if try predicate(element) { return element }
    }
    return nil
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if try predicate(element) { return true }
    }
    return false
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if !(try predicate(element)) { return false }
    }
    return true
  }
  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var count = 0
    for element in self {
      if try predicate(element) { count += 1 }
    }
    return count
  }
  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    var result = Array(self)
    try result.sort(by: areInIncreasingOrder)
    return result
  }
  func reversed() -> [Element] {
    var result = Array(self)
    result.reverse()
    return result
  }
  func shuffled() -> [Element] {
    var result = Array(self)
    result.shuffle()
    return result
  }
  func shuffled<G: RandomNumberGenerator>(using generator: inout G) -> [Element] {
    var result = Array(self)
    result.shuffle(using: &generator)
    return result
  }
  func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
  var lazy: LazySequence<Self> { LazySequence(_base: self) }
  func elementsEqual<S: Sequence>(
    _ other: S, by areEquivalent: (Element, S.Element) throws -> Bool
  ) rethrows -> Bool {
    var left = makeIterator()
    var right = other.makeIterator()
    while true {
      guard let one = left.next() else { return right.next() == nil }
      guard let two = right.next() else { return false }
      if !(try areEquivalent(one, two)) { return false }
    }
  }
  func starts<S: Sequence>(
    with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool
  ) rethrows -> Bool {
    var prefix = possiblePrefix.makeIterator()
    for own in self {
      guard let element = prefix.next() else { return true }
      if !(try areEquivalent(own, element)) { return false }
    }
    return prefix.next() == nil
  }
  func lexicographicallyPrecedes<S: Sequence>(
    _ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where S.Element == Element {
    var left = makeIterator()
    var right = other.makeIterator()
    while true {
      guard let one = left.next() else { return right.next() != nil }
      guard let two = right.next() else { return false }
      if try areInIncreasingOrder(one, two) { return true }
      if try areInIncreasingOrder(two, one) { return false }
    }
  }
}

extension Sequence {
  func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    if maxLength < 0 { _trap("Can't take a prefix of negative length from a sequence") }
    return PrefixSequence(_base: self, _maxLength: maxLength)
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if !(try predicate(element)) { return result }
      result.append(element)
    }
    return result
  }
  func suffix(_ maxLength: Int) -> [Element] {
    if maxLength < 0 { _trap("Can't take a suffix of negative length from a sequence") }
    return Array(Array(self).suffix(maxLength))
  }
  func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
    if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
    return DropFirstSequence(_base: self, _limit: k)
  }
  func dropLast(_ k: Int = 1) -> [Element] {
    if k < 0 { _trap("Can't drop a negative number of elements from a sequence") }
    return Array(Array(self).dropLast(k))
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    var isDropping = true
    for element in self {
      if try isDropping && predicate(element) { continue }
      isDropping = false
      result.append(element)
    }
    return result
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator)
  }
}

extension Sequence where Self: IteratorProtocol {
  func makeIterator() -> Self { self }
}

extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    for one in self {
      if one == element { return true }
    }
    return false
  }
  func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    elementsEqual(other, by: { $0 == $1 })
  }
  func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element {
    starts(with: possiblePrefix, by: { $0 == $1 })
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}

extension Sequence where Element: Comparable {
  func min() -> Element? { self.min(by: { $0 < $1 }) }
  func max() -> Element? { self.max(by: { $0 < $1 }) }
  func sorted() -> [Element] {
    var result = Array(self)
    result.sort()
    return result
  }
  func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    lexicographicallyPrecedes(other, by: { $0 < $1 })
  }
}

extension Sequence where Element: Sequence {
  func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
  func joined<Separator: Sequence>(separator: Separator) -> JoinedSequence<Self>
  where Separator.Element == Element.Element {
    JoinedSequence(_base: self, _separator: Array(separator))
  }
}

extension Sequence where Element: StringProtocol {
  func joined() -> String { joined(separator: "") }
  func joined(separator: String) -> String {
    var result = ""
    var isFirst = true
    for part in self {
      if isFirst { isFirst = false } else { result += separator }
      result._append(part)
    }
    return result
  }
}
