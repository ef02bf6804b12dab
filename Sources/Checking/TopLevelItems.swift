import Declarations
import SwiftSyntax

/// Questions about the items of a file, by their syntax alone.
extension CodeBlockItemSyntax {
  /// The nesting depth of the type that an extension names; 0 for anything else.
  ///
  /// - Parameter aliases: The depths of the types for which aliases stand.
  func extendedDepth(_ aliases: [String: Int]) -> Int {
    guard case .decl(let syntax) = item, let node = syntax.as(ExtensionDeclSyntax.self) else { return 0 }
    if let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text { return aliases[name] ?? 0 }
    return node.extendedType.nestingDepth
  }

  /// 1 for an extension with a `where` clause that declares no types, else 0.
  var conditionsOrder: Int {
    guard case .decl(let syntax) = item, let node = syntax.as(ExtensionDeclSyntax.self),
      node.genericWhereClause != nil
    else { return 0 }
    return node.memberBlock.members.contains { TypeHeader($0.decl) != nil } ? 0 : 1
  }

  var isDeclaration: Bool { if case .decl = item { true } else { false } }

  /// True if the item is an expansion of `#Preview` or of a test.
  var isOfMacro: Bool { callsPreview || calls("_registerTest") || registersTestOfSuite }

  private var callsPreview: Bool { calls("_preview") || calls("_previewOfAny") }

  private func calls(_ name: String) -> Bool {
    guard case .expr(let expression) = item, let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  /// `Suite._registerTest3_4()`, which registers a test in the context of its suite.
  private var registersTestOfSuite: Bool {
    guard case .expr(let expression) = item,
      let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return called.declName.baseName.text.hasPrefix("_registerTest")
  }

  /// The name of a preview, `Preview` if it has none; nil for anything else.
  var previewName: String? {
    guard callsPreview, case .expr(let expression) = item else { return nil }
    let first = expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
    return first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? "Preview"
  }

  /// True if the declaration is private to its file.
  var isPrivate: Bool {
    guard case .decl(let syntax) = item, let node = syntax.asProtocol((any WithModifiersSyntax).self) else {
      return false
    }
    return node.modifiers.contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }

  /// True if the item declares anything other than variables.
  var declaresMore: Bool {
    guard case .decl(let syntax) = item else { return false }
    return !syntax.is(VariableDeclSyntax.self)
  }
}

extension TypeSyntax {
  /// The number of types in which the type is nested, as written.
  fileprivate var nestingDepth: Int {
    var depth = 0
    var type = self
    while let member = type.as(MemberTypeSyntax.self) {
      depth += 1
      type = member.baseType
    }
    return depth
  }
}

extension SourceFileSyntax {
  /// The items of the file in the order in which extensions can be declared. `extension A.B` may precede the
  /// `extension A` that declares `B`, and so may `extension C where T == A.B`: conditions are read last, unless their
  /// extension declares a type that another one may extend.
  var extensionsInOrder: [(offset: Int, item: CodeBlockItemSyntax, depth: Int)] {
    let aliases = depthsOfAliases
    let items = statements.enumerated().map { (offset: $0, item: $1, depth: $1.extendedDepth(aliases)) }
    return items.sorted {
      ($0.item.conditionsOrder, $0.depth, $0.offset) < ($1.item.conditionsOrder, $1.depth, $1.offset)
    }
  }

  /// The nesting depths of the types for which the aliases of this file stand. Such a type can be extended only after
  /// the extension that declares it.
  private var depthsOfAliases: [String: Int] {
    var depths: [String: Int] = [:]
    for item in statements {
      guard case .decl(let syntax) = item.item, let alias = syntax.as(TypeAliasDeclSyntax.self) else { continue }
      let depth = alias.initializer.value.nestingDepth
      if depth > 0 { depths[alias.name.text] = depth }
    }
    return depths
  }
}
