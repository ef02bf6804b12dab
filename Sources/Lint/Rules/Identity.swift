import SwiftSyntax

/// Identities that change although the element is the same, or stay although it is another.
extension RuleWalk {
  func lookAtRows(_ use: BodyFacts.Call, in body: BodyFacts) {
    let call = use.call
    guard let data = call.arguments.first?.expression else { return }
    if use.moment == .body, call.argument("id")?.mayNameNewIdentity ?? true, makesIdentities(data, in: use.scope) {
      report(
        "id_made_in_body", at: data, in: use.file,
        "each run of the body gives these elements new identities, so their rows are replaced and lose their state; "
          + "create the elements once, in the model or in '@State'")
      return
    }
    if isIndifferentToIdentity(call, use.scope, in: body.view) { return }
    if let id = call.argument("id")?.as(KeyPathExprSyntax.self) {
      let last = id.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      let source =
        last == "offset" || id.components.trimmedDescription == ".0"
        ? data.enumeratedBase : last.flatMap { data.enumeratedBase(labelled: $0) }
      if let source, isChanging(source, in: use.scope) {
        report(
          "id_by_offset", at: call.argument("id") ?? data, in: use.file,
          "each row keeps its state by position, so after an insertion or removal it shows the state of another element; "
            + "identify the rows by the element's own id")
      }
      guard last == "self" || last == nil else { return }
    } else if call.argument("id") != nil {
      return
    }
    if let member = data.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "indices",
      let source = member.base, isChanging(source, in: use.scope)
    {
      report(
        "id_by_offset", at: data, in: use.file,
        "each row keeps its state by index, so after an insertion or removal it shows the state of another element; "
          + "iterate over the elements, and identify them by their own id")
    } else if let range = data.as(InfixOperatorExprSyntax.self),
      range.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "..<",
      let count = range.rightOperand.as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count",
      let source = count.base, isChanging(source, in: use.scope)
    {
      report(
        "id_by_offset", at: data, in: use.file,
        "each row keeps its state by index, so after an insertion or removal it shows the state of another element; "
          + "iterate over the elements, and identify them by their own id")
    }
  }

  /// True if an identity differs each time: `UUID()`, or a property of the view that computes one.
  func isNewIdentity(_ value: ExprSyntax, in scope: Scope) -> Bool {
    let value = (value.localValue ?? value).withoutFallback
    if value.makesUUID || value.makesRandom { return true }
    guard let property = resolver.property(of: value, in: scope), let owner = property.owner, module.isView(owner),
      let getter = property.getter, getter.count == 1, let result = getter.result
    else { return false }
    let first = result.withoutFallback
    return first.isNewUUID || first.makesRandom
  }

  /// True if reading a collection makes it, with new identities: `texts.map { Row(id: UUID(), text: $0) }`, or
  /// `texts.map { Row(text: $0) }` where a Row is given a new one.
  private func makesIdentities(_ data: ExprSyntax, in scope: Scope) -> Bool {
    let data = data.localValue ?? data
    if data.is(FunctionCallExprSyntax.self) || data.is(ArrayExprSyntax.self) {
      return data.makesUUID || makesIdentifiable(data, in: scope)
    }
    guard let property = resolver.property(of: data, in: scope), let owner = property.owner,
      let getter = property.getter, getter.count == 1, let result = getter.result
    else { return false }
    return module.isView(owner) && result.makesUUID || makesIdentifiable(result, in: Scope(owner: owner))
  }

  /// True if an expression makes instances of a type whose `id` is a new UUID each time.
  private func makesIdentifiable(_ data: ExprSyntax, in scope: Scope) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(data)
    return finder.calls.contains { call in
      guard let type = resolver.madeType(by: call, in: scope), !type.node.is(ClassDeclSyntax.self),
        call.argument("id") == nil, let id = type.property("id"), id.isStored
      else { return false }
      return id.initialValue?.isNewUUID(as: id.type) ?? false
    }
  }

  /// True if a collection may lose elements, or gain some before others.
  private func isChanging(_ collection: ExprSyntax, in scope: Scope) -> Bool {
    guard let property = resolver.path(of: collection, in: scope)?.last else { return false }
    return !property.isLet && module.isRearranged(property)
  }

  func lookAtIdentity(of type: DeclaredType) {
    guard let id = type.property("id"), let getter = id.getter, getter.count == 1,
      let value = getter.result?.withoutFallback,
      value.makesUUID || value.makesRandom || value.isNewUUID(as: id.type) || countsUp(value, in: Scope(owner: type))
    else { return }
    let isEnum = type.kind == .enumType
    // An extension or an enum cannot have a stored property.
    let isNewUUID = value.isNewUUID(as: id.type)
    let isStorable = !isEnum && id.node.isMember(of: type.node) && isNewUUID
    let cure =
      isEnum
      ? "derive it from the case" : isNewUUID ? "store it: 'let id = UUID()'" : "derive it from stored properties"
    report(
      "computed_id", at: id.binding, in: id.file,
      "'id' of \(type.name) is different each time it is read, so rows are replaced at each run; \(cure)",
      fix: isStorable
        ? Fix(
          id.node.range, "let id = \(value.isNewUUID ? value.trimmedDescription : "UUID()")",
          isSafe: !type.isComparedByItsProperties) : nil)
  }

  /// True for a call of a function that changes what it returns: `Counter.next()`.
  private func countsUp(_ value: ExprSyntax, in scope: Scope) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), let function = resolver.function(of: call, in: scope),
      let body = function.body
    else { return false }
    let walk = WriteWalk(module, Scope(function), moment: .body)
    walk.walk(body)
    let returned = body.last?.item.as(ReturnStmtSyntax.self)?.expression ?? body.last?.item.as(ExprSyntax.self)
    guard let returned, let property = resolver.property(of: returned, in: Scope(function)) else { return false }
    return walk.writes.contains { write in
      write.property === property && write.expression.as(InfixOperatorExprSyntax.self)?.assignmentOperator != "="
    }
  }
}

extension ExprSyntax {
  /// `\.id` and `\.0`, which may name what a collection has been given when it was made.
  fileprivate var mayNameNewIdentity: Bool {
    guard let path = self.as(KeyPathExprSyntax.self) else { return false }
    return [".id", ".0", ".uuid", ".identifier"].contains(path.components.trimmedDescription)
  }

  /// `UUID()`, `UUID().uuidString`
  fileprivate var isNewUUID: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calleeName == "UUID" && call.arguments.isEmpty }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.isNewUUID ?? false }
    return false
  }

  /// True if the expression is a new UUID where the type is wanted: `.init()` too.
  fileprivate func isNewUUID(as type: TypeRef?) -> Bool {
    if isNewUUID { return true }
    guard type == .named("UUID", []), let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
    else { return false }
    return member.declName.baseName.text == "init"
  }

  /// True if the expression contains a random value or the time: `Int.random(in: 0...9)`.
  fileprivate var makesRandom: Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls.contains { $0.calleeName == "random" || $0.calleeName == "Date" && $0.arguments.isEmpty }
  }

  /// True if the expression contains a new UUID: `"\(name) \(UUID())"`.
  fileprivate var makesUUID: Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.calls.contains { $0.calleeName == "UUID" && $0.arguments.isEmpty }
  }

  /// `stored` of `stored ?? UUID()`: how often the fallback is needed is not known.
  fileprivate var withoutFallback: ExprSyntax {
    guard let infix = self.as(InfixOperatorExprSyntax.self),
      infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return self }
    return infix.leftOperand.withoutFallback
  }

  /// `1...`, `0..<9`
  private var isRange: Bool {
    if let postfix = self.as(PostfixOperatorExprSyntax.self) { return postfix.operator.text == "..." }
    let sign = self.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    return sign == "..<" || sign == "..."
  }

  /// The enumerated collection in `Array(items.enumerated())`.
  fileprivate var enumeratedBase: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calleeName == "Array" { return call.arguments.first?.expression.enumeratedBase }
    if call.calleeName == "zip", let first = call.arguments.first?.expression {
      // `zip(items.indices, items)`, `zip(1..., items)`
      if let indices = first.as(MemberAccessExprSyntax.self), indices.declName.baseName.text == "indices" {
        return indices.base
      }
      return first.isRange ? call.arguments.last?.expression : nil
    }
    guard call.calleeName == "enumerated" else { return nil }
    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }
}

extension ExprSyntax {
  /// The collection in `items.enumerated().map { (index: $0, item: $1) }`, if the label is that of the position.
  fileprivate func enumeratedBase(labelled label: String) -> ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calleeName == "Array" { return call.arguments.first?.expression.enumeratedBase(labelled: label) }
    guard call.calleeName == "map", let closure = call.closures.last?.closure,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.enumeratedBase,
      let tuple = closure.statements.result?.as(TupleExprSyntax.self),
      let element = tuple.elements.first(where: { $0.label?.text == label })
    else { return nil }
    let position = closure.firstParameter
    return [position, "\(position).offset", "\(position).0"].contains(element.expression.trimmedDescription)
      ? base : nil
  }
}

extension VariableDeclSyntax {
  /// True if the declaration is in the type itself, not in an extension.
  fileprivate func isMember(of type: DeclSyntax) -> Bool {
    parent?.parent?.parent?.parent?.id == Syntax(type).id
  }
}

extension DeclaredType {
  /// True if equality of the type's values depends on their stored properties.
  fileprivate var isComparedByItsProperties: Bool {
    !Set(inherited).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
  }
}
