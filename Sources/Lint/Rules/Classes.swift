import SwiftSyntax

extension Rule {
  /// Rules about mixing ObservableObject and `@Observable`, and about declarations that a class of either kind must
  /// not have.
  static let mixing: [Rule] = [
    Rule(
      "both_worlds", "A class is '@Observable' and an ObservableObject at once.",
      cure: "Remove 'ObservableObject' and '@Published'.", source: "D12"),
    Rule(
      "observable_value", "'@Observable' is applied to a struct, an enum or an actor.",
      cure: "Make it a class.", source: "D12; 1.12"),
    Rule(
      "app_storage_in_observable", "'@AppStorage' in an '@Observable' class is not observed.",
      cure: "Write accessors that call 'access' and 'withMutation', or use '@AppStorage' in the view.", source: "3.6"),
    Rule(
      "observable_keys", "The coding keys of an '@Observable' class begin with an underscore.",
      cure: "Declare 'CodingKeys'.", source: "1.14"),
    Rule(
      "environment_missing", "A view needs a model that its environment does not have.",
      cure: "Add '.environment(…)' to the view or to one around it.", source: "D9; 4.7"),
  ]
}

extension RuleWalk {
  func lookAtClasses() {
    for view in module.types where module.isMadeByBodies(view) || module.isApp(view) { lookAtWrappers(of: view) }
    for type in module.types {
      let macro = type.attributes.first { $0.name == "Observable" }
      if let macro, type.kind != .classType, type.kind != .protocolType {
        let kind = type.kind == .structType ? "a struct" : type.kind == .enumType ? "an enum" : "an actor"
        report(
          "observable_value", at: macro.node, in: type.file,
          "'@Observable' cannot be applied to \(type.name), which is \(kind): observation follows references; make it a class"
        )
      }
      guard type.kind == .classType else { continue }
      if macro != nil { lookAtObservable(type) }
      if module.isMainActor(type) { lookAtDeinit(of: type) }
      lookAtHandles(of: type)
    }
  }

  /// Wrappers for ObservableObject on an `@Observable` model, which the compiler rejects.
  private func lookAtWrappers(of view: DeclaredType) {
    let successors = ["StateObject": "@State", "ObservedObject": "@Bindable", "EnvironmentObject": "@Environment"]
    for property in view.properties {
      guard let wrapper = property.wrapper,
        let successor = property.initialValue == nil ? successors[wrapper] : "@State",
        successors[wrapper] != nil, let model = module.model(of: property.type), module.isObservable(model),
        !module.isLegacy(model)
      else { continue }
      report(
        "both_worlds", at: property.binding, in: property.file,
        "'@\(wrapper)' needs an ObservableObject, and \(model.name) is '@Observable'; use '\(successor)'",
        fix: wrapper == "EnvironmentObject" || property.initialValue == nil && wrapper == "StateObject"
          ? nil : property.attribute(wrapper).map { Fix($0.node.range, successor) })
    }
  }

  private func lookAtObservable(_ type: DeclaredType) {
    if type.inherited.contains("ObservableObject") {
      report(
        "both_worlds", at: type.nameToken, in: type.file,
        "\(type.name) is '@Observable' and an ObservableObject: views observe only one of the two; remove "
          + "'ObservableObject'")
    } else if module.isLegacy(type) {
      report(
        "both_worlds", at: type.nameToken, in: type.file,
        "\(type.name) is '@Observable' and, by what it inherits, an ObservableObject: views observe only one of the "
          + "two; remove '@Observable', and mark its properties '@Published'")
    }
    for property in type.properties {
      if property.has("Published") {
        report(
          "both_worlds", at: property.binding, in: property.file,
          "'@Published' has no place in an '@Observable' class: its properties are tracked without it; remove it",
          fix: property.attribute("Published").map { Fix($0.node.range.lowerBound..<property.afterAttributes, "") })
      }
      for wrapper in ["AppStorage", "SceneStorage"]
      where property.has(wrapper) && !property.isStatic && !type.announces(property)
        && !(type.mirrors(property) && !isRead(property))
      {
        report(
          "app_storage_in_observable", at: property.binding, in: property.file,
          "views are not notified when '\(property.name)' changes: '@\(wrapper)' works only in views; write accessors that call "
            + "'access' and 'withMutation'")
      }
    }
    let coders = ["Codable", "Encodable", "Decodable"].filter(type.inherited.contains)
    if let coder = coders.first, !type.nested.contains("CodingKeys"), type.functions("encode").isEmpty,
      !type.initializers.contains(where: { $0.parameters.first?.label == "from" }),
      type.properties.contains(where: { $0.isStoredVariable && !$0.has("ObservationIgnored") && !$0.isStatic })
    {
      report(
        "observable_keys", at: type.nameToken, in: type.file,
        "the macro renames the storage of \(type.name), so its \(coder) keys are '_\(type.trackedName)' and the like; declare "
          + "'CodingKeys'")
    }
  }

  private func lookAtDeinit(of type: DeclaredType) {
    guard let deinitializer = type.deinitializer, let body = deinitializer.body,
      let node = deinitializer.node.as(DeinitializerDeclSyntax.self),
      !node.modifiers.contains(where: { $0.name.text == "isolated" })
    else { return }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    for call in finder.calls {
      guard let function = resolver.function(of: call, in: Scope(deinitializer)), let owner = function.owner,
        owner.kind == .classType, module.isMainActor(owner),
        !function.isStatic, !function.isNonisolated, !call.isInClosureForOthers
      else { continue }
      report(
        "deinit_isolation", at: call, in: deinitializer.file,
        "'deinit' may run on any thread, but '\(function.name)' is isolated to the main actor; write 'isolated deinit', or do "
          + "this before the object is freed")
    }
  }

  private func lookAtHandles(of type: DeclaredType) {
    // Reads of a type that shares its name with another one are not known.
    let isKnown = module.type(named: type.name) === type
    let isObservable = module.isObservable(type)
    for property in type.properties where property.isStoredVariable && !property.isStatic {
      guard let handle = property.type?.handle, isKnown || !isMentioned(property, of: type) else { continue }
      if isObservable, type.attributes.contains(where: { $0.name == "Observable" }), property.attributes.isEmpty,
        !isRead(property)
      {
        report(
          "tracked_handle", at: property.binding, in: property.file,
          "'\(property.name)' holds \(handle.withArticle), which no view shows, yet it is tracked; mark it "
            + "'@ObservationIgnored'",
          fix: property.isAlone ? Fix(property.node.insertion, "@ObservationIgnored ") : nil)
      } else if property.has("Published"), !isRead(property) {
        report(
          "tracked_handle", at: property.binding, in: property.file,
          "'\(property.name)' holds \(handle.withArticle), which no view shows, yet each change of it runs every view that observes "
            + "\(type.name); remove '@Published'",
          fix: property.attribute("Published").map { Fix($0.node.range.lowerBound..<property.afterAttributes, "") })
      }
    }
  }

  /// True if a getter of the type, or any view, contains the name of the property.
  private func isMentioned(_ property: DeclaredProperty, of type: DeclaredType) -> Bool {
    func contains(_ code: some SyntaxProtocol) -> Bool {
      code.tokens(viewMode: .sourceAccurate).contains { $0.text == property.name }
    }
    if type.properties.contains(where: { $0.getter.map(contains) ?? false }) { return true }
    return module.types.contains { view in
      module.isView(view)
        && (view.properties.contains { contains($0.binding) } || view.functions.contains { contains($0.node) })
    }
  }

  private func isRead(_ property: DeclaredProperty) -> Bool {
    bodies.contains { body in body.reads.contains { $0.property === property } }
  }
}

extension DeclaredType {
  /// True if another property gives out the value of this one, with accessors that call `access` and `withMutation`.
  fileprivate func announces(_ property: DeclaredProperty) -> Bool {
    properties.contains { other in
      let words = Set(other.binding.tokens(viewMode: .sourceAccurate).map(\.text))
      return other !== property && other.getter != nil && words.isSuperset(of: [property.name, "access"])
    }
  }

  /// True if an observer of another, tracked property writes this one: `var name { didSet { savedName = name } }`.
  fileprivate func mirrors(_ property: DeclaredProperty) -> Bool {
    properties.contains { other in
      other !== property && other.isStoredVariable && !other.has("ObservationIgnored")
        && other.observers.contains { observer in
          observer.tokens(viewMode: .sourceAccurate).contains { $0.text == property.name }
        }
    }
  }

  /// The name of the type's first tracked property.
  fileprivate var trackedName: String {
    properties.first { $0.isStoredVariable && !$0.has("ObservationIgnored") && !$0.isStatic }?.name ?? ""
  }
}

extension SyntaxProtocol {
  /// True if the code is in a closure that a function may run elsewhere: `onMainActor { … }`, but not in one of
  /// `MainActor.assumeIsolated`, which traps elsewhere.
  fileprivate var isInClosureForOthers: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      guard let closure = node.as(ClosureExprSyntax.self) else { return false }
      let name = closure.takingCall.call?.calleeName
      return name.map { $0 != "assumeIsolated" && !SwiftUINames.immediate.contains($0) } ?? true
    }
  }
}

extension DeclaredProperty {
  /// The start of the property's modifiers, or of `let` or `var`.
  var afterAttributes: Int { node.head.lowerBound }
}

extension DeclaredFunction {
  var isNonisolated: Bool {
    node.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.text == "nonisolated" } ?? false
  }
}
