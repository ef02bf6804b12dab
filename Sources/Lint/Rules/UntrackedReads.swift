import SwiftSyntax

/// Reads of the clock, of stored defaults and of storage that is not observed: a change of those runs no body.
extension RuleWalk {
  func lookAtUntracked(in body: BodyFacts) {
    for use in body.untracked {
      let isDefaults = use.what == "UserDefaults"
      if use.what == "a file" {
        // The code beside the view must write the file that it shows.
        guard let call = use.expression.as(FunctionCallExprSyntax.self),
          module.writtenFiles[use.file].contains(call.fileName)
        else { continue }
        report(
          "untracked_variable_read", at: use.expression, in: use.file,
          "\(body.view.name) reads a file but is not notified when it changes; keep the content in a tracked property, and "
            + "update that when you write the file")
        continue
      }
      if let computed = use.computed, computed.owner.map(module.isModel) ?? false {
        guard isDefaults || use.expression.isCompared, !computed.isAnnounced, !hasTrackedCopy(computed) else {
          continue
        }
        report(
          "untracked_computed", at: computed.binding, in: computed.file,
          "\(body.view.name) reads '\(computed.name)', which reads \(use.what): the view is not notified when that changes; "
            + "keep the value in a tracked property")
      } else if isDefaults {
        report(
          "defaults_read", at: use.expression, in: use.file,
          "\(body.view.name) reads UserDefaults but is not notified when a value changes; use '@AppStorage'")
      } else if use.computed?.owner.map(isValue) ?? true, isCompared(use.expression, in: body), !isTold(body.view) {
        report(
          "clock_read", at: use.expression, in: use.file,
          "\(body.view.name) reads the time but does not run again as time passes; use 'TimelineView'")
      }
    }
    for read in body.reads where read.path.count > 1 {
      guard let property = read.property, let getter = property.getter, let owner = property.owner,
        module.isModel(owner), let storage = silentStorage(in: getter, of: owner)
      else { continue }
      report(
        "untracked_computed", at: property.binding, in: property.file,
        "\(body.view.name) reads '\(property.name)', which is computed from '\(storage.name)', whose changes are not observed; keep the "
          + "value in a tracked property of \(owner.name)")
    }
  }

  /// True if the getter also reads a tracked property to which the setter assigns: what is stored elsewhere changes
  /// together with it.
  private func hasTrackedCopy(_ computed: DeclaredProperty) -> Bool {
    guard let owner = computed.owner, let getter = computed.getter, let setter = computed.setter else { return false }
    let reads = ReferenceFinder(module, Scope(owner: owner), moment: .body)
    reads.walk(getter)
    let writes = AssignmentFinder(module, Scope(owner: owner), moment: .body)
    writes.walk(setter)
    return reads.properties.contains { property in
      guard property.owner === owner, property.isStoredVariable, !property.isStatic,
        writes.properties.contains(where: { $0 === property })
      else { return false }
      return module.isObservable(owner) ? !property.has("ObservationIgnored") : property.has("Published")
    }
  }

  /// True if the time is compared where it is read, or where a computed property that gives it is read:
  /// `var now: Date { Date() }`.
  private func isCompared(_ time: ExprSyntax, in body: BodyFacts) -> Bool {
    if time.isCompared { return true }
    return body.reads.contains { read in
      guard let getter = read.property?.getter, getter.count == 1, getter.result?.id == time.id else { return false }
      return read.expression.isCompared
    }
  }

  /// True if the type is one whose computed properties belong to those who hold the value: `ticket.isExpired`.
  private func isValue(_ type: DeclaredType) -> Bool { type.kind == .structType || type.kind == .enumType }

  /// True if something runs the view as time passes: a timer, a timeline, the system in a widget.
  private func isTold(_ view: DeclaredType) -> Bool {
    module.imports("WidgetKit", in: view.file)
      || view.node.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "TimelineView" || $0.text == "onReceive" || $0.text.lowercased().hasSuffix("timer")
      }
  }

  /// A variable that changes, that a getter reads, and that is not observed.
  private func silentStorage(in getter: CodeBlockItemListSyntax, of owner: DeclaredType) -> DeclaredProperty? {
    let finder = ReferenceFinder(module, Scope(owner: owner), moment: .body)
    finder.walk(getter)
    return finder.properties.first { property in
      guard property.isStoredVariable, property.wrapper == nil, module.isChanged(property) else { return false }
      guard let holder = property.owner else { return module.model(of: property.type) == nil }
      if property.isStatic { return module.model(of: property.type) == nil }
      return module.isPlainClass(holder)
    }
  }
}

/// Collects the properties to which a piece of code assigns.
private final class AssignmentFinder: CodeWalk {
  private(set) var properties: [DeclaredProperty] = []

  override func look(at expression: ExprSyntax) {
    if expression.isAssigned, let property = resolver.property(of: expression, in: scope) {
      properties.append(property)
    }
  }
}

extension ExprSyntax {
  /// True if the time is compared, subtracted, or converted to text. Other uses may be right.
  fileprivate var isCompared: Bool {
    guard let parent else { return false }
    if let name = nameOfConstant { return isCompared(as: name) }
    if self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "timeIntervalSinceNow" { return true }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      // `date ?? Date()` is an initial value.
      return !infix.isAssignment && infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text != "??"
    }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == id {
      let name = member.declName.baseName.text
      if name == "formatted" { return isTextOfView }
      if Self.numbersOfTime.contains(name) { return ExprSyntax(member).isCompared }
      if name == "addingTimeInterval", let call = member.parent?.as(ExprSyntax.self) { return call.isCompared }
      return ["timeIntervalSince", "timeIntervalSinceNow", "distance", "duration"].contains(name)
    }
    // `Text("Now \(Date())")`, but not `\(date, style: .timer)`, which keeps its time by itself.
    if let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self),
      list.parent?.is(ExpressionSegmentSyntax.self) ?? false
    {
      return list.count == 1 && isTextOfView
    }
    if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      if call.calleeName == "string" { return isTextOfView }
      // The year of a copyright: it does not change while a view is shown.
      if call.calleeName == "component",
        call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "year"
      {
        return false
      }
      return ["timeIntervalSince", "distance", "duration", "component", "dateComponents", "compare", "isDate"].contains(
        call.calleeName)
    }
    return false
  }

  private static let numbersOfTime: Set<String> = ["timeIntervalSince1970", "timeIntervalSinceReferenceDate"]

  /// The name of the constant that this expression is the value of: `let now = Date()`.
  private var nameOfConstant: String? {
    guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.parent?.is(CodeBlockItemSyntax.self) == true, variable.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// True if the block around the declaration of a constant compares that constant.
  private func isCompared(as name: String) -> Bool {
    var block = parent
    while let current = block, !current.is(CodeBlockItemListSyntax.self) { block = current.parent }
    return block?.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.text == name, let use = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return ExprSyntax(use).isCompared
    } ?? false
  }
}

extension ExprSyntax {
  /// True if the value is part of a text that a view shows: `Text(Date().formatted())`.
  private var isTextOfView: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self), let name = call.calleeName,
        name == "Text" || name == "Label" || name == "navigationTitle"
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension DeclaredProperty {
  /// True if its getter calls `access`, as the macro's getters do.
  fileprivate var isAnnounced: Bool {
    guard let getter else { return false }
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(getter)
    return finder.calls.contains { $0.calleeName == "access" }
  }
}
