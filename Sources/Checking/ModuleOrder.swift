import Declarations
import Source
import SwiftSyntax

/// The statements of an opened module. Its variables come first, each after those that its value needs: in a module,
/// a variable is initialized when it is first used, whatever the order of declarations is.
struct ModuleOrder {
  private(set) var items: [CodeBlockItemSyntax] = []

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
    // A chain of declarations may be as long as the module.
    var seen: Set<Int> = []
    var sorted: [Int] = []
    for start in variables where seen.insert(start).inserted {
      var stack: [(index: Int, waiting: [Int])] = [(start, Self.used(by: all[start], declarations))]
      while let last = stack.indices.last {
        guard let next = stack[last].waiting.popLast() else {
          sorted.append(stack[last].index)
          stack.removeLast()
          continue
        }
        if seen.insert(next).inserted { stack.append((next, Self.used(by: all[next], declarations))) }
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

  /// The declarations whose names occur in another one, or in its value if that is a variable; the last one is to be
  /// visited first.
  private static func used(by item: CodeBlockItemSyntax, _ declarations: [String: [Int]]) -> [Int] {
    guard case .decl(let syntax) = item.item else { return [] }
    let parts: [Syntax] =
      if let node = syntax.as(VariableDeclSyntax.self) {
        node.bindings.compactMap { $0.initializer.map { Syntax($0.value) } ?? $0.accessorBlock.map { Syntax($0) } }
      } else {
        [Syntax(syntax)]
      }
    var found: [Int] = []
    for part in parts {
      for token in part.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind, let named = declarations[name] { found += named }
      }
    }
    return found.reversed()
  }
}
