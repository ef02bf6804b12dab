// Sequences that are generated rather than stored: strides, repetitions, unfolding, type-erased ones.

struct StrideTo<Element: Strideable>: Sequence, CustomStringConvertible {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, _end: Element, _stride: Element.Stride) {
    self._start = _start
    self._end = _end
    self._stride = _stride
  }
  var description: String { String(reflecting: StrideTo<Element>.self) }
  struct Iterator: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    @stored var _count: Int
    mutating func next() -> Element? {
      let current = _start.advanced(by: _stride * _strideCount(_count))
      if _stride > 0 ? current >= _end : current <= _end { return nil }
      _count += 1
      return current
    }
    func _strideCount(_ count: Int) -> Element.Stride { Element.Stride(exactly: count)! }
  }
  func makeIterator() -> Iterator { Iterator(_start: _start, _end: _end, _stride: _stride, _count: 0) }
}

struct StrideThrough<Element: Strideable>: Sequence, CustomStringConvertible {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  init(_start: Element, _end: Element, _stride: Element.Stride) {
    self._start = _start
    self._end = _end
    self._stride = _stride
  }
  var description: String { String(reflecting: StrideThrough<Element>.self) }
  struct Iterator: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    @stored var _count: Int
    mutating func next() -> Element? {
      let current = _start.advanced(by: _stride * _strideCount(_count))
      if _stride > 0 ? current > _end : current < _end { return nil }
      _count += 1
      return current
    }
    func _strideCount(_ count: Int) -> Element.Stride { Element.Stride(exactly: count)! }
  }
  func makeIterator() -> Iterator { Iterator(_start: _start, _end: _end, _stride: _stride, _count: 0) }
}

struct Repeated<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias Iterator = IndexingIterator<Repeated<Element>>
  typealias SubSequence = Slice<Repeated<Element>>
  let count: Int
  let repeatedValue: Element
  init(count: Int, repeatedValue: Element) {
    if count < 0 { _trap("Repetition count should be non-negative") }
    self.count = count
    self.repeatedValue = repeatedValue
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func makeIterator() -> IndexingIterator<Repeated<Element>> { IndexingIterator(_elements: self) }
  subscript(position: Int) -> Element {
    if position < 0 || position >= count { _trap("Index out of range") }
    return repeatedValue
  }
}

struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
  typealias Index = Int
  typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
  typealias SubSequence = Slice<CollectionOfOne<Element>>
  @stored var _element: Element
  init(_ element: Element) { _element = element }
  var debugDescription: String { "CollectionOfOne(\(String(reflecting: _element)))" }
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  func makeIterator() -> IndexingIterator<CollectionOfOne<Element>> { IndexingIterator(_elements: self) }
  subscript(position: Int) -> Element {
    get {
      if position != 0 { _trap("Index out of range") }
      return _element
    }
    set {
      if position != 0 { _trap("Index out of range") }
      _element = newValue
    }
  }
}

struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection, Equatable {
  typealias Index = Int
  typealias Iterator = IndexingIterator<EmptyCollection<Element>>
  typealias SubSequence = Slice<EmptyCollection<Element>>
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func makeIterator() -> IndexingIterator<EmptyCollection<Element>> { IndexingIterator(_elements: self) }
  static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
  subscript(position: Int) -> Element {
    get { _trap("Index out of range") }
    set { _trap("Index out of range") }
  }
}

struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  typealias Iterator = UnfoldSequence<Element, State>
  @stored var _state: State
  let _next: (inout State) -> Element?
  @stored var _done: Bool
  mutating func next() -> Element? {
    if _done { return nil }
    if let element = _next(&_state) { return element }
    _done = true
    return nil
  }
  func makeIterator() -> UnfoldSequence<Element, State> { self }
}

struct AnyIterator<Element>: IteratorProtocol, Sequence {
  typealias Iterator = AnyIterator<Element>
  let _next: () -> Element?
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var iterator = base
    _next = { iterator.next() }
  }
  init(_ body: @escaping () -> Element?) { _next = body }
  func next() -> Element? { _next() }
  func makeIterator() -> AnyIterator<Element> { self }
}

func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  if stride == 0 { _trap("Stride size must not be zero") }
  return StrideTo(_start: start, _end: end, _stride: stride)
}
func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T> {
  if stride == 0 { _trap("Stride size must not be zero") }
  return StrideThrough(_start: start, _end: end, _stride: stride)
}
func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> { Repeated(count: n, repeatedValue: element) }
typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T, (T?, Bool)> {
  let start: (T?, Bool) = (first, true)
  return UnfoldSequence(
    _state: start,
    _next: { (state: inout (T?, Bool)) -> T? in
      if state.1 {
        state.1 = false
        return state.0
      }
      guard let current = state.0 else { return nil }
      state.0 = next(current)
      return state.0
    }, _done: false)
}
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  UnfoldSequence(_state: state, _next: next, _done: false)
}
