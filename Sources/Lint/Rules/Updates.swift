import SwiftSyntax

extension Rule {
  /// Rules about updates: loops, identities, animations.
  static let updating: [Rule] = [
    Rule(
      "write_in_body", "A body writes a value that it or another body reads.",
      cure: "Write in an action, in '.task' or in '.onChange'.", source: "D15; 4.5"),
    Rule(
      "lost_copy", "Code changes a copy of a value, and neither assigns the copy back nor uses it.",
      cure: "Assign the copy back, or change the original.", source: "Swift"),
    Rule(
      "on_change_of_object", "'.onChange(of:)' compares an instance with itself, and never fires for its properties.",
      cure: "Observe the property: '.onChange(of: model.count)'.", source: "D11"),
    Rule(
      "on_change_loop", "'.onChange' repeatedly changes the value that it observes.",
      cure: "Change another value, or add a condition.", source: "D4; 4.22"),
    Rule(
      "redraw_loop", "Views make each other run endlessly.",
      cure: "Write in an action, or only when the value needs to change.", source: "D4", isFoundInSource: false),
    Rule(
      "did_set_loop", "'didSet' of a tracked property assigns that property and so runs again.",
      cure: "Assign only if the value differs, or limit it before it is stored.", source: "1.16"),
    Rule(
      "id_made_in_body", "A view gets a new identity at each run of the body and loses its state.",
      cure: "Use an identity that stays the same, such as one in the model.", source: "4.8"),
    Rule(
      "computed_id", "An element's 'id' is different each time it is read.",
      cure: "Store it: 'let id = UUID()'.", source: "4.8"),
    Rule(
      "id_by_offset", "Rows are identified by their position in a collection that changes.",
      cure: "Identify them by a value that belongs to the element.", source: "4.8"),
    Rule(
      "empty_animation", "'withAnimation' changes nothing that a view shows.",
      cure: "Put the change into its closure.", source: "C2"),
    Rule(
      "missing_bindable", "A binding is made from a model in a plain property.",
      cure: "Declare the property with '@Bindable'.", source: "D10"),
  ]
}

extension RuleWalk {
  func lookAtUpdates() {
    for body in bodies {
      for write in body.writes { lookAtWrite(write, in: body) }
      for read in body.reads { lookAtGetter(read, in: body) }
      for use in body.calls {
        lookAtMethod(use, in: body)
        lookAtChild(use, in: body)
        lookAtModifier(use, in: body)
      }
      lookAtBindings(in: body)
    }
    for type in module.types {
      lookAtIdentity(of: type)
      if module.isObservable(type) { for property in type.properties { lookAtObserver(property, of: type) } }
    }
    module.forEachExpression { expression, scope, file in
      if let call = expression.as(FunctionCallExprSyntax.self) { self.lookAtAnimation(call, in: scope, file) }
    }
  }

  // MARK: Writes

  private func lookAtWrite(_ write: BodyFacts.Read, in body: BodyFacts) {
    guard let property = write.property, let kind = observedKind(of: property, from: body.view) else { return }
    report(
      "write_in_body", at: write.expression, in: write.file,
      "the body of \(body.view.name) writes \(kind) '\(property.name)' while it runs; write it in an action, in '.task' or "
        + "in '.onChange'")
  }

  /// The kind of a property whose writes notify views, in words; nil for any other property.
  private func observedKind(of property: DeclaredProperty, from view: DeclaredType) -> String? {
    if property.owner === view {
      return ["State", "Binding", "AppStorage", "SceneStorage", "FocusState"].contains(property.wrapper)
        ? "its own" : nil
    }
    guard let owner = property.owner, property.isStored || property.isLet else { return nil }
    if module.isObservable(owner), !property.has("ObservationIgnored"), !property.has("Transient"), !property.isStatic {
      return "\(owner.name)'s"
    }
    return property.has("Published") ? "\(owner.name)'s" : nil
  }

  /// A method of a model that writes and is called by the body: `let _ = model.load()`.
  private func lookAtMethod(_ use: BodyFacts.Call, in body: BodyFacts) {
    guard use.moment == .body, let function = resolver.function(of: use.call, in: use.scope),
      let owner = function.owner, module.isModel(owner), !function.isStatic, let code = function.body,
      // Calls in a method of the model are reported where the body calls that method.
      use.scope.owner !== owner, !function.isAsynchronous
    else { return }
    guard let written = written(by: function, code).first(where: { observedKind(of: $0, from: body.view) != nil })
    else { return }
    report(
      "write_in_body", at: use.call, in: use.file,
      "the body of \(body.view.name) calls '\(function.name)', which writes '\(written.name)' of \(owner.name), while it "
        + "runs; call it in an action, in '.task' or in '.onChange'")
  }

  /// A computed property of a model that writes when it is read.
  private func lookAtGetter(_ read: BodyFacts.Read, in body: BodyFacts) {
    guard let property = read.property, let getter = property.getter, property.wrapper == nil, !property.isStatic,
      let owner = property.owner, module.isModel(owner)
    else { return }
    let walk = WriteWalk(module, Scope(owner: owner), moment: .body)
    walk.walk(getter)
    guard
      let write = walk.writes.first(where: {
        $0.path.count == 1 && observedKind(of: $0.property, from: body.view) != nil
      })
    else { return }
    report(
      "write_in_body", at: write.expression, in: property.file,
      "the body of \(body.view.name) reads '\(property.name)' of \(owner.name), which writes '\(write.property.name)' while "
        + "it runs; write it in an action, in '.task' or in '.onChange'")
  }

  /// The initializer of a child that writes to a model it is given.
  private func lookAtChild(_ use: BodyFacts.Call, in body: BodyFacts) {
    guard use.moment == .body, let child = resolver.madeType(by: use.call, in: use.scope), module.isView(child) else {
      return
    }
    let labels = use.call.arguments.map { $0.label?.text }
    guard let initializer = child.initializers.first(where: { $0.parameters.map(\.label) == labels }),
      let code = initializer.body
    else { return }
    let given = Set(initializer.parameters.map(\.name))
    let walk = WriteWalk(module, Scope(initializer), moment: .body)
    walk.walk(code)
    for write in walk.writes {
      guard let root = write.expression.writtenRoot, given.contains(root), let owner = write.property.owner,
        module.isModel(owner), let kind = observedKind(of: write.property, from: child)
      else { continue }
      report(
        "write_in_body", at: write.expression, in: initializer.file,
        "the init of \(child.name) writes \(kind) '\(write.property.name)' while the body of \(body.view.name) runs; write "
          + "it in an action, in '.task' or in '.onChange'")
    }
  }

  /// The properties of its own object that a method writes, or that methods write which it calls.
  private func written(by function: DeclaredFunction, _ code: CodeBlockItemListSyntax, depth: Int = 0)
    -> [DeclaredProperty]
  {
    let walk = WriteWalk(module, Scope(function), moment: .body)
    walk.walk(code)
    var result = walk.writes.filter { $0.path.count == 1 }.map(\.property)
    guard depth < 3 else { return result }
    for call in walk.calls {
      guard let called = resolver.function(of: call, in: Scope(function)), called !== function,
        called.owner === function.owner, !called.isStatic, !called.isAsynchronous, let code = called.body
      else { continue }
      result += written(by: called, code, depth: depth + 1)
    }
    return result
  }

  // MARK: Modifiers

  private func lookAtModifier(_ use: BodyFacts.Call, in body: BodyFacts) {
    let call = use.call
    switch call.calleeName {
    case "onChange": lookAtChange(use, in: body)
    case "id" where call.calledExpression.is(MemberAccessExprSyntax.self) && use.moment == .body:
      guard let value = call.arguments.first?.expression, isNewIdentity(value, in: use.scope),
        let view = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !isSpinner(view)
      else { return }
      report(
        "id_made_in_body", at: value, in: use.file,
        "this identity changes at each run of the body, so the view is replaced and loses its state; use an id that "
          + "stays the same")
    case "ForEach", "List": lookAtRows(use, in: body)
    default: break
    }
  }

  private func lookAtRows(_ use: BodyFacts.Call, in body: BodyFacts) {
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
      if last == "offset" || id.components.trimmedDescription == ".0", let source = data.enumeratedBase,
        isChanging(source, in: use.scope)
      {
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
  private func isNewIdentity(_ value: ExprSyntax, in scope: Scope) -> Bool {
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
      return id.initialValue?.isNewUUID ?? false
    }
  }

  /// True if a collection may lose elements, or gain some before others.
  private func isChanging(_ collection: ExprSyntax, in scope: Scope) -> Bool {
    guard let property = resolver.path(of: collection, in: scope)?.last else { return false }
    return !property.isLet && module.isRearranged(property)
  }

  // MARK: Identity

  private func lookAtIdentity(of type: DeclaredType) {
    guard let id = type.property("id"), let getter = id.getter, getter.count == 1,
      let value = getter.result?.withoutFallback,
      value.makesUUID || value.makesRandom || countsUp(value, in: Scope(owner: type))
    else { return }
    let isEnum = type.kind == .enumType
    // An extension or an enum cannot have a stored property.
    let isStorable = !isEnum && id.node.isMember(of: type.node) && value.isNewUUID
    let cure =
      isEnum
      ? "derive it from the case" : value.isNewUUID ? "store it: 'let id = UUID()'" : "derive it from stored properties"
    report(
      "computed_id", at: id.binding, in: id.file,
      "'id' of \(type.name) is different each time it is read, so rows are replaced at each run; \(cure)",
      fix: isStorable
        ? Fix(id.node.range, "let id = \(value.trimmedDescription)", isSafe: !type.isComparedByItsProperties) : nil)
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

  // MARK: Animations

  private func lookAtAnimation(_ call: FunctionCallExprSyntax, in scope: Scope, _ file: Int) {
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "withAnimation",
      let closure = call.closures.last(where: { $0.label != "completion" })?.closure,
      !closure.changesAnything || changesOnlyIgnored(closure.statements, scope)
    else { return }
    report(
      "empty_animation", at: call, in: file,
      "nothing changes in this 'withAnimation', so nothing is animated; put the change into its closure")
  }

  /// True if code only writes properties that no view observes, itself or in methods that do nothing else.
  private func changesOnlyIgnored(_ code: CodeBlockItemListSyntax, _ scope: Scope, depth: Int = 0) -> Bool {
    !code.isEmpty
      && code.allSatisfy { item in
        guard case .expr(let expression) = item.item else { return false }
        if let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.isAssignment {
          let property = resolver.property(of: assignment.leftOperand, in: scope)
          return (property?.has("ObservationIgnored") ?? false) && property?.observers.isEmpty ?? false
        }
        guard depth < 2, let call = expression.as(FunctionCallExprSyntax.self),
          let function = resolver.function(of: call, in: scope), let body = function.body
        else { return false }
        return changesOnlyIgnored(body, Scope(function), depth: depth + 1)
      }
  }

  // MARK: Bindings

  private func lookAtBindings(in body: BodyFacts) {
    for read in body.reads where read.isBinding && read.path.count > 1 {
      let holder = read.path[0]
      guard holder.owner === body.view, holder.wrapper == nil || holder.wrapper == "Environment", holder.isStored,
        let model = module.model(of: holder.type), module.isObservable(model),
        // Not `$lookup` of a local `@Bindable var lookup = model.lookup`.
        read.expression.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "$\(holder.name)" })
      else { continue }
      let isPlain = holder.wrapper == nil
      report(
        "missing_bindable", at: read.expression, in: read.file,
        isPlain
          ? "'$\(holder.name)' needs a wrapper: declare it as '@Bindable var \(holder.name)'"
          : "'@Environment' makes no bindings: write '@Bindable var \(holder.name) = \(holder.name)' in the body first",
        fix: isPlain && holder.initialValue == nil && !holder.isWeak
          ? Fix(holder.node.head, "@Bindable \(holder.modifiersBesidesOwnership)var") : nil)
    }
    for use in body.unbound {
      report(
        "missing_bindable", at: use.expression, in: use.file,
        "'\(use.name)' is \(use.model.name.withArticle), not a binding: write '@Bindable var \(use.name) = \(use.name)' first"
      )
    }
  }
}

extension ExprSyntax {
  /// `items` of `items[0]`
  var subscripted: ExprSyntax { self.as(SubscriptCallExprSyntax.self)?.calledExpression ?? self }

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

extension VariableDeclSyntax {
  /// True if the declaration is in the type itself, not in an extension.
  fileprivate func isMember(of type: DeclSyntax) -> Bool {
    parent?.parent?.parent?.parent?.id == Syntax(type).id
  }
}

extension ClosureExprSyntax {
  /// True if the closure does more than print, or start work that changes something later.
  fileprivate var changesAnything: Bool {
    statements.contains { item in
      guard case .expr(let expression) = item.item, let call = expression.as(FunctionCallExprSyntax.self) else {
        return true
      }
      let callee = call.calledExpression.trimmedDescription
      return !["print", "Task", "Task.detached", "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter"]
        .contains(callee)
    }
  }
}

extension DeclaredFunction {
  var isAsynchronous: Bool {
    node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }
}

extension DeclaredType {
  /// True if equality of the type's values depends on their stored properties.
  fileprivate var isComparedByItsProperties: Bool {
    !Set(inherited).isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
  }
}
