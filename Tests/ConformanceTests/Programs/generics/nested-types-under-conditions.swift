struct Chain2<Base1: Sequence, Base2: Sequence> where Base1.Element == Base2.Element {
  let base1: Base1
  let base2: Base2
}
extension Chain2: Collection, Sequence where Base1: Collection, Base2: Collection {
  struct Index: Comparable {
    enum Representation: Equatable {
      case first(Base1.Index)
      case second(Base2.Index)
    }
    let position: Representation
    init(first i: Base1.Index) { position = .first(i) }
    init(second i: Base2.Index) { position = .second(i) }
    static func < (lhs: Index, rhs: Index) -> Bool {
      switch (lhs.position, rhs.position) {
      case (.first, .second): return true
      case (.second, .first): return false
      case let (.first(l), .first(r)): return l < r
      case let (.second(l), .second(r)): return l < r
      }
    }
  }
  var startIndex: Index {
    base1.isEmpty ? Index(second: base2.startIndex) : Index(first: base1.startIndex)
  }
  var endIndex: Index { Index(second: base2.endIndex) }
  func index(after i: Index) -> Index {
    switch i.position {
    case let .first(j):
      let next = base1.index(after: j)
      return next == base1.endIndex ? Index(second: base2.startIndex) : Index(first: next)
    case let .second(j): return Index(second: base2.index(after: j))
    }
  }
  subscript(i: Index) -> Base1.Element {
    switch i.position {
    case let .first(j): return base1[j]
    case let .second(j): return base2[j]
    }
  }
}
let c = Chain2(base1: [1, 2], base2: 5...7)
print(Array(c), c.count, c.reversed().first ?? -1)
struct Wrapper<Base> { var base: Base }
extension Wrapper where Base: Collection {
  struct Cursor { var at: Base.Index; var seen: [Base.Element] = [] }
  func cursor() -> Cursor { Cursor(at: base.startIndex) }
}
print(Wrapper(base: [3]).cursor().at)
