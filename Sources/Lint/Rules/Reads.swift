import SwiftSyntax

extension Rule {
  /// Rules about reads of values whose changes do not invalidate the view.
  static let observing: [Rule] = [
    Rule(
      "unobserved_object", "A view reads an ObservableObject that it does not observe.",
      cure: "Declare the property with '@ObservedObject'.", source: "3.4"),
    Rule(
      "unpublished_property", "A body reads a property that its ObservableObject does not publish.",
      cure: "Mark the property '@Published'.", source: "3.2"),
    Rule(
      "nested_object", "A body reads an ObservableObject through another one, which does not forward its changes.",
      cure: "Pass the inner object to a view that observes it, or forward its 'objectWillChange'.", source: "A10; 3.3"),
    Rule(
      "object_array", "A body reads elements of an array of ObservableObjects without observing them.",
      cure: "Pass each element to a row that declares it with '@ObservedObject'.", source: "A13; 3.3"),
    Rule(
      "singleton_without_wrapper", "A body reads a shared ObservableObject without observing it.",
      cure: "Hold it in the view: '@ObservedObject private var store = Store.shared'.", source: "3.4"),
    Rule(
      "plain_class_read", "A body reads a variable of a plain class, whose changes are not observed.",
      cure: "Make the class '@Observable'.", source: "A11"),
    Rule(
      "ignored_property_read", "A body reads a property that changes but is marked '@ObservationIgnored'.",
      cure: "Remove '@ObservationIgnored'.", source: "A8; 1.10"),
    Rule(
      "lazy_keeps_value", "A body reads a lazy property of a model, which keeps its value when its inputs change.",
      cure: "Make it a computed property.", source: "1.10"),
    Rule(
      "untracked_variable_read", "A body reads a static or global variable, or a file, whose changes are not observed.",
      cure: "Make it a property of an '@Observable' model.", source: "1.10"),
    Rule(
      "defaults_read", "A body reads UserDefaults, whose changes are not observed.",
      cure: "Use '@AppStorage', or keep the value in a tracked property.", source: "1.10"),
    Rule(
      "untracked_computed", "A body reads a computed property whose inputs are not observed.",
      cure: "Keep the value in a tracked property, and refresh it.", source: "A7, A12"),
    Rule(
      "clock_read", "A body reads the time but does not run again as time passes.",
      cure: "Use 'TimelineView', or keep the time in a tracked property that is refreshed.", source: "A12"),
    Rule(
      "wide_body", "One body reads many properties of a model and runs when any of them changes.",
      cure: "Split the body into smaller views that each read less.", source: "A3, A5"),
  ]
}

extension RuleWalk {
  func lookAtReads() {
    for body in bodies {
      for read in body.reads { lookAt(read, in: body) }
      lookAtUntracked(in: body)
      lookAtWidth(of: body)
    }
  }

  private func lookAt(_ read: BodyFacts.Read, in body: BodyFacts) {
    if let property = read.property, let owner = property.owner, owner.kind == .protocolType, read.path.count > 1,
      !read.expression.isLogged
    {
      let holder = read.path[read.path.count - 2]
      if module.isLegacy(owner), module.isPublished(property, of: holder, in: body.view) {
        return lookAtObject(read, property, owner, holder, body)
      }
      return lookAtRequirement(property, owner, body)
    }
    guard let property = read.property, property.isStoredVariable, !isReference(property), !isCache(read, in: body),
      !read.expression.isLogged
    else { return }
    guard let owner = property.owner else { return lookAtVariable(property, "global", body) }
    if property.isStatic {
      // A model held by a static variable is observed itself.
      if module.model(of: property.type) == nil { lookAtVariable(property, "static", body) }
      return
    }
    guard owner.kind == .classType, read.path.count > 1 else { return }
    if property.isLazy { lookAtLazy(property, owner, body) }
    let holder = read.path[read.path.count - 2]
    if module.isObservable(owner), !owner.hasTrackingMacro {
      guard module.isChanged(property), !overridesTracked(property, owner) else { return }
      report(
        "plain_class_read", at: owner.nameToken, in: owner.file,
        "\(body.view.name) reads '\(property.name)' of \(owner.name), which is not '@Observable', though its superclass is: "
          + "its changes are not observed, and the view goes stale; make \(owner.name) '@Observable'",
        fix: Fix(owner.start..<owner.start, "@Observable ", isSafe: false))
    } else if module.isObservable(owner) {
      // A getter that calls `access` announces the property itself.
      if !read.expression.isAnnounced { lookAtIgnored(property, owner, body) }
    } else if module.isLegacy(owner) {
      lookAtObject(read, property, owner, holder, body)
    } else if module.isPlainClass(owner), module.isChanged(property), !isOfService(read) {
      report(
        "plain_class_read", at: owner.nameToken, in: owner.file,
        "\(body.view.name) reads '\(property.name)' of \(owner.name), a plain class: its changes are not observed, and the view "
          + "goes stale; make \(owner.name) '@Observable'",
        fix: Fix(owner.start..<owner.start, "@Observable ", isSafe: false))
    }
  }

  /// A requirement of a protocol that only one class meets stands for that class's property.
  private func lookAtRequirement(_ property: DeclaredProperty, _ owner: DeclaredType, _ body: BodyFacts) {
    let meeting = module.types.filter { $0 !== owner && module.isSame($0, orInheritsFrom: owner) }
    guard meeting.count == 1, let type = meeting.first, module.isPlainClass(type),
      let met = type.property(property.name), met.isStoredVariable, !isReference(met), module.isChanged(met)
    else { return }
    report(
      "plain_class_read", at: type.nameToken, in: type.file,
      "\(body.view.name) reads '\(property.name)' of \(type.name), a plain class: its changes are not observed, and the view "
        + "goes stale; make \(type.name) '@Observable'",
      fix: Fix(type.start..<type.start, "@Observable ", isSafe: false))
  }

  /// True if a superclass stores and tracks the property: an override with observers has no storage of its own.
  private func overridesTracked(_ property: DeclaredProperty, _ owner: DeclaredType) -> Bool {
    module.types.contains { base in
      guard base !== owner, base.hasTrackingMacro, module.isSame(owner, orInheritsFrom: base),
        let stored = base.property(property.name)
      else { return false }
      return stored.isStoredVariable && !stored.has("ObservationIgnored")
    }
  }

  /// True for what a service keeps for itself, and answers questions with: a store, a cache, a registry. The body asks it
  /// through others, so what it keeps is not what the view shows.
  private func isOfService(_ read: BodyFacts.Read) -> Bool { read.questions >= 2 }

  /// True if the property refers to another object. Such a reference is usually set once; the changes are in that
  /// object.
  private func isReference(_ property: DeclaredProperty) -> Bool {
    guard case .named(let name, _)? = property.type?.unwrapped, let type = module.type(named: name) else {
      return false
    }
    return [.classType, .actor, .protocolType].contains(type.kind)
  }

  /// True if the property is a cache, which the body itself fills.
  private func isCache(_ read: BodyFacts.Read, in body: BodyFacts) -> Bool {
    guard let property = read.property else { return false }
    if property.name.lowercased().hasSuffix("cache") { return true }
    // A cache that views of one type share under keys, and that no other code sees.
    if property.isStatic, property.isPrivate, property.owner === body.view, property.isDictionary { return true }
    return body.filled.contains(ObjectIdentifier(property))
  }

  private func lookAtVariable(_ property: DeclaredProperty, _ kind: String, _ body: BodyFacts) {
    guard property.wrapper == nil, module.isChanged(property), module.model(of: property.type) == nil else { return }
    report(
      "untracked_variable_read", at: property.binding, in: property.file,
      "\(body.view.name) reads the \(kind) variable '\(property.name)', whose changes are not observed; make it a property of an "
        + "'@Observable' model")
  }

  private func lookAtIgnored(_ property: DeclaredProperty, _ owner: DeclaredType, _ body: BodyFacts) {
    guard let ignored = property.attribute("ObservationIgnored"), !property.isLazy, property.attributes.count == 1,
      module.isChanged(property)
    else { return }
    let end = property.node.attributes.endPosition.utf8Offset
    report(
      "ignored_property_read", at: property.binding, in: property.file,
      "\(body.view.name) reads '\(property.name)', but '@ObservationIgnored' keeps its changes from \(owner.name)'s views; "
        + "remove '@ObservationIgnored'",
      fix: Fix(ignored.node.range.lowerBound..<max(end, ignored.node.range.upperBound), "", isSafe: false))
  }

  // MARK: ObservableObject

  private func lookAtObject(
    _ read: BodyFacts.Read, _ property: DeclaredProperty, _ owner: DeclaredType, _ holder: DeclaredProperty,
    _ body: BodyFacts
  ) {
    let isPublished = module.isPublished(property, of: holder, in: body.view)
    if holder.owner === body.view, !holder.isStatic, holder.type?.element == nil {
      if ["ObservedObject", "StateObject", "EnvironmentObject"].contains(holder.wrapper) {
        guard !isPublished, !hasWrapper(property), module.isChanged(property), !announces(owner),
          !module.isPublishedByObserver(property)
        else { return }
        report(
          "unpublished_property", at: property.binding, in: property.file,
          "\(body.view.name) reads '\(property.name)', but \(owner.name) does not publish it; "
            + (property.isLazy ? "make it a '@Published' property that is not lazy" : "mark it '@Published'"),
          fix: property.isLet || property.isLazy || !property.isAlone
            ? nil : Fix(property.node.insertion, "@Published "))
      } else if holder.wrapper == nil, !mayBeInstalled(holder), holder.isStored, isPublished,
        module.isChanged(property) || owner.kind == .protocolType,
        holder.initialValue.map({ madeModel(by: $0, in: Scope(owner: body.view), expecting: holder.type) == nil })
          ?? true,
        !isOfWidget(body.view)
      {
        let rule = holder.initialValue == nil ? "unobserved_object" : "singleton_without_wrapper"
        report(
          rule, at: holder.binding, in: holder.file,
          "\(body.view.name) reads '\(holder.name).\(property.name)' and does not observe '\(holder.name)'; "
            + (holder.isPlainType
              ? "declare it as '@ObservedObject var \(holder.name)'"
              : "unwrap it, and pass it to a view that declares it with '@ObservedObject'"),
          fix: holder.attributes.isEmpty && !holder.isWeak && holder.isAlone && holder.isPlainType
            ? Fix(holder.node.head, "@ObservedObject \(holder.modifiersBesidesOwnership)var") : nil)
      }
      return
    }
    guard isPublished, module.isChanged(property), !observes(owner, body.view) else { return }
    if holder.isStatic || holder.owner == nil {
      guard read.path.count == 2 else { return }
      report(
        "singleton_without_wrapper", at: read.expression, in: read.file,
        "\(body.view.name) reads '\(property.name)' of a shared \(owner.name) and does not observe it; hold it as "
          + "'@ObservedObject private var'")
      return
    }
    let isArray = holder.type?.element != nil
    if !isArray, let parent = holder.owner, parent.kind == .structType {
      return lookAtObjectInValue(read, property, owner, holder, parent, body)
    }
    guard let parent = holder.owner, isArray || module.isModel(parent), !announces(parent),
      isArray || !listens(parent, to: holder)
    else { return }
    report(
      isArray ? "object_array" : "nested_object", at: read.expression, in: read.file,
      isArray
        ? "\(body.view.name) reads '\(property.name)' of an element of '\(holder.name)', but does not observe it; pass each "
          + "\(owner.name) to a row that declares it with '@ObservedObject'"
        : "\(body.view.name) reads '\(holder.name).\(property.name)', but \(parent.name) does not forward the changes of its "
          + "\(owner.name); pass it to a view that observes it")
  }

  /// An object that a struct in a property of the view holds: `services.theme.isDark`.
  private func lookAtObjectInValue(
    _ read: BodyFacts.Read, _ property: DeclaredProperty, _ owner: DeclaredType, _ holder: DeclaredProperty,
    _ parent: DeclaredType, _ body: BodyFacts
  ) {
    guard !module.isMadeByBodies(parent), !module.isApp(parent), !parent.inherited.contains("DynamicProperty"),
      !parent.has("propertyWrapper"), holder.isStored, holder.attributes.isEmpty,
      let first = read.path.first, first.owner === body.view, read.path.count == 3,
      first.type?.element == nil, first.wrapper != nil || !mayBeInstalled(first), !isOfWidget(body.view),
      !body.view.node.names("onReceive")
    else { return }
    report(
      "unobserved_object", at: read.expression, in: read.file,
      "\(body.view.name) reads '\(holder.name).\(property.name)' of '\(first.name)' and does not observe the \(owner.name); pass "
        + "it to a view that declares it with '@ObservedObject'")
  }

  /// True for a view in the folder of a widget, whose entries the system shows once: it never changes.
  private func isOfWidget(_ view: DeclaredType) -> Bool {
    func folder(_ type: DeclaredType) -> Substring {
      let name = module.files[type.file].name
      return name[..<(name.lastIndex(of: "/") ?? name.startIndex)]
    }
    return module.types.contains { type in
      !Self.ofWidgets.isDisjoint(with: type.inherited) && folder(type) == folder(view)
    }
  }

  private static let ofWidgets: Set<String> = ["Widget", "TimelineProvider", "AppIntentTimelineProvider"]

  /// True if a property has a wrapper, of SwiftUI or of other code: '@Published' cannot be added, and the wrapper may
  /// announce changes itself.
  private func hasWrapper(_ property: DeclaredProperty) -> Bool {
    property.attributes.contains { $0.name != "MainActor" && $0.name.first?.isUppercase ?? false }
  }

  /// True if a property has a wrapper that may observe what it holds: a `DynamicProperty` of the module, or one from
  /// elsewhere.
  private func mayBeInstalled(_ property: DeclaredProperty) -> Bool {
    property.attributes.contains { attribute in
      guard let wrapper = module.type(named: attribute.name) else {
        return !Self.plainAttributes.contains(attribute.name)
      }
      return wrapper.inherited.contains("DynamicProperty")
    }
  }

  private static let plainAttributes: Set<String> = ["MainActor", "ViewBuilder", "available", "ObservationIgnored"]

  /// True if a view observes an object of this class by a property of its own, or observes one that forwards such an
  /// object's changes.
  private func observes(_ type: DeclaredType, _ view: DeclaredType) -> Bool {
    view.properties.contains { property in
      guard ["ObservedObject", "StateObject", "EnvironmentObject"].contains(property.wrapper),
        let observed = module.type(named: property.type?.name)
      else { return false }
      return observed === type
        || announces(observed) && observed.properties.contains { module.type(named: $0.type?.name) === type }
    }
  }

  /// True if a class itself sends `objectWillChange` somewhere.
  private func announces(_ type: DeclaredType) -> Bool {
    type.node.tokens(viewMode: .sourceAccurate).contains { $0.text == "objectWillChange" }
  }

  /// True if a class subscribes to what one of its objects publishes, or gives that object a closure to call: it may
  /// publish the change itself.
  private func listens(_ type: DeclaredType, to holder: DeclaredProperty) -> Bool {
    let finder = ListenerFinder(holder.name)
    finder.walk(type.node)
    return finder.found
  }
}

/// Collects the properties that a piece of code names.
final class ReferenceFinder: CodeWalk {
  private(set) var properties: [DeclaredProperty] = []

  override func look(at expression: ExprSyntax) {
    if let property = resolver.property(of: expression, in: scope), !expression.isAssigned {
      properties.append(property)
    }
  }
}

extension ExprSyntax {
  /// True if the value only goes into a log: `print(model.state)`.
  fileprivate var isLogged: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let name = current.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self),
        ["print", "debugPrint", "dump", "NSLog", "os_log"].contains(name.baseName.text)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// True if the member around the expression calls `access`, as the macro's getters do.
  fileprivate var isAnnounced: Bool {
    let member = sequence(first: Syntax(self), next: \.parent).first { $0.is(MemberBlockItemSyntax.self) }
    guard let member else { return false }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(member)
    return finder.calls.contains { $0.calleeName == "access" && $0.argument("keyPath") != nil }
  }
}

extension DeclaredProperty {
  /// True if the declaration shows that the property is a dictionary.
  fileprivate var isDictionary: Bool {
    if let type = binding.typeAnnotation?.type { return type.is(DictionaryTypeSyntax.self) }
    if let call = initialValue?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.is(DictionaryExprSyntax.self)
    }
    return initialValue?.is(DictionaryExprSyntax.self) ?? false
  }
}

extension DeclaredType {
  /// True if a macro tracks the properties declared in this class itself.
  fileprivate var hasTrackingMacro: Bool { has("Observable") || has("Model") || has("Perceptible") }

  /// The start of the declaration, for an attribute.
  var start: Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension VariableDeclSyntax {
  /// The position for an attribute.
  var insertion: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<start
  }
}

/// Finds `store.$items`, and `store.onChange = { … }`.
private final class ListenerFinder: SyntaxVisitor {
  private let name: String
  private(set) var found = false

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text.hasPrefix("$"), node.base?.ownName == name { found = true }
    return .visitChildren
  }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.assignmentOperator == "=", node.rightOperand.is(ClosureExprSyntax.self),
      node.leftOperand.as(MemberAccessExprSyntax.self)?.base?.ownName == name
    {
      found = true
    }
    return .visitChildren
  }
}
