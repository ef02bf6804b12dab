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
      "state_keeps_model",
      "'@State' and '@StateObject' keep the first model that the parent passes, and ignore all later ones.",
      cure: "Take it as 'let', '@Bindable' or '@ObservedObject'.", source: "D6; 4.10"),
    Rule(
      "state_keeps_first_value",
      "'@State' and '@StateObject' keep their first value, although the parent later passes another.",
      cure: "Pass a binding or a plain property, give the view an '.id', or update it in '.onChange'.",
      source: "D6; 4.10"),
    Rule(
      "state_set_in_init", "An initializer assigns to a '@State' property that has its initial value already.",
      cure: "Create the wrapper: '_text = State(initialValue: start)'.", source: "4.10"),
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
      for initializer in view.initializers {
        lookAtInitializer(initializer, of: view)
        lookAtStateSet(in: initializer, of: view)
      }
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
      let giving = giving(property, of: view)
      // The value in the declaration is never made.
      if giving == .always { return lookAtState(property, of: view) }
      switch property.wrapper {
      case nil
      where giving == .sometimes && property.attributes.isEmpty && !property.isLazy && !module.isConstant(model):
        report(
          isFactory ? "model_from_factory" : "model_made_by_view", at: property.binding, in: property.file,
          "where no '\(property.name)' is passed, it is a new \(model.name) each time the parent of \(view.name) runs its "
            + "body, and what was written to the previous one is lost; let the parent keep it and pass it")
      case nil where property.attributes.isEmpty && !property.isLazy && !module.isConstant(model):
        report(
          isFactory ? "model_from_factory" : "model_made_by_view", at: property.binding, in: property.file,
          "'\(property.name)' is a new \(model.name) each time the parent of \(view.name) runs its body, and what was "
            + "written to the previous one is lost; keep it: '\(keeper) private var \(property.name) = …'",
          fix: keeping(property, of: view, in: keeper))
      case "ObservedObject":
        report(
          "observed_object_created", at: property.binding, in: property.file,
          "'@ObservedObject' does not keep '\(property.name)': a new \(model.name) is made each time the parent of "
            + "\(view.name) runs its body; use '@StateObject'",
          fix: mayBeStateObject(property, of: view)
            ? property.attribute("ObservedObject").map { Fix($0.node.range, "@StateObject") } : nil)
      case "Bindable":
        report(
          "bindable_created", at: property.binding, in: property.file,
          "'@Bindable' does not keep '\(property.name)': a new \(model.name) is made each time the parent of "
            + "\(view.name) runs its body; use '@State'",
          fix: giving == .never && property.isAlone
            ? property.attribute("Bindable").map { Fix($0.node.range, "@State") } : nil)
      case "State" where !module.isLegacy(model): lookAtEagerWork(model, property)
      default: break
      }
    } else if property.attributes.isEmpty, !property.isLazy, let value = property.initialValue,
      let model = modelOfElements(of: value, in: scope), !module.isConstant(model), !isMadeOnlyByObjects(view),
      giving(property, of: view) != .always
    {
      report(
        "model_made_by_view", at: property.binding, in: property.file,
        "'\(property.name)' holds new instances of \(model.name) each time the parent of \(view.name) runs its body, and what "
          + "was written to the previous ones is lost; keep them: '@State private var \(property.name) = …'",
        fix: module.isObservable(model) && giving(property, of: view) == .never
          ? keeping(property, of: view, in: "@State") : nil)
    } else if property.has("State"), let value = property.initialValue, let work = LargeWork.in(value) {
      report(
        "eager_state_work", at: property.binding, in: property.file,
        "the initial value of '\(property.name)' \(work), and does so each time the parent's body runs, although '@State' "
          + "keeps only the first value; do that work in '.task'")
    }
    if property.initialValue == nil, property.isStored { lookAtOwnWrapper(property, of: view) }
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

  /// Reports a '@StateObject' that keeps the first object that callers in the module pass.
  func reportKeptObject(
    _ model: DeclaredType, _ property: DeclaredProperty, of view: DeclaredType, at node: some SyntaxProtocol,
    in file: Int
  ) {
    if makings(of: view).isEmpty { return }
    report(
      "state_keeps_model", at: node, in: file,
      "'@StateObject' keeps the first \(model.name) that \(view.name) is given, and ignores any other that its parent "
        + "passes later; use '@ObservedObject var \(property.name)'")
  }

  private func lookAtState(_ property: DeclaredProperty, of view: DeclaredType) {
    if property.wrapper == "StateObject", property.initialValue == nil, property.isPlainType, !property.isPrivate,
      view.initializers.isEmpty, let model = module.model(of: property.type),
      mayGetAnother(view, property.name, property.type)
    {
      return reportKeptObject(model, property, of: view, at: property.binding, in: property.file)
    }
    guard property.has("State"), let type = module.type(named: property.type?.name), module.isModel(type) else {
      return
    }
    if module.isLegacy(type), !module.isObservable(type) {
      guard property.initialValue != nil && property.isPlainType || readsObject(in: property, of: view) else { return }
      report(
        "object_in_state", at: property.binding, in: property.file,
        "'@State' keeps '\(property.name)' but does not observe it: \(type.name) is an ObservableObject; "
          + cure(for: property, type, of: view),
        fix: property.initialValue != nil && property.isPlainType && mayBeStateObject(property, of: view)
          ? property.attribute("State").map { Fix($0.node.range, "@StateObject") } : nil)
      return
    }
    guard property.initialValue == nil, property.isPlainType, !property.isPrivate, view.initializers.isEmpty,
      mayGetAnother(view, property.name, property.type)
    else { return }
    report(
      "state_keeps_model", at: property.binding, in: property.file,
      "'@State' keeps the first \(type.name) that \(view.name) is given, and ignores any other that its parent passes "
        + "later; use 'let \(property.name)', or '@Bindable var \(property.name)' for bindings",
      fix: property.attribute("State").map {
        Fix($0.node.range, "@Bindable", isSafe: !module.isChanged(property) && !makings(of: view).isEmpty)
      })
  }

  private func cure(for property: DeclaredProperty, _ type: DeclaredType, of view: DeclaredType) -> String {
    if !property.isPlainType {
      return "make \(type.name) '@Observable', or pass it to a view that declares it with '@ObservedObject'"
    }
    if property.initialValue == nil, giving(property, of: view) == .always {
      return "use '@ObservedObject' for what the parent passes, or make \(type.name) '@Observable'"
    }
    return property.initialValue != nil && !mayBeStateObject(property, of: view)
      ? "make \(type.name) '@Observable'" : "use '@StateObject', or make \(type.name) '@Observable'"
  }

  /// The declaration with a wrapper that keeps its value. A constant becomes private, unless other code uses it.
  private func keeping(_ property: DeclaredProperty, of view: DeclaredType, in wrapper: String) -> Fix? {
    guard property.isAlone, wrapper != "@StateObject" || mayBeStateObject(property, of: view) else { return nil }
    let isOpen = !property.isLet || !property.node.modifiers.isEmpty || isUsedOutside(property, of: view)
    return Fix(property.node.head, "\(wrapper) \(isOpen ? property.modifiersBesidesOwnership : "private ")var")
  }

  /// True if the body reads what the object in a property publishes: a reference that is only kept needs no observing.
  private func readsObject(in property: DeclaredProperty, of view: DeclaredType) -> Bool {
    bodies.contains { body in
      body.view === view && body.reads.contains { $0.path.count > 1 && $0.path.first === property }
    }
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
  var isPlainType: Bool {
    if case .named? = type { return true }
    return false
  }
  /// The modifiers with a space after each, without those of the reference, which no wrapper can have.
  var modifiersBesidesOwnership: String {
    node.modifiers.filter { !["weak", "unowned"].contains($0.name.text) }.map { $0.trimmedDescription + " " }.joined()
  }
  var isWeak: Bool { node.modifiers.contains { $0.name.text == "weak" } }
}

extension VariableDeclSyntax {
  /// The range from the modifiers to `let` or `var`.
  var head: Range<Int> {
    (modifiers.first.map { $0.range.lowerBound } ?? bindingSpecifier.range.lowerBound)..<bindingSpecifier.range
      .upperBound
  }
}
