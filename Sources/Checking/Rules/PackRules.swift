import Declarations
import Diagnostics
import Source
import SwiftSyntax

/// Rules about references to parameter packs, which follow from syntax: each is repeated, and marked with `each`.
extension DeclarationRules {
  /// Checks the declaration that the clause with a pack belongs to.
  func checkPacks(of clause: GenericParameterClauseSyntax) {
    let packs = clause.parameters.filter { $0.specifier?.tokenKind == .keyword(.each) }
    guard !packs.isEmpty, let declaration = clause.parent else { return }
    if let node = declaration.as(EnumDeclSyntax.self) {
      return error(.pack(.inEnum), at: node.name)
    }
    if let second = packs.dropFirst().first,
      declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
    {
      return error(.pack(.several), at: second.name)
    }
    let references = PackReferences(Set(packs.map(\.name.text)), declaration)
    references.walk(declaration)
    for (problem, place) in references.found { error(.pack(problem), at: place) }
  }

  /// `repeat each T` of an ordinary generic parameter; false if the name is not one.
  func reportNotPack(_ node: PackExpansionTypeSyntax) -> Bool {
    guard let element = node.repetitionPattern.as(PackElementTypeSyntax.self),
      let name = element.pack.as(IdentifierTypeSyntax.self)?.name.text, declaresParameter(name, around: Syntax(node))
    else { return false }
    error(.pack(.notAPack(name)), at: element)
    error(.pack(.typeWithoutReference(name)), at: node)
    return true
  }

  private func declaresParameter(_ name: String, around node: Syntax) -> Bool {
    var current: Syntax? = node
    while let one = current {
      let clause = one.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(GenericParameterClauseSyntax.self) }
        .first
      if let clause, clause.parameters.contains(where: { $0.name.text == name }) { return true }
      current = one.parent
    }
    return false
  }
}

/// The wrong references to the packs of one declaration.
private final class PackReferences: SyntaxVisitor {
  private(set) var found: [(PackProblem, Syntax)] = []
  private let packs: Set<String>
  /// The parameters that are packs: the pattern of their type, and the type packs in it.
  private var values: [String: (pattern: String, packs: [String])] = [:]
  /// A representative of the type packs that have the same length.
  private var shapes: [String: String] = [:]

  init(_ packs: Set<String>, _ declaration: Syntax) {
    self.packs = packs
    super.init(viewMode: .sourceAccurate)
    let signature = declaration.asProtocol((any WithGenericParametersSyntax).self)
    let types = [
      declaration.as(FunctionDeclSyntax.self).map { Syntax($0.signature) },
      declaration.as(InitializerDeclSyntax.self).map { Syntax($0.signature) },
      declaration.as(SubscriptDeclSyntax.self).map { Syntax($0.parameterClause) },
      signature?.genericWhereClause.map { Syntax($0) },
    ]
    for type in types.compactMap({ $0 }) {
      for expansion in type.nodes(of: PackExpansionTypeSyntax.self) {
        let names = mentioned(in: expansion.repetitionPattern)
        for name in names { shapes[shape(of: name)] = shape(of: names[0]) }
      }
      for parameter in type.nodes(of: FunctionParameterSyntax.self) {
        guard let expansion = parameter.type.as(PackExpansionTypeSyntax.self) else { continue }
        values[(parameter.secondName ?? parameter.firstName).identifierText] = (
          expansion.repetitionPattern.writtenText, mentioned(in: expansion.repetitionPattern)
        )
      }
    }
    // A local name may hide the parameter.
    for pattern in declaration.nodes(of: IdentifierPatternSyntax.self) {
      values[pattern.identifier.identifierText] = nil
    }
    for parameter in declaration.nodes(of: ClosureShorthandParameterSyntax.self) {
      values[parameter.name.identifierText] = nil
    }
    for parameter in declaration.nodes(of: ClosureParameterSyntax.self) {
      values[(parameter.secondName ?? parameter.firstName).identifierText] = nil
    }
    for inner in declaration.nodes(of: FunctionDeclSyntax.self) where inner.id != declaration.id {
      for parameter in inner.signature.parameterClause.parameters {
        values[(parameter.secondName ?? parameter.firstName).identifierText] = nil
      }
    }
  }

  private func mentioned(in node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).map(\.text).filter { packs.contains($0) }
  }

  private func shape(of pack: String) -> String {
    var current = pack
    while let next = shapes[current], next != current { current = next }
    return current
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    guard packs.contains(name), node.parent?.is(MemberTypeSyntax.self) != true else { return .visitChildren }
    let isMarked = node.parent?.is(PackElementTypeSyntax.self) ?? false
    let isRepeated = isRepeated(Syntax(node))
    if !isRepeated { found.append((.notRepeated(name), Syntax(node))) }
    if !isMarked { found.append((.typeWithoutEach(name), Syntax(node))) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = values[node.baseName.identifierText], node.argumentNames == nil,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return .visitChildren }
    if node.parent?.is(PackElementExprSyntax.self) != true {
      found.append((.valueWithoutEach(value.pattern), Syntax(node)))
    } else if !isRepeated(Syntax(node), isPlain: value.pattern.hasPrefix("each ")) {
      found.append((.valueNotRepeated(value.pattern), Syntax(node)))
    }
    return .visitChildren
  }

  override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), takesNoPack(called) {
      found.append((.passedToSingle("Any"), Syntax(node)))
    }
    let elements = node.nodes(of: PackElementExprSyntax.self)
    let names = node.nodes(of: DeclReferenceExprSyntax.self).map(\.baseName.identifierText)
    if elements.isEmpty, node.nodes(of: PackElementTypeSyntax.self).isEmpty,
      !names.contains(where: { values[$0] != nil || packs.contains($0) }), mentioned(in: node).isEmpty
    {
      found.append((.valueWithoutReference, Syntax(node)))
    }
    let used = elements.compactMap { element -> String? in
      guard let name = element.pack.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else { return nil }
      return packs.contains(name) ? name : values[name]?.packs.first
    }
    if let first = used.first, let other = used.first(where: { shape(of: $0) != shape(of: first) }) {
      found.append((.differentShapes(first, other), Syntax(node)))
    }
    return .visitChildren
  }

  /// True for the functions of the library that take any number of values of one type.
  private func takesNoPack(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name == "print" || name == "debugPrint"
  }

  /// True inside `repeat`, and in the body of a loop over a pack. The interpolations of a text are statements of their
  /// own, in which swiftc does not accept a value of the type `each T` itself.
  private func isRepeated(_ node: Syntax, isPlain: Bool = false) -> Bool {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .expressionSegment where isPlain: return false
      case .packExpansionType, .packExpansionExpr: return true
      case .forStmt(let loop) where loop.sequence.is(PackExpansionExprSyntax.self): return true
      default: current = one.parent
      }
    }
    return false
  }
}

extension SyntaxProtocol {
  fileprivate func nodes<Node: SyntaxProtocol>(of type: Node.Type) -> [Node] {
    let own = Syntax(self).as(type).map { [$0] } ?? []
    return own + children(viewMode: .sourceAccurate).flatMap { $0.nodes(of: type) }
  }
}
