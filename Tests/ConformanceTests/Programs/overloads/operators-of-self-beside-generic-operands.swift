struct Filled<Base: Collection>: Collection {
  var base: Base
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  subscript(position: Base.Index) -> Base.Element { base[position] }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
}
extension Filled where Base: RangeReplaceableCollection {
  init(_ head: Element, _ tail: Element...) {
    var tail = tail
    tail.insert(head, at: tail.startIndex)
    self.init(base: Base(tail))
  }
  static func + (lhs: Self, rhs: Self) -> Self {
    print("both")
    return Self(base: lhs.base + rhs.base)
  }
  static func + <S: Sequence>(lhs: Self, rhs: S) -> Self where Element == S.Element {
    print("left")
    return Self(base: lhs.base + rhs)
  }
  static func + <S: Sequence>(lhs: S, rhs: Self) -> Self where Element == S.Element {
    print("right")
    return Self(base: Base(Array(lhs) + Array(rhs.base)))
  }
}
extension Filled: Equatable where Base: Equatable {}
typealias FilledArray<E> = Filled<[E]>
let xs = FilledArray(1, 2, 3)
func equal<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) rethrows { print(try a() == b()) }
print(xs + xs)
print(xs + [4])
print([0] + xs)
equal(FilledArray(1, 2, 3, 1, 2, 3), xs + xs)

struct Row<Item> { var items: [Item] }
extension Row: Sequence { func makeIterator() -> IndexingIterator<[Item]> { items.makeIterator() } }
extension Row where Item: Equatable {
  static func + (lhs: Self, rhs: Self) -> Self {
    print("both rows")
    return Row(items: lhs.items + rhs.items)
  }
  static func + <S: Sequence>(lhs: Self, rhs: S) -> Self where Element == S.Element {
    print("a row and a sequence")
    return Row(items: lhs.items + Array(rhs))
  }
}
let row = Row(items: [1])
print((row + row).items, (row + [2]).items, (row + row + [3]).items)
