import Declarations
import Diagnostics
import Tree

/// The types behind `some P` that have no end: a function's underlying type contains its own opaque type, possibly
/// through those of other functions. The bodies of all of them must have been checked.
extension Checker {
  func checkEndlessTypes(of function: FunctionDeclaration, _ block: Block) {
    guard let endless = function.opaqueResults.first(where: containsItself), let type = endless.underlying else {
      return
    }
    let count = table.diagnostics.count
    error(.type(.opaqueOfItself(type.shown)), at: function.accessorOf?.place ?? function.place)
    guard isOpen else { return }
    for opaque in function.opaqueResults { opaque.underlying = nil }
    seal(block, hiding: function.opaqueResults, since: count)
  }

  private func containsItself(_ opaque: OpaqueType) -> Bool {
    if bodies.endingTypes.contains(opaque) { return false }
    var visited: Set<OpaqueType> = [opaque]
    var waiting = [opaque]
    var isTree = true
    while let next = waiting.popLast() {
      for part in opaqueParts(of: next) where !bodies.endingTypes.contains(part) {
        if part == opaque { return true }
        if visited.insert(part).inserted { waiting.append(part) } else { isTree = false }
      }
    }
    // Each function of a long chain is visited once. In opened code the other bodies may still have to be checked.
    if isTree, !isOpen { bodies.endingTypes.formUnion(visited) }
    return false
  }

  private func opaqueParts(of opaque: OpaqueType) -> [OpaqueType] {
    var parts: [OpaqueType] = []
    _ = opaque.underlying?.contains { part in
      if case .opaque(let found, _) = part { parts.append(found) }
      return false
    }
    return parts
  }
}
