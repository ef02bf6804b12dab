protocol Layout { associatedtype Cache; func make() -> Cache; static var name: String { get } }
enum Either<A, B> { case a(A), b(B) }
typealias EitherLayout<T: Layout, F: Layout> = Either<T, F>
extension EitherLayout: Layout {
  struct Cache {
    enum Storage { case a(A.Cache), b(B.Cache) }
    var storage: Storage
    init(_ c: A.Cache) { storage = .a(c) }
    init(other c: B.Cache) { storage = .b(c) }
  }
  func make() -> Cache {
    switch self {
    case .a(let l): return Cache(l.make())
    case .b(let l): return Cache(other: l.make())
    }
  }
  static var name: String { A.name + "|" + B.name }
}
struct One: Layout { func make() -> Int { 1 }; static var name: String { "one" } }
struct Two: Layout { func make() -> String { "2" }; static var name: String { "two" } }
print(Either<One, Two>.a(One()).make(), Either<One, Two>.name)
extension EitherLayout where A == One { var isOne: Bool { true } }
print(Either<One, Two>.b(Two()).isOne)
typealias Numbers<N: Numeric> = Array<N>
extension Numbers { var total: Element { reduce(0, +) } }
print([1, 2, 3].total)
