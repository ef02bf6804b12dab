// A generic enum with payloads: search trees that are built, searched, folded and rebuilt.

indirect enum Tree<Element: Comparable> {
  case empty
  case node(Tree, Element, Tree)

  func inserting(_ new: Element) -> Tree {
    switch self {
    case .empty: return .node(.empty, new, .empty)
    case .node(let left, let element, let right):
      if new < element { return .node(left.inserting(new), element, right) }
      if element < new { return .node(left, element, right.inserting(new)) }
      return self
    }
  }

  func contains(_ wanted: Element) -> Bool {
    switch self {
    case .empty: return false
    case .node(let left, let element, let right):
      if wanted < element { return left.contains(wanted) }
      return element < wanted ? right.contains(wanted) : true
    }
  }

  func fold<Result>(_ initial: Result, _ combine: (Result, Element, Result) -> Result) -> Result {
    switch self {
    case .empty: return initial
    case .node(let left, let element, let right):
      return combine(left.fold(initial, combine), element, right.fold(initial, combine))
    }
  }
}

var seed = 42
func next() -> Int {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed
}

var tree = Tree<Int>.empty
for _ in 0..<60_000 { tree = tree.inserting(next() % 100_000) }
var hits = 0
for number in 0..<200_000 where tree.contains(number) { hits += 1 }
let count = tree.fold(0) { $0 + 1 + $2 }
let depth = tree.fold(0) { max($0, $2) + 1 }
let sum = tree.fold(0) { $0 + $1 + $2 }
precondition(hits == count)
print(count, depth, sum)
