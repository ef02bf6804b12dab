// Own generic enums: Maybe, Either, lists and trees, with map, recursion and conditional extensions.
enum Maybe<T> {
  case nothing
  case just(T)
  func map<U>(_ f: (T) -> U) -> Maybe<U> {
    switch self {
    case .nothing: .nothing
    case .just(let value): .just(f(value))
    }
  }
  static func ?? (l: Maybe, r: T) -> T {
    if case .just(let value) = l { value } else { r }
  }
}
extension Maybe: Equatable where T: Equatable {}
print(Maybe.just(2).map { $0 * 2 }, Maybe<Int>.nothing.map { $0 * 2 } == .nothing, Maybe.just("a") ?? "b")
print(.nothing ?? 7)
enum Either<L, R> {
  case left(L), right(R)
  var left: L? { if case .left(let l) = self { l } else { nil } }
}
let eithers: [Either<Int, String>] = [.left(1), .right("r"), .left(3)]
print(eithers.compactMap(\.left), eithers)
indirect enum List<Element> {
  case empty
  case node(Element, List)
  init(_ items: [Element]) {
    self = items.reversed().reduce(.empty) { .node($1, $0) }
  }
  var array: [Element] {
    switch self {
    case .empty: []
    case let .node(head, tail): [head] + tail.array
    }
  }
  var count: Int { if case .node(_, let tail) = self { 1 + tail.count } else { 0 } }
  mutating func push(_ item: Element) { self = .node(item, self) }
}
var list = List([1, 2, 3])
let before = list
list.push(0)
print(list.array, before.count, list.count, List<Int>.empty.array)
print(List(["x"]))
indirect enum Tree<T: Comparable> {
  case leaf
  case node(left: Tree, value: T, right: Tree)
  func inserting(_ new: T) -> Tree {
    switch self {
    case .leaf: return .node(left: .leaf, value: new, right: .leaf)
    case .node(let l, let v, let r):
      if new == v { return self }
      return new < v
        ? .node(left: l.inserting(new), value: v, right: r) : .node(left: l, value: v, right: r.inserting(new))
    }
  }
  var sorted: [T] {
    guard case let .node(l, v, r) = self else { return [] }
    return l.sorted + [v] + r.sorted
  }
  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let l, _, let r): 1 + max(l.depth, r.depth)
    }
  }
}
let tree = ["m", "c", "x", "a", "m"].reduce(Tree.leaf) { $0.inserting($1) }
print(tree.sorted, tree.depth, Tree<Int>.leaf.depth)
