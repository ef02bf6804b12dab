import Declarations
import Diagnostics
import Tree

/// The order in which swiftc reports uses of what has no value yet: it follows the uses of each variable, which are
/// listed from the last to the first.
extension Checker {
  func rankLocals(since first: Int) {
    let indices = table.diagnostics.indices[first...]
    let names = Dictionary(grouping: indices) { table.diagnostics[$0].problem.localWithoutValue }
    for (name, found) in names where name != nil { rank(found) { $0.reversed() } }
  }

  /// The uses of a subclass's `self` from the last to the first, those of another class by properties and then as a
  /// whole.
  func rankUsesOfSelf(since first: Int, isDerived: Bool) {
    let indices = table.diagnostics.indices[first...].filter { table.diagnostics[$0].problem.isUseOfSelf }
    rank(indices) { found in
      isDerived
        ? found.reversed()
        : found.filter { !$0.problem.isUseOfWholeSelf } + found.filter(\.problem.isUseOfWholeSelf)
    }
  }

  private func rank(_ indices: [Int], _ order: ([Diagnostic]) -> [Diagnostic]) {
    if indices.count < 2 { return }
    let found = indices.map { table.diagnostics[$0] }.sorted { $0.offset < $1.offset }
    for (position, one) in order(found).enumerated() {
      table.diagnostics[indices[position]] = one.ranked(at: found[position].offset)
    }
  }
}
