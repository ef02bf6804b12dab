// A sequence whose own type is hidden.

struct AnySequence<Element>: Sequence {
  typealias Iterator = AnyIterator<Element>
  let _box: _AnySequenceBox<Element>
  init<S: Sequence>(_ base: S) where S.Element == Element { _box = _SequenceBox(base) }
  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I) where I.Element == Element {
    _box = _SequenceBox(_ClosureBasedSequence(_makeUnderlyingIterator: makeUnderlyingIterator))
  }
  var underestimatedCount: Int { _box._underestimatedCount }
  func makeIterator() -> AnyIterator<Element> { _box._makeIterator() }
  func dropFirst(_ n: Int = 1) -> AnySequence<Element> { _box._dropFirst(n) }
  func dropLast(_ n: Int = 1) -> [Element] { _box._dropLast(n) }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element> {
    var rest: [Element] = []
    var isDropping = true
    for element in self {
      if isDropping { isDropping = try predicate(element) }
      if !isDropping { rest.append(element) }
    }
    return AnySequence(rest)
  }
  func prefix(_ maxLength: Int) -> AnySequence<Element> { _box._prefix(maxLength) }
}

class _AnySequenceBox<Element> {
  init() {}
  var _underestimatedCount: Int { _trap("") }
  func _makeIterator() -> AnyIterator<Element> { _trap("") }
  func _dropFirst(_ n: Int) -> AnySequence<Element> { _trap("") }
  func _dropLast(_ n: Int) -> [Element] { _trap("") }
  func _prefix(_ n: Int) -> AnySequence<Element> { _trap("") }
}
final class _SequenceBox<Base: Sequence>: _AnySequenceBox<Base.Element> {
  let _base: Base
  init(_ base: Base) {
    _base = base
    super.init()
  }
  override var _underestimatedCount: Int { _base.underestimatedCount }
  override func _makeIterator() -> AnyIterator<Base.Element> { AnyIterator(_base.makeIterator()) }
  override func _dropFirst(_ n: Int) -> AnySequence<Base.Element> { AnySequence(_base.dropFirst(n)) }
  override func _dropLast(_ n: Int) -> [Base.Element] { _base.dropLast(n) }
  override func _prefix(_ n: Int) -> AnySequence<Base.Element> { AnySequence(_base.prefix(n)) }
}

struct _ClosureBasedSequence<Base: IteratorProtocol>: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base
  let _makeUnderlyingIterator: () -> Base
  func makeIterator() -> Base { _makeUnderlyingIterator() }
}
