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

  // MARK: Animations

  private func lookAtAnimation(_ call: FunctionCallExprSyntax, in scope: Scope, _ file: Int) {
    guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "withAnimation",
      let closure = call.closures.last(where: { $0.label != "completion" })?.closure,
      !closure.changesAnything || changesOnlyIgnored(closure.statements, scope) || closure.changesOnlyLocals
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
        fix: isPlain && holder.initialValue == nil && !holder.isWeak && holder.isAlone
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

extension ClosureExprSyntax {
  /// True if the closure only sets local variables of the code around it: `withAnimation { isOpen.toggle() }` after
  /// `var isOpen = self.isOpen`.
  fileprivate var changesOnlyLocals: Bool {
    !statements.isEmpty
      && statements.allSatisfy { item in
        guard case .expr(let expression) = item.item else { return false }
        if let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.isAssignment {
          return assignment.leftOperand.isLocalVariable
        }
        guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
          callee.declName.baseName.text == "toggle"
        else { return false }
        return callee.base?.isLocalVariable ?? false
      }
  }
}

extension ExprSyntax {
  /// True for the name of a plain `var` that a block around the expression declares.
  fileprivate var isLocalVariable: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return sequence(first: Syntax(self), next: \.parent).prefix { !$0.is(MemberBlockItemSyntax.self) }
      .compactMap { $0.as(CodeBlockItemListSyntax.self) }
      .filter { $0.parent?.is(SourceFileSyntax.self) != true }
      .contains { block in
        block.contains { item in
          guard let variable = item.item.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first
          else { return false }
          return binding.pattern.trimmedDescription == name && binding.accessorBlock == nil
        }
      }
  }
}

extension DeclaredFunction {
  var isAsynchronous: Bool {
    node.as(FunctionDeclSyntax.self)?.signature.effectSpecifiers?.asyncSpecifier != nil
  }
}
