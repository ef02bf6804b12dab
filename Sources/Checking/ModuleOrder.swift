import SwiftSyntax

/// The statements of an opened module. Its variables come first, each behind those that its value names: in a module
/// they have their values whenever they are wanted, whatever their order is.
struct ModuleOrder {
  private(set) var items: [CodeBlockItemSyntax] = []

  init(_ tree: SourceFileSyntax) {
    let all = Array(tree.statements)
    var variables: [String: [Int]] = [:]
    var order: [Int] = []
    for (index, item) in all.enumerated() {
      guard case .decl(let syntax) = item.item, let node = syntax.as(VariableDeclSyntax.self) else { continue }
      order.append(index)
      for binding in node.bindings {
        let names = binding.pattern.tokens(viewMode: .sourceAccurate).map(\.text)
        for name in names { variables[name, default: []].append(index) }
      }
    }
    // A chain of values may be as long as the module.
    var state: [Int: Bool] = [:]
    var sorted: [Int] = []
    for start in order where state[start] == nil {
      var stack: [(index: Int, waiting: [Int])] = [(start, Self.used(by: all[start], variables))]
      state[start] = false
      while let last = stack.indices.last {
        guard let next = stack[last].waiting.popLast() else {
          state[stack[last].index] = true
          sorted.append(stack[last].index)
          stack.removeLast()
          continue
        }
        if state[next] != nil { continue }
        state[next] = false
        stack.append((next, Self.used(by: all[next], variables)))
      }
    }
    let first = Set(sorted)
    items = sorted.map { all[$0] } + all.indices.filter { !first.contains($0) }.map { all[$0] }
  }

  /// The variables whose names stand in the value of another; the last one is to be looked at first.
  private static func used(by item: CodeBlockItemSyntax, _ variables: [String: [Int]]) -> [Int] {
    guard case .decl(let syntax) = item.item, let node = syntax.as(VariableDeclSyntax.self) else { return [] }
    var found: [Int] = []
    for value in node.bindings.compactMap(\.initializer?.value) {
      for token in value.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { found += variables[name] ?? [] }
      }
    }
    return found.reversed()
  }
}
