import Declarations
import Source
import SwiftSyntax

/// The statements of an opened module. Its variables come first, each after those that its value needs: in a module,
/// a variable is initialized when it is first used, whatever the order of declarations is.
struct ModuleOrder {
  private(set) var items: [CodeBlockItemSyntax] = []
  /// The variables that declarations use which they use themselves.
  private(set) var circular: [String: CodeBlockItemSyntax] = [:]

  /// - Parameter isMain: True if a statement runs at its own place, after the declarations of the rest of the module.
  init(_ tree: SourceFileSyntax, isMain: (CodeBlockItemSyntax) -> Bool) {
    let all = Array(tree.statements)
    // A value may depend on other variables through the functions it calls, so all declarations that it names are
    // searched.
    var declarations: [String: [Int]] = [:]
    var variables: [Int] = []
    for (index, item) in all.enumerated() {
      guard case .decl(let syntax) = item.item else { continue }
      if syntax.is(VariableDeclSyntax.self), !isMain(item) { variables.append(index) }
      for name in Self.names(of: syntax) { declarations[name, default: []].append(index) }
    }
    let uses = all.map { Self.uses(by: $0, declarations) }
    var sorted = Self.sorted(from: variables, uses.map(\.all))
    let circles = Circles(from: variables, uses.map(\.all))
    if circles.hasAny {
      // `let box = { … box.parts = { [part] } … }()` and `let part = Part(of: box)`: the inner closure runs later.
      let before = uses.enumerated().map { index, uses in
        uses.all.filter { !circles.areInOne(index, $0) || uses.atOnce.contains($0) }
      }
      sorted = Self.sorted(from: variables, before)
      for index in variables where circles.contains(index) {
        guard case .decl(let syntax) = all[index].item else { continue }
        for name in Self.names(of: syntax) { circular[name] = all[index] }
      }
    }
    let isVariable = Set(variables)
    items =
      sorted.filter(isVariable.contains).map { all[$0] }
      + all.indices.filter { !isVariable.contains($0) }.map { all[$0] }
    // Stable: statements outside the main file come first.
    items = items.filter { !isMain($0) } + items.filter(isMain)
  }

  private static func names(of syntax: DeclSyntax) -> [String] {
    if let node = syntax.as(VariableDeclSyntax.self) {
      return node.bindings.flatMap { $0.pattern.tokens(viewMode: .sourceAccurate).map(\.text) }
    }
    if let node = syntax.as(FunctionDeclSyntax.self) { return [node.name.text] }
    if let node = syntax.as(ExtensionDeclSyntax.self) { return [node.extendedType.trimmedDescription] }
    return TypeHeader(syntax).map { [$0.name.text] } ?? []
  }

  /// The declarations in an order in which each one comes after those that it uses, unless they use each other.
  private static func sorted(from variables: [Int], _ uses: [[Int]]) -> [Int] {
    // A chain of declarations may be as long as the module.
    var seen: Set<Int> = []
    var sorted: [Int] = []
    for start in variables where seen.insert(start).inserted {
      var stack: [(index: Int, next: Int)] = [(start, 0)]
      while let last = stack.indices.last {
        let (index, next) = stack[last]
        guard next < uses[index].count else {
          sorted.append(index)
          stack.removeLast()
          continue
        }
        stack[last].next += 1
        if seen.insert(uses[index][next]).inserted { stack.append((uses[index][next], 0)) }
      }
    }
    return sorted
  }

  /// The declarations whose names occur in another one, or in its value if that is a variable: all, and those outside
  /// of closures that are not called where they stand.
  private static func uses(
    by item: CodeBlockItemSyntax, _ declarations: [String: [Int]]
  ) -> (all: [Int], atOnce: Set<Int>) {
    guard case .decl(let syntax) = item.item else { return ([], []) }
    let parts: [Syntax] =
      if let node = syntax.as(VariableDeclSyntax.self) {
        node.bindings.compactMap { $0.initializer.map { Syntax($0.value) } ?? $0.accessorBlock.map { Syntax($0) } }
      } else {
        [Syntax(syntax)]
      }
    var (all, atOnce): ([Int], Set<Int>) = ([], [])
    for part in parts {
      for token in part.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind, let named = declarations[name] else { continue }
        all += named
        if !isInStoredClosure(token, within: part) { atOnce.formUnion(named) }
      }
    }
    return (all, atOnce)
  }

  private static func isInStoredClosure(_ token: TokenSyntax, within part: Syntax) -> Bool {
    var node = Syntax(token)
    while node.id != part.id, let parent = node.parent {
      node = parent
      guard let closure = node.as(ClosureExprSyntax.self) else { continue }
      if closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != ExprSyntax(closure).id { return true }
    }
    return false
  }
}

/// The sets of declarations that use each other, by Tarjan's algorithm for strongly connected components.
private struct Circles {
  /// The set to which a declaration belongs.
  private var components: [Int: Int] = [:]
  private var sizes: [Int: Int] = [:]

  var hasAny: Bool { sizes.values.contains { $0 > 1 } }

  func contains(_ index: Int) -> Bool { components[index].map { sizes[$0, default: 0] > 1 } ?? false }
  func areInOne(_ one: Int, _ other: Int) -> Bool { components[one] != nil && components[one] == components[other] }

  init(from starts: [Int], _ uses: [[Int]]) {
    var count = 0
    var numbers = [Int?](repeating: nil, count: uses.count)
    var lowest = [Int](repeating: 0, count: uses.count)
    var open: [Int] = []
    var isOpen: Set<Int> = []
    for start in starts where numbers[start] == nil {
      var stack: [(index: Int, next: Int)] = [(start, 0)]
      while let last = stack.indices.last {
        let (index, next) = stack[last]
        if next == 0 {
          (numbers[index], lowest[index]) = (count, count)
          count += 1
          open.append(index)
          isOpen.insert(index)
        }
        if next < uses[index].count {
          stack[last].next += 1
          let used = uses[index][next]
          if let number = numbers[used] {
            if isOpen.contains(used) { lowest[index] = min(lowest[index], number) }
          } else {
            stack.append((used, 0))
          }
          continue
        }
        stack.removeLast()
        if let outer = stack.last?.index { lowest[outer] = min(lowest[outer], lowest[index]) }
        guard lowest[index] == numbers[index] else { continue }
        while let member = open.popLast() {
          isOpen.remove(member)
          components[member] = index
          sizes[index, default: 0] += 1
          if member == index { break }
        }
      }
    }
  }
}
