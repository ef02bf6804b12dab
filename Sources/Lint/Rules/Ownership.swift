import SwiftSyntax

extension Rule {
  /// Rules about creating and keeping models.
  static let ownership: [Rule] = [
    Rule(
      "model_made_by_view", "A plain property of a view makes a new model each time its parent's body runs.",
      cure: "Keep it in '@State', or in '@StateObject' for an ObservableObject.", source: "D1, D3; 4.9"),
    Rule(
      "model_made_in_init", "The initializer of a view makes a new model each time the parent's body runs.",
      cure: "Keep it in '@State' or '@StateObject', or let the parent pass it.", source: "D1; 4.9"),
    Rule(
      "model_from_factory", "A view gets its model from a function that makes a new one at each call.",
      cure: "Keep the model in '@State' or '@StateObject', or have the factory keep the model that it made.",
      source: "D2"),
    Rule(
      "model_made_in_body", "A body makes a new model at each of its runs.",
      cure: "Create it in '@State' or '@StateObject' of the view that owns it, and pass it on.", source: "D3"),
    Rule(
      "environment_made_in_body", "A body puts a new model into the environment at each of its runs.",
      cure: "Create it in '@State' or '@StateObject', and pass that instance.", source: "D3, D9"),
    Rule(
      "observed_object_created", "'@ObservedObject' does not keep the object that it makes.",
      cure: "Use '@StateObject' where the object is made.", source: "D7"),
    Rule(
      "bindable_created", "'@Bindable' does not keep the model that it makes.",
      cure: "Use '@State' where the model is made.", source: "D10"),
    Rule(
      "object_in_state", "'@State' keeps an ObservableObject, but does not observe it.",
      cure: "Use '@StateObject', or make the class '@Observable'.", source: "3.4"),
    Rule(
      "state_keeps_model", "'@State' keeps the first model that the parent passes, and ignores all later ones.",
      cure: "Take it as 'let', or as '@Bindable' if bindings are needed.", source: "D6; 4.10"),
    Rule(
      "state_keeps_first_value",
      "'@State' and '@StateObject' keep their first value, although the parent later passes another.",
      cure: "Pass a binding or a plain property, give the view an '.id', or update it in '.onChange'.",
      source: "D6; 4.10"),
    Rule(
      "eager_state_work",
      "The initializer of a model in '@State' starts work and runs each time the parent's body runs.",
      cure: "Start the work in '.task', or make the model optional and fill it there.", source: "D5; 4.9"),
    Rule(
      "entry_makes_model", "The default value of an environment key is a new model each time it is read.",
      cure: "Make the default a static 'let', or leave it nil.", source: "D9"),
  ]
}

extension RuleWalk {
  func lookAtOwnership() {
    for view in module.types where module.isMadeByBodies(view) {
      for property in view.properties where !property.isStatic { lookAtOwner(property, of: view) }
      for initializer in view.initializers { lookAtInitializer(initializer, of: view) }
    }
    lookAtKeptValues()
    for body in bodies where module.isMadeByBodies(body.view) || isRunAgain(body.view) { lookAtMaking(in: body) }
    lookAtEntries(module.type(named: "EnvironmentValues")?.properties ?? [])
    for file in module.files.indices { lookAtEntryExtensions(file) }
  }

  /// An app's body runs again only if something in it changes.
  private func isRunAgain(_ app: DeclaredType) -> Bool { app.properties.contains { $0.wrapper != nil } }

  // MARK: Properties

  private func lookAtOwner(_ property: DeclaredProperty, of view: DeclaredType) {
    let scope = Scope(owner: view)
    if let value = property.initialValue,
      let (model, isFactory) = madeModel(by: value, in: scope, expecting: property.type)
    {
      if isMadeOnlyByObjects(view) { return lookAtState(property, of: view) }
      let keeper = module.isObservable(model) ? "@State" : "@StateObject"
      switch property.wrapper {
      case nil where property.attributes.isEmpty && !property.isLazy:
        report(
          isFactory ? "model_from_factory" : "model_made_by_view", at: property.binding, in: property.file,
          "'\(property.name)' is a new \(model.name) each time the parent of \(view.name) runs its body, and what was "
            + "written to the previous one is lost; keep it: '\(keeper) private var \(property.name) = …'",
          fix: Fix(
            property.node.head,
            "\(keeper) \(property.isLet ? property.privacy : property.modifiersBesidesOwnership)var"))
      case "ObservedObject":
        report(
          "observed_object_created", at: property.binding, in: property.file,
          "'@ObservedObject' does not keep '\(property.name)': a new \(model.name) is made each time the parent of "
            + "\(view.name) runs its body; use '@StateObject'",
          fix: property.attribute("ObservedObject").map { Fix($0.node.range, "@StateObject") })
      case "Bindable":
        report(
          "bindable_created", at: property.binding, in: property.file,
          "'@Bindable' does not keep '\(property.name)': a new \(model.name) is made each time the parent of "
            + "\(view.name) runs its body; use '@State'",
          fix: property.attribute("Bindable").map { Fix($0.node.range, "@State") })
      case "State" where !module.isLegacy(model): lookAtEagerWork(model, property)
      default: break
      }
    } else if property.has("State"), let value = property.initialValue, let work = LargeWork.in(value) {
      report(
        "eager_state_work", at: property.binding, in: property.file,
        "the initial value of '\(property.name)' \(work), and does so each time the parent's body runs, although '@State' "
          + "keeps only the first value; do that work in '.task'")
    }
    if let getter = property.getter, property.wrapper == nil, let last = getter.result,
      let (model, isFactory) = madeModel(by: last, in: scope), getter.count == 1
    {
      report(
        isFactory ? "model_from_factory" : "model_made_by_view", at: property.binding, in: property.file,
        "'\(property.name)' makes a new \(model.name) each time it is read; keep one in "
          + "'\(module.isObservable(model) ? "@State" : "@StateObject")'")
    }
    lookAtState(property, of: view)
  }

  private func lookAtState(_ property: DeclaredProperty, of view: DeclaredType) {
    guard property.has("State"), let type = module.type(named: property.type?.name), module.isModel(type) else {
      return
    }
    if module.isLegacy(type), !module.isObservable(type) {
      guard property.initialValue != nil && property.isPlainType || readsObject(in: property, of: view) else { return }
      report(
        "object_in_state", at: property.binding, in: property.file,
        "'@State' keeps '\(property.name)' but does not observe it: \(type.name) is an ObservableObject; "
          + (property.isPlainType
            ? "use '@StateObject', or make \(type.name) '@Observable'"
            : "make \(type.name) '@Observable', or pass it to a view that declares it with '@ObservedObject'"),
        fix: property.initialValue == nil || !property.isPlainType
          ? nil : property.attribute("State").map { Fix($0.node.range, "@StateObject") }
      )
      return
    }
    guard property.initialValue == nil, property.isPlainType, !property.isPrivate, view.initializers.isEmpty,
      mayGetAnother(view, property.name)
    else { return }
    report(
      "state_keeps_model", at: property.binding, in: property.file,
      "'@State' keeps the first \(type.name) that \(view.name) is given, and ignores any other that its parent passes "
        + "later; use 'let \(property.name)', or '@Bindable var \(property.name)' for bindings",
      fix: property.attribute("State").map {
        Fix($0.node.range, "@Bindable", isSafe: !module.isChanged(property) && !makings(of: view).isEmpty)
      })
  }

  /// True if the body reads what the object in a property publishes: a reference that is only kept needs no observing.
  private func readsObject(in property: DeclaredProperty, of view: DeclaredType) -> Bool {
    bodies.contains { body in
      body.view === view && body.reads.contains { $0.path.count > 1 && $0.path.first === property }
    }
  }

  private func lookAtEagerWork(_ model: DeclaredType, _ property: DeclaredProperty) {
    guard
      let work = model.initializers.lazy.compactMap({ self.work(in: $0) }).first
        ?? model.properties.lazy.compactMap({ $0.isLazy || $0.isStatic ? nil : $0.initialValue.flatMap(LargeWork.in) })
        .first
    else { return }
    report(
      "eager_state_work", at: property.binding, in: property.file,
      "\(model.name).init \(work), and runs each time the parent's body runs, although '@State' keeps only the first "
        + "\(model.name); do that work in '.task'")
  }

  /// The work that an initializer starts, in words.
  private func work(in initializer: DeclaredFunction) -> String? {
    work(in: initializer, depth: 0)
  }

  private func work(in function: DeclaredFunction, depth: Int) -> String? {
    guard let body = function.body, depth < 3 else { return nil }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls {
      switch call.calleeName {
      case "Task": return "starts a task"
      case "scheduledTimer": return "starts a timer"
      case "addObserver": return "adds an observer"
      case "sink", "assign": return "subscribes to a publisher"
      case "dataTask": return "starts a request"
      case _ where isRegistration(call, in: Scope(function)): return "registers a closure with a shared object"
      case _ where addsToShared(call, in: Scope(function)): return "adds something to a shared object"
      default: break
      }
      // A method of the same class that starts such work.
      if let called = resolver.function(of: call, in: Scope(function)), called.owner === function.owner,
        called !== function, let work = work(in: called, depth: depth + 1)
      {
        return work
      }
    }
    return LargeWork.in(body)
  }

  /// True if a call makes a shared object larger: `Registry.shared.register(name)`.
  private func addsToShared(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let holder = resolver.property(of: base, in: scope), holder.isStatic || holder.owner == nil,
      let function = resolver.function(of: call, in: scope), function.owner?.kind == .classType,
      let body = function.body
    else { return false }
    let walk = WriteWalk(module, Scope(function), moment: .body)
    walk.walk(body)
    return walk.writes.contains { write in
      write.path.count == 1
        && ["append", "insert"].contains(write.expression.as(FunctionCallExprSyntax.self)?.calleeName)
    }
  }

  /// True if a call hands a closure that refers to `self` to an object that all share: `Radio.shared.listen { … }`.
  private func isRegistration(_ call: FunctionCallExprSyntax, in scope: Scope) -> Bool {
    guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let holder = resolver.property(of: base, in: scope), holder.isStatic || holder.owner == nil,
      module.type(named: holder.type?.name)?.kind == .classType
    else { return false }
    return call.closures.contains { use in
      use.closure.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
  }

  // MARK: Initializers

  private func lookAtInitializer(_ initializer: DeclaredFunction, of view: DeclaredType) {
    guard let body = initializer.body else { return }
    let scope = Scope(initializer)
    let parameters = Set(initializer.parameters.map(\.name))
    lookAtDefaults(of: initializer, body, of: view)
    var locals: [String: (DeclaredType, isFactory: Bool)] = [:]
    for item in body.withBranches {
      if case .decl(let declaration) = item.item, let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        let value = binding.initializer?.value,
        let made = madeModel(by: value, in: scope, expecting: binding.typeAnnotation.map { TypeRef($0.type) })
      {
        locals[binding.pattern.trimmedDescription] = made
      }
      guard case .expr(let expression) = item.item else { continue }
      if let call = expression.as(FunctionCallExprSyntax.self) { lookAtDelegation(call, in: initializer, of: view) }
      guard let assignment = expression.as(InfixOperatorExprSyntax.self), assignment.assignmentOperator == "=",
        let target = assignment.leftOperand.ownName
      else { continue }
      let value = assignment.rightOperand
      if target.hasPrefix("_") {
        lookAtWrapper(
          value, of: view.property(String(target.dropFirst())), assignment, scope, parameters, file: initializer.file)
        continue
      }
      guard let property = view.property(target),
        let (model, isFactory) = madeModel(by: value, in: scope, expecting: property.type)
          ?? value.as(DeclReferenceExprSyntax.self).flatMap({ locals[$0.baseName.text] }),
        !isMadeOnlyByObjects(view)
      else {
        continue
      }
      let keeper = module.isObservable(model) ? "@State" : "@StateObject"
      switch property.wrapper {
      case nil, "ObservedObject", "Bindable":
        report(
          isFactory ? "model_from_factory" : "model_made_in_init", at: assignment, in: initializer.file,
          "\(view.name).init makes a new \(model.name) each time the parent's body runs, and what was written to the "
            + "previous one is lost; keep it in '\(keeper)', or let the parent pass it")
      case "State" where !module.isLegacy(model): lookAtEagerWork(model, property)
      default: break
      }
    }
  }

  /// `self.init(model: Model())`
  private func lookAtDelegation(
    _ call: FunctionCallExprSyntax, in initializer: DeclaredFunction, of view: DeclaredType
  ) {
    guard call.calledExpression.trimmedDescription == "self.init" else { return }
    for argument in call.arguments {
      guard let label = argument.label?.text,
        let (model, isFactory) = madeModel(
          by: argument.expression, in: Scope(initializer), expecting: view.property(label)?.type),
        keepsNothing(view, label)
      else { continue }
      report(
        isFactory ? "model_from_factory" : "model_made_in_init", at: argument.expression, in: initializer.file,
        "\(view.name).init makes a new \(model.name) each time the parent's body runs, and what was written to the "
          + "previous one is lost; let the parent keep it and pass it")
    }
  }

  /// `init(model: Model = Model()) { self.model = model }`, where a parent leaves the argument out.
  private func lookAtDefaults(
    of initializer: DeclaredFunction, _ body: CodeBlockItemListSyntax, of view: DeclaredType
  ) {
    guard let signature = initializer.node.as(InitializerDeclSyntax.self)?.signature else { return }
    for parameter in signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      guard let value = parameter.defaultValue?.value,
        let (model, _) = madeModel(by: value, in: Scope(initializer), expecting: TypeRef(parameter.type)),
        keepsNothing(view, label ?? name),
        makings(of: view).contains(where: { $0.call.argument(label) == nil })
      else { continue }
      report(
        "model_made_in_init", at: parameter, in: initializer.file,
        "where '\(label ?? name)' is left out, \(view.name).init makes a new \(model.name) each time the parent's body runs, "
          + "and what was written to the previous one is lost; let the parent keep it and pass it")
    }
  }

  /// The calls that make a view, outside of previews.
  func makings(of view: DeclaredType) -> [(call: FunctionCallExprSyntax, scope: Scope)] {
    var found: [(call: FunctionCallExprSyntax, scope: Scope)] = []
    module.forEachExpression { expression, scope, _ in
      guard let call = expression.as(FunctionCallExprSyntax.self), self.resolver.madeType(by: call, in: scope) === view,
        scope.owner?.inherited.contains("PreviewProvider") != true, !call.isInPreview
      else { return }
      found.append((call, scope))
    }
    return found
  }

  /// `_model = State(initialValue: …)`
  private func lookAtWrapper(
    _ value: ExprSyntax, of property: DeclaredProperty?, _ assignment: InfixOperatorExprSyntax, _ scope: Scope,
    _ parameters: Set<String>, file: Int
  ) {
    guard let property, let call = value.as(FunctionCallExprSyntax.self), let wrapper = call.calleeName,
      let argument = call.arguments.first?.expression
    else { return }
    if let (model, isFactory) = madeModel(by: argument, in: scope) {
      switch wrapper {
      case "ObservedObject", "Bindable":
        report(
          isFactory ? "model_from_factory" : "model_made_in_init", at: assignment, in: file,
          "'@\(wrapper)' does not keep '\(property.name)': \(property.owner?.name ?? "").init makes a new \(model.name) "
            + "each time the parent's body runs; use '@\(module.isObservable(model) ? "State" : "StateObject")'")
      case "State" where !module.isLegacy(model): lookAtEagerWork(model, property)
      default: break
      }
      return
    }
    guard wrapper == "State", let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text,
      parameters.contains(name), let view = property.owner, mayGetAnother(view, name)
    else { return }
    if let model = module.model(of: scope.locals[name]?.type), module.isObservable(model) {
      report(
        "state_keeps_model", at: assignment, in: file,
        "'@State' keeps the first \(model.name) that \(property.owner?.name ?? "") is given, and ignores any other that "
          + "its parent passes later; use 'let \(property.name)', or '@Bindable var \(property.name)' for bindings")
    }
  }

  // MARK: Bodies

  private func lookAtMaking(in body: BodyFacts) {
    guard !body.view.inherited.contains("PreviewProvider") else { return }
    for local in body.locals {
      guard let (model, isFactory) = madeModel(by: local.value, in: local.scope, expecting: local.type),
        !isHandedToKeeper(local, in: body)
      else { continue }
      report(
        isFactory ? "model_from_factory" : "model_made_in_body", at: local.binding, in: local.file,
        "the body of \(body.view.name) makes a new \(model.name) at each run, and what was written to the previous one is lost; "
          + "keep it in '\(module.isObservable(model) ? "@State" : "@StateObject")' of \(body.view.name)")
    }
    for use in body.calls where use.moment == .body {
      let call = use.call
      if let name = call.calleeName, ["environment", "environmentObject"].contains(name),
        call.calledExpression.is(MemberAccessExprSyntax.self), let value = call.arguments.last?.expression,
        let (model, _) = madeModel(by: value, in: use.scope)
      {
        report(
          "environment_made_in_body", at: value, in: use.file,
          "the body of \(body.view.name) puts a new \(model.name) into the environment at each run; keep it in "
            + "'\(module.isObservable(model) ? "@State" : "@StateObject")'")
      }
      if let model = modelOfRows(of: call, in: use.scope), let data = call.arguments.first?.expression {
        report(
          "model_made_in_body", at: data, in: use.file,
          "the body of \(body.view.name) makes a new \(model.name) for each row at each run, and what was written to the "
            + "previous ones is lost; keep them in '\(module.isObservable(model) ? "@State" : "a model")'")
      }
      guard let child = resolver.madeType(by: call, in: use.scope), module.isMadeByBodies(child) else { continue }
      for argument in call.arguments {
        guard let label = argument.label?.text,
          let (model, isFactory) = madeModel(
            by: argument.expression, in: use.scope, expecting: child.property(label)?.type),
          keepsNothing(child, label)
        else { continue }
        report(
          isFactory ? "model_from_factory" : "model_made_in_body", at: argument.expression, in: use.file,
          "the body of \(body.view.name) passes \(child.name) a new \(model.name) at each run, and what was written to the "
            + "previous one is lost; keep it in '\(module.isObservable(model) ? "@State" : "@StateObject")' of \(body.view.name)"
        )
      }
    }
  }

  /// True if a local variable is passed to a view that keeps the first model it gets: `let model = Model()`,
  /// `Row(model: model)`.
  private func isHandedToKeeper(_ local: BodyFacts.Local, in body: BodyFacts) -> Bool {
    let name = local.binding.pattern.trimmedDescription
    return body.calls.contains { use in
      guard let child = resolver.madeType(by: use.call, in: use.scope), module.isMadeByBodies(child) else {
        return false
      }
      return use.call.arguments.contains { argument in
        guard let label = argument.label?.text else { return false }
        return argument.expression.trimmedDescription == name && !keepsNothing(child, label)
      }
    }
  }

  /// True if a view stores its argument in a property that does not keep it.
  private func keepsNothing(_ view: DeclaredType, _ label: String) -> Bool {
    let wrappers: Set<String?> = [nil, "ObservedObject", "Bindable"]
    if view.initializers.isEmpty { return view.property(label).map { wrappers.contains($0.wrapper) } ?? false }
    // `init(model: Model) { self.model = model }`
    return view.initializers.contains { initializer in
      guard let name = initializer.parameters.first(where: { $0.label == label })?.name else { return false }
      return initializer.body?.contains { item in
        guard case .expr(let expression) = item.item, let assignment = expression.as(InfixOperatorExprSyntax.self),
          assignment.rightOperand.trimmedDescription == name, let target = assignment.leftOperand.ownName,
          let property = view.property(target)
        else { return false }
        return wrappers.contains(property.wrapper)
      } ?? false
    }
  }
}

/// Collects the calls of a piece of code.
final class CallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// True if the expression is in a task, or in another closure that runs when its function has returned.
  var isInClosureThatRunsLater: Bool {
    var node = parent
    while let current = node {
      if let name = current.as(ClosureExprSyntax.self)?.takingCall.call?.calleeName,
        SwiftUINames.actions.contains(name)
      {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// True if the code is in `#Preview { … }`.
  var isInPreview: Bool {
    var node = parent
    while let current = node {
      let name =
        current.as(MacroExpansionDeclSyntax.self)?.macroName ?? current.as(MacroExpansionExprSyntax.self)?.macroName
      if name?.text == "Preview" { return true }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// `x` or `self.x`
  var ownName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.text
  }
}

extension DeclaredProperty {
  /// True if the property has no optional type: an optional one starts as nil.
  fileprivate var isPlainType: Bool {
    if case .named? = type { return true }
    return false
  }
  /// The modifiers with a space after each, without those of the reference, which no wrapper can have.
  var modifiersBesidesOwnership: String {
    node.modifiers.filter { !["weak", "unowned"].contains($0.name.text) }.map { $0.trimmedDescription + " " }.joined()
  }
  var isWeak: Bool { node.modifiers.contains { $0.name.text == "weak" } }
  /// A constant with a value is not a parameter of the memberwise initializer, so making it private affects no other
  /// code.
  fileprivate var privacy: String { node.modifiers.isEmpty ? "private " : modifiersBesidesOwnership }
}

extension VariableDeclSyntax {
  /// The range from the modifiers to `let` or `var`.
  var head: Range<Int> {
    (modifiers.first.map { $0.range.lowerBound } ?? bindingSpecifier.range.lowerBound)..<bindingSpecifier.range
      .upperBound
  }
}
