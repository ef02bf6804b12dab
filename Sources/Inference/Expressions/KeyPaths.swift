import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func inferKeyPath(_ node: KeyPathExprSyntax, hint: Type?) -> Expression {
    var expectedRoot: Type?
    var expectedFunction: FunctionType?
    if let hint {
      var type = head(hint)
      while let wrapped = type.wrapped { type = head(wrapped) }
      switch type {
      case .nominal(let declaration, let arguments)
      where declaration.isKeyPath:
        if let first = arguments.first { expectedRoot = first }
      case .function(let function) where function.parameters.count == 1:
        expectedFunction = function
        expectedRoot = function.parameters[0].type
      default: break
      }
    }
    if reportFunctionOfSeveral(hint, at: node) { return errorExpression(node) }
    var root: Type
    var components = node.components[...]
    if let written = writtenRoot(of: node) {
      (root, components) = written
    } else if let expectedRoot, unbound(concrete(expectedRoot)) == nil {
      root = concrete(expectedRoot)
    } else if returnsOpaque {
      // `[\.one, \.two].makeIterator()` where the key paths of another module are returned.
      noteOpaque(ExprSyntax(node))
      return opaqueValue(of: node)
    } else {
      error(.keyPath(.noRoot), at: node)
      return errorExpression(node)
    }
    if case .error = root { return errorExpression(node) }
    if let expectedFunction, node.root != nil {
      let received = expectedFunction.parameters[0].type
      if unbound(received) == nil, isSubclass(root, of: received) {
        // `\Derived.name` for `(Base) -> String` is the property of the superclass.
        root = received
      } else if !takesRoot(root, received, node: node) {
        return errorExpression(node)
      }
    }
    guard let path = append(components, of: node, root: root) else { return errorExpression(node) }
    if let expectedFunction {
      // An overload that takes the key path itself is preferred.
      table.score += 1
      return functionFromPath(path, expectedFunction, node: node)
    }
    return literal(path, root: root, at: node)
  }

  /// The type that a key path names as its root, and the components after it: a nested type in `\Cart.Item.name`.
  func writtenRoot(of node: KeyPathExprSyntax) -> (type: Type, components: Slice<KeyPathComponentListSyntax>)? {
    guard let written = node.root else { return nil }
    var type = resolve(written)
    var components = node.components[...]
    while case .property(let property)? = components.first?.component {
      let arguments = property.genericArgumentClause?.arguments.compactMap(typeArgument)
      guard
        let nested = memberType(
          named: property.declName.baseName.identifierText, of: type, arguments: arguments, at: property)
      else { break }
      type = nested
      components = components.dropFirst()
    }
    return (type, components)
  }

  /// True if the values that the function receives have the root that is written: `(Person) -> Int` for `\Person.age`.
  private func takesRoot(_ root: Type, _ received: Type, node: KeyPathExprSyntax) -> Bool {
    if unbound(received) != nil ? matches(received, root) : canConvert(received, to: root) { return true }
    let shown = described(received)
    if case .property(let first)? = node.components.first?.component, unbound(shown) == nil {
      let name = first.declName.baseName.identifierText
      if name != "self", lookUpMembers(of: shown, named: name, isStatic: false).isEmpty {
        reportNoMember(name, of: shown, .value(shown.shown), isStatic: false, at: Syntax(node))
      }
    }
    error(.keyPath(.root(described(root).shown, shown.shown)), at: node)
    return false
  }

  /// True if the result of the function that is checked contains a type that obsh lacks: `some Sequence<CasePath>`.
  private var returnsOpaque: Bool {
    guard isOpen else { return false }
    return isMadeOfOpaque(body.result)
      || body.opaqueResults.contains { $0.arguments.contains { isMadeOfOpaque($0.type) } }
  }

  /// A key path where a function of several values is expected: `people.sorted(by: \.age)`.
  private func reportFunctionOfSeveral(_ hint: Type?, at node: KeyPathExprSyntax) -> Bool {
    guard let hint, case .function(let function) = head(hint), function.parameters.count != 1 else { return false }
    if node.root == nil { error(.keyPath(.noRoot), at: node) }
    error(.keyPath(.functionOfSeveral(described(hint).shown)), at: node)
    return true
  }

  private func literal(_ path: Path, root: Type, at node: some SyntaxProtocol) -> Expression {
    let name =
      path.isWritable ? (path.isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath") : "KeyPath"
    return Expression(
      .keyPath(path.components), type: libraryNominal(name, [root, path.value]), place: place(node))
  }

  /// `\.name`, as passed by a dynamic member lookup.
  func keyPath(to member: DynamicMember, of root: Type, at node: ExprSyntax) -> Expression {
    var path = Path(value: root)
    switch member {
    case .named(let name): guard append(name, to: &path, node: node) else { return errorExpression(node) }
    case .indexed(let indices):
      guard append(indices, to: &path, node: node, nameNode: Syntax(node)) else { return errorExpression(node) }
    }
    return literal(path, root: root, at: node)
  }

  private struct Path {
    var components: [Expression.KeyPathComponent] = []
    var value: Type
    var isWritable = true
    var isReference = false
    var hasChain = false
    /// True if the last component is declared with `!`: its value is unwrapped if the next one needs it.
    var isImplicitlyUnwrapped = false
    /// The same path as an expression, for key paths used as functions.
    var build: (Expression) -> Expression = { $0 }
  }

  private func append(_ components: Slice<KeyPathComponentListSyntax>, of node: KeyPathExprSyntax, root: Type) -> Path?
  {
    var path = Path(value: root)
    for component in components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        if name == "self" {
          path.components.append(.identity)
          continue
        }
        guard append(name, to: &path, node: property.declName) else { return nil }
      case .subscript(let subscripted):
        guard append(subscripted, to: &path, node: node) else { return nil }
      case .optional(let optionalNode):
        guard let wrapped = head(path.value).wrapped else {
          error(.conversion(.nonoptionalChained(path.value.shown)), at: optionalNode)
          return nil
        }
        let build = path.build
        let place = place(optionalNode)
        if optionalNode.questionOrExclamationMark.tokenKind == .exclamationMark {
          forceUnwrap(&path, to: wrapped, at: place)
        } else {
          path.components.append(.optionalChain)
          path.hasChain = true
          path.build = { Expression(.chainLink(build($0)), type: wrapped, place: place) }
          path.value = wrapped
        }
        path.isImplicitlyUnwrapped = false
      default:
        unsupported(.keyPathComponent, at: component)
        return nil
      }
    }
    if path.hasChain {
      let build = path.build
      let value = path.value
      let type = head(value).wrapped != nil ? value : optional(value)
      path.value = type
      path.isWritable = false
      let place = place(node)
      path.build = { Expression(.optionalChain(build($0)), type: type, place: place) }
    }
    return path
  }

  private func forceUnwrap(_ path: inout Path, to wrapped: Type, at place: Place) {
    let build = path.build
    path.components.append(.forceUnwrap(type: wrapped))
    path.build = { Expression(.forceUnwrap(build($0)), type: wrapped, place: place) }
    path.value = wrapped
  }

  private func append(_ name: String, to path: inout Path, node: some SyntaxProtocol) -> Bool {
    if path.isImplicitlyUnwrapped, let wrapped = concrete(path.value).wrapped,
      lookUpMembers(of: path.value, named: name, isStatic: false).isEmpty
    {
      forceUnwrap(&path, to: wrapped, at: place(node))
    }
    path.isImplicitlyUnwrapped = false
    let base = concrete(path.value)
    let build = path.build
    let at = place(node)
    if case .tuple(let elements) = base, let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
      elements.indices.contains(index)
    {
      let type = elements[index].type
      path.components.append(.tupleElement(index, root: base, type: type))
      path.value = type
      path.build = { Expression(.tupleElement(build($0), index), type: type, place: at) }
      return true
    }
    if case .metatype(let instance) = base { return append(name, ofType: head(instance), to: &path, node: node) }
    let candidates = lookUpMembers(of: base, named: name, isStatic: false).filter { $0.variable != nil }
    guard let candidate = candidates.first, let variable = candidate.variable else {
      if let expression = Syntax(node).as(ExprSyntax.self),
        let value = dynamicMember(
          name, of: Expression(.tuple([]), type: base, place: at), node: expression, nameNode: Syntax(node), hint: nil)
      {
        return append(value, to: &path, at: at)
      }
      if let wrapped = base.wrapped, !lookUpMembers(of: wrapped, named: name, isStatic: false).isEmpty {
        error(.member(.ofOptional(name, of: described(base).shown, holding: wrapped.shown)), at: node)
      } else if !reportNoComponent(name, of: base, at: node) {
        reportNoMember(
          name, of: base, value(of: described(base)), isStatic: false, at: enclosingPath(node))
      }
      return false
    }
    if let limit = variable.detail?.accessLimit, !isAccessible(limit) {
      error(.access(.inaccessible(name)), at: enclosingPath(node))
      return false
    }
    if reportUnavailable(name, variable.detail?.unavailable, in: variable.detail?.context, at: node) { return false }
    if variable.getter?.isMutating ?? (variable.isLazy && !(variable.owner?.isClass ?? true)) {
      error(.keyPath(.mutatingGetter(name)), at: node)
      return false
    }
    let type = reduce(variable.type.substituting(candidate.substitution))
    path.components.append(.property(variable, candidate.substitution, root: base, type: type))
    let isClass = isClassType(base)
    let canWrite = variable.getter != nil || variable.isRequirement ? variable.setter != nil : !variable.isLet
    let isAllowed = variable.detail.map { isAccessible($0.setterAccessLimit) } ?? true
    let changesNothing = variable.setter.map { !$0.isMutating && !$0.isRequirement } ?? false
    if isClass || changesNothing {
      path.isWritable = canWrite && isAllowed
      path.isReference = path.isWritable
    } else {
      path.isWritable = path.isWritable && canWrite && isAllowed
    }
    path.value = type
    path.isImplicitlyUnwrapped = variable.detail?.isImplicitlyUnwrapped ?? false
    let substitution = candidate.substitution
    path.build = { [unowned self] in
      let base = adjustStoredBase(build($0), to: candidate.ownerType)
      return Expression(.property(base, variable, substitution, isDirect: false), type: type, place: at)
    }
    return true
  }

  /// Reports a member that a key path cannot refer to: a method, an initializer, an enum case or a static property.
  private func reportNoComponent(_ name: String, of base: Type, at node: some SyntaxProtocol) -> Bool {
    if isOpen, isUnknown(base) { return false }
    let isConstructor = name == "init"
    let methods = isConstructor ? [] : lookUpMembers(of: base, named: name, isStatic: false)
    for candidate in methods + lookUpMembers(of: base, named: name, isStatic: true) {
      switch candidate.member.kind {
      case .function(let function): error(.keyPath(.notAProperty(describe(function))), at: node)
      case .enumCase(let enumCase): error(.keyPath(.notAProperty(.enumCase(enumCase.name))), at: node)
      case .variable: error(.member(.staticOnInstance(name, of: described(base).shown)), at: node)
      default: continue
      }
      return true
    }
    return false
  }

  /// A property of the type itself: `kinds.map(\.name)` for metatypes.
  private func append(_ name: String, ofType type: Type, to path: inout Path, node: some SyntaxProtocol) -> Bool {
    let candidates = lookUpMembers(of: type, named: name, isStatic: true).filter { $0.variable != nil }
    guard let candidate = candidates.first, let variable = candidate.variable else {
      reportNoMember(name, of: type, .type(described(type).shown), isStatic: true, at: enclosingPath(node))
      return false
    }
    guard let at = node.as(DeclReferenceExprSyntax.self).map({ ExprSyntax($0) }) else { return false }
    let build = path.build
    let root = path.value
    let access = { [unowned self] (base: Expression) in
      propertyValue(candidate, base: base, node: at, nameNode: Syntax(at))
    }
    let value = access(Expression(.metatype(type), type: root, place: place(at)))
    path.components.append(.property(variable, candidate.substitution, root: root, type: value.type))
    path.isWritable = variable.getter == nil ? !variable.isLet : variable.setter != nil
    path.isReference = path.isWritable
    path.value = value.type
    path.build = { access(build($0)) }
    return true
  }

  private func enclosingPath(_ node: some SyntaxProtocol) -> Syntax {
    var current: Syntax? = Syntax(node)
    while let one = current {
      if one.is(KeyPathExprSyntax.self) { return one }
      current = one.parent
    }
    return Syntax(node)
  }

  private func append(_ node: KeyPathSubscriptComponentSyntax, to path: inout Path, node keyPath: KeyPathExprSyntax)
    -> Bool
  {
    let arguments = node.arguments.map {
      CallArgument(label: $0.label?.identifierText, syntax: $0.expression, isTrailing: false)
    }
    return append(Array(arguments), to: &path, node: ExprSyntax(keyPath), nameNode: Syntax(node))
  }

  private func append(_ arguments: [CallArgument], to path: inout Path, node: ExprSyntax, nameNode: Syntax) -> Bool {
    let base = concrete(path.value)
    let at = place(nameNode)
    let holder = Expression(.tuple([]), type: base, place: at)
    let callees = lookUpMembers(of: base, named: "subscript", isStatic: false).compactMap { candidate -> Callee? in
      guard case .subscripted(let subscripted) = candidate.member.kind else { return nil }
      return .subscripted(
        subscripted, candidate.substitution, base: holder, ownerType: candidate.ownerType,
        rank: candidate.isFromProtocol ? (subscripted.getter.isRequirement ? 1 : 2) : candidate.distance)
    }
    if callees.isEmpty {
      error(.member(.noSubscripts(described(base).shown)), at: nameNode)
      return false
    }
    let value = resolveCall(callees, arguments, hint: nil, name: "subscript", node: node, nameNode: nameNode)
    guard case .subscripted(_, let subscripted, let substitution, _) = value.kind else { return false }
    let indices = subscripted.getter.parameters.map { described($0.variable.type.substituting(substitution)) }
    if let index = indices.first(where: { !mayBeIndex($0) }) {
      error(.keyPath(.index(index.shown)), at: nameNode)
      return false
    }
    return append(value, to: &path, at: at)
  }

  /// False for the type of an argument that makes a key path impossible, since two paths could not be compared.
  private func mayBeIndex(_ type: Type) -> Bool {
    switch type {
    case .function: false
    case .nominal(_, let arguments) where arguments.isEmpty: meets(type, "Hashable")
    default: true
    }
  }

  /// A subscript of the path's value.
  private func append(_ value: Expression, to path: inout Path, at: Place) -> Bool {
    guard case .subscripted(_, let subscripted, let substitution, let passed) = value.kind else { return false }
    let base = concrete(path.value)
    path.components.append(.subscripted(subscripted, substitution, passed, root: base, type: value.type))
    let changesNothing = subscripted.setter.map { !$0.isMutating && !$0.isRequirement } ?? false
    if isClassType(base) || changesNothing {
      path.isWritable = subscripted.setter != nil
      path.isReference = path.isWritable
    } else {
      path.isWritable = path.isWritable && subscripted.setter != nil
    }
    let build = path.build
    let type = value.type
    path.value = type
    path.build = { Expression(.subscripted(build($0), subscripted, substitution, passed), type: type, place: at) }
    return true
  }

  /// `names.map(\.count)`: the path as a closure.
  private func functionFromPath(_ path: Path, _ expected: FunctionType, node: KeyPathExprSyntax) -> Expression {
    let at = place(node)
    let closure = makeClosureDeclaration(at: at)
    let root = expected.parameters[0].type
    let variable = VariableDeclaration(name: "$0", kind: .parameter, type: root, isLet: true, place: at)
    variable.function = closure
    closure.parameters = [FunctionDeclaration.Parameter(label: nil, variable: variable)]
    let value = path.build(Expression(.variable(variable), type: root, place: at))
    guard let converted = convert(value, to: expected.result) else {
      error(.keyPath(.valueType(described(value.type).shown, expected.result.shown)), at: node)
      return errorExpression(node)
    }
    closure.result = expected.result
    closure.checkedBody = Block([Statement(.returnValue(converted), place: at)], end: at)
    let type = FunctionType(expected.parameters, expected.result)
    return Expression(.closure(closure), type: .function(type), place: at)
  }
}
