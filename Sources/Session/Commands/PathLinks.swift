import Tree
import Views

/// The parts of a key path as the checker knows them, with the kind of tracking of each.
struct PathLinks {
  let knowledge: any TypeKnowledge

  /// The links of the closures at the end of the tuple that a called closure makes.
  func ofClosures(in expression: Expression) -> [[PathLink]] {
    guard case .call(let callee, _) = expression.kind, case .closure(let maker) = callee.kind,
      let tuple = value(of: maker), case .tuple(let elements) = tuple.kind
    else { return [] }
    return elements.dropFirst().map { element in
      guard case .closure(let reader) = stripped(element).kind, let read = value(of: reader) else { return [] }
      var links: [PathLink] = []
      collect(read, into: &links)
      return links
    }
  }

  /// The result of a closure with a single expression.
  private func value(of function: FunctionDeclaration) -> Expression? {
    switch function.body?.statements.last?.kind {
    case .expression(let expression), .returnValue(.some(let expression)), .yield(let expression):
      stripped(expression)
    default: nil
    }
  }

  /// The expression without the conversions that the checker has put around it.
  private func stripped(_ expression: Expression) -> Expression {
    switch expression.kind {
    case .wrap(let inner), .upcast(let inner), .erase(let inner), .reinterpret(let inner), .discard(let inner),
      .optionalChain(let inner):
      stripped(inner)
    default: expression
    }
  }

  /// Collects the links, starting at the model.
  private func collect(_ expression: Expression, into links: inout [PathLink]) {
    let expression = stripped(expression)
    switch expression.kind {
    case .property(let base, let property, _, _):
      collect(base, into: &links)
      links.append(link(of: property))
    case .tupleElement(let base, let index):
      collect(base, into: &links)
      links.append(PathLink(kind: .element, name: "\(index)"))
    case .subscripted(let base, _, _, _):
      collect(base, into: &links)
      links.append(PathLink(kind: .element, name: "[_]"))
    case .chainLink(let base), .forceUnwrap(let base):
      collect(base, into: &links)
      links.append(PathLink(kind: .optional, name: "?"))
    case .apply(let function, _, let base, _, _):
      if let base { collect(base, into: &links) }
      links.append(PathLink(kind: .computed, name: function.name))
    case .keyPathApplication(let base, let path):
      collect(base, into: &links)
      if case .keyPath(let components) = stripped(path).kind { links += components.map(link) }
    default: break
    }
  }

  private func link(of component: Expression.KeyPathComponent) -> PathLink {
    switch component {
    case .property(let property, _, _, _): link(of: property)
    case .subscripted: PathLink(kind: .element, name: "[_]")
    case .tupleElement(let index, _, _): PathLink(kind: .element, name: "\(index)")
    case .optionalChain, .forceUnwrap: PathLink(kind: .optional, name: "?")
    case .identity: PathLink(kind: .field, name: "self")
    }
  }

  private func link(of property: VariableDeclaration) -> PathLink {
    PathLink(kind: kind(of: property), name: property.name, owner: property.owner?.name ?? "")
  }

  func kind(of property: VariableDeclaration) -> PathLink.Kind {
    guard let owner = property.owner, property.kind == .property else { return .computed }
    if property.tracking != nil { return .tracked }
    // Stored properties with observers also have accessors.
    if property.storageIndex == nil || property.isLazy { return .computed }
    if property.isLet { return owner.isClass ? .constant : .field }
    if !owner.isClass { return .field }
    if owner.isObservable { return .ignored }
    return isObservableObject(owner) ? .unpublished : .plain
  }

  private func isObservableObject(_ declaration: NominalDeclaration) -> Bool {
    guard let legacy = knowledge.libraryType("ObservableObject") else { return false }
    return knowledge.conforms(
      .nominal(declaration, declaration.genericParameters.map { Type.parameter($0) }), to: legacy)
  }
}
