// `Element` of a sequence whose iterator decides it, used by the subscript that makes it a collection.
struct Wrapped<Base: Sequence>: Sequence {
  var base: Base
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    mutating func next() -> Base.Element? { base.next() }
  }
  func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }
}
extension Wrapped: Collection where Base: Collection {
  subscript(position: Base.Index) -> Element { base[position] }
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}
let wrapped = Wrapped(base: "héllo")
print(Array(wrapped), wrapped.first!, wrapped.count, String(wrapped.dropFirst()), wrapped[wrapped.startIndex])

enum Either<Left, Right> {
  case left(Left), right(Right)
}
extension Either: Equatable where Left: Equatable, Right: Equatable {}
extension Either: Comparable where Left: Comparable, Right: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.left(let one), .left(let other)): one < other
    case (.right(let one), .right(let other)): one < other
    case (.left, .right): true
    case (.right, .left): false
    }
  }
}

enum OneOfTwo<Left: Sequence, Right: Sequence> where Left.Element == Right.Element {
  case left(Left)
  case right(Right)
}
extension OneOfTwo: Sequence {
  struct Iterator: IteratorProtocol {
    var left: Left.Iterator?
    var right: Right.Iterator?
    mutating func next() -> Left.Element? { left?.next() ?? right?.next() }
  }
  func makeIterator() -> Iterator {
    switch self {
    case .left(let left): Iterator(left: left.makeIterator(), right: nil)
    case .right(let right): Iterator(left: nil, right: right.makeIterator())
    }
  }
}
extension OneOfTwo: Collection where Left: Collection, Right: Collection, Left.Element == Right.Element {
  typealias Index = Either<Left.Index, Right.Index>
  var startIndex: Index {
    switch self {
    case .left(let base): .left(base.startIndex)
    case .right(let base): .right(base.startIndex)
    }
  }
  var endIndex: Index {
    switch self {
    case .left(let base): .left(base.endIndex)
    case .right(let base): .right(base.endIndex)
    }
  }
  subscript(position: Index) -> Element {
    switch (self, position) {
    case (.left(let base), .left(let index)): base[index]
    case (.right(let base), .right(let index)): base[index]
    default: fatalError()
    }
  }
  func index(after position: Index) -> Index {
    switch (self, position) {
    case (.left(let base), .left(let index)): .left(base.index(after: index))
    case (.right(let base), .right(let index)): .right(base.index(after: index))
    default: fatalError()
    }
  }
}
let numbers = OneOfTwo<[Int], ClosedRange<Int>>.right(4...6)
print(Array(numbers), numbers.count, numbers.first! + 1, numbers[numbers.index(after: numbers.startIndex)])
print(OneOfTwo<[Int], ClosedRange<Int>>.left([9, 8]).map { $0 * 2 }, numbers[.right(.inRange(6))])
