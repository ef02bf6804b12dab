// Inherited types are looked up outside a type: its members may have the same names.

protocol Index { func index() -> Int }
protocol Other {
  associatedtype Other
  var other: Other { get }
}
class Base { var words: String { "outer base" } }

struct Page: Index {
  typealias Index = Int
  var number: Index
  func index() -> Index { number }
}

extension Page: Other {
  typealias Other = String
  var other: Other { "page \(number)" }
}

extension Array: Index {
  func index() -> Int { count }
}

struct Holder<Index> {
  class Base { var words: String { "inner base" } }
  class Derived: Base {}
  var index: Index
}

class Derived: Base {
  class Base { var words: String { "nested" } }
}

print(Page(number: 3).index(), Page(number: 4).other, [1, 2].index())
print(Holder<Int>.Derived().words, Derived().words, Derived.Base().words)
