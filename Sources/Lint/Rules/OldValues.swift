import SwiftSyntax

/// Reads of a published property in a subscriber of it: `$count` publishes before `count` is stored.
extension RuleWalk {
  func lookAtOldValue(_ call: FunctionCallExprSyntax, in file: Int) {
    if let sources = call.combinedSources {
      for (object, publisher) in sources {
        guard object == nil, let closure = call.closures.last?.closure,
          let own = methodReading(publisher, in: closure) ?? getterReading(publisher, in: closure, besides: [])
        else { continue }
        return reportOldValue(of: publisher, at: own, in: file)
      }
      return
    }
    guard let (object, publisher) = call.publishedSource else { return }
    if publisher == "objectWillChange" {
      if let object {
        guard let closure = call.closures.last?.closure, let read = publishedRead(of: object, in: closure) else {
          return
        }
        return reportOldValue(of: read.name, at: read.expression, in: file, isOfAll: true)
      }
      guard let closure = call.closures.last?.closure, let type = closure.enclosingClass(in: module)
      else {
        return
      }
      for property in type.properties where property.has("Published") {
        if lookAtOldValue(of: property.name, object: nil, in: closure, file, isOfAll: true) { return }
      }
      return
    }
    for closure in call.closuresOfStages {
      if lookAtOldValue(of: publisher, object: object, in: closure, file) { return }
    }
  }

  private func lookAtOldValue(
    of publisher: String, object: String?, in closure: ClosureExprSyntax, _ file: Int, isOfAll: Bool = false
  ) -> Bool {
    let finder = MemberFinder(viewMode: .sourceAccurate)
    finder.name = publisher
    finder.object = object
    finder.others = closure.namesOfParts
    finder.isOwn =
      object == nil && closure.enclosingClass(in: module)?.property(publisher) != nil
      && !closure.declares(publisher)
    if object == nil, let type = closure.enclosingClass(in: module) {
      finder.others.formUnion(type.properties.map(\.name))
    }
    finder.walk(closure.statements)
    let own =
      object != nil
      ? nil
      : methodReading(publisher, in: closure) ?? getterReading(publisher, in: closure, besides: finder.others)
    guard let read = finder.found ?? own else { return false }
    reportOldValue(of: publisher, at: read, in: file, isOfAll: isOfAll)
    return true
  }

  private func reportOldValue(of publisher: String, at read: ExprSyntax, in file: Int, isOfAll: Bool = false) {
    report(
      "published_old_value", at: read, in: file,
      "'\(isOfAll ? "objectWillChange" : "$" + publisher)' publishes before '\(publisher)' is stored, so this reads the old "
        + "value; use the value passed to \(isOfAll ? "a subscriber of '$\(publisher)'" : "the closure")")
  }

  /// A read of `object.count`, where some class publishes `count`, in a subscriber of `object.objectWillChange`.
  private func publishedRead(of object: String, in closure: ClosureExprSyntax) -> (
    name: String, expression: ExprSyntax
  )? {
    let names = Set(
      module.types.filter { module.isLegacy($0) }.flatMap { type in
        type.properties.filter { $0.has("Published") }.map(\.name)
      })
    for name in names.sorted() {
      let finder = MemberFinder(viewMode: .sourceAccurate)
      finder.name = name
      finder.object = object
      finder.walk(closure.statements)
      if let found = finder.found { return (name, found) }
    }
    return nil
  }

  /// A call of a method of the same object that reads the property.
  private func methodReading(_ name: String, in closure: ClosureExprSyntax) -> ExprSyntax? {
    guard let type = closure.enclosingClass(in: module) else { return nil }
    let finder = DirectCallFinder(viewMode: .sourceAccurate)
    finder.walk(closure.statements)
    for call in finder.calls {
      guard let method = call.calleeName,
        ExprSyntax(call).rootName == "self" || call.calledExpression.is(DeclReferenceExprSyntax.self),
        let function = type.functions(method).first, let body = function.body, type.functions(method).count == 1
      else { continue }
      let references = DirectReferenceFinder(module, Scope(function), moment: .unknown)
      references.walk(body)
      if references.properties.contains(where: { $0.name == name && $0.owner === type }) { return ExprSyntax(call) }
    }
    return nil
  }

  /// A computed property of the same object that reads the property: `self.total` of `prices`.
  private func getterReading(
    _ name: String, in closure: ClosureExprSyntax, besides others: Set<String>
  ) -> ExprSyntax? {
    guard let type = closure.enclosingClass(in: module) else { return nil }
    for property in type.properties where property.wrapper == nil && !property.isStatic {
      guard let getter = property.getter else { continue }
      let references = ReferenceFinder(module, Scope(owner: type), moment: .unknown)
      references.walk(getter)
      guard references.properties.contains(where: { $0.name == name && $0.owner === type }) else { continue }
      let finder = MemberFinder(viewMode: .sourceAccurate)
      finder.name = property.name
      finder.others = others
      finder.walk(closure.statements)
      if let read = finder.found, read.rootName == "self" { return read }
    }
    return nil
  }
}

/// Collects the properties that code reads while it runs, not those of its tasks and timers.
private final class DirectReferenceFinder: CodeWalk {
  private(set) var properties: [DeclaredProperty] = []

  override func look(at expression: ExprSyntax) {
    if moment != .action, let property = resolver.property(of: expression, in: scope), !expression.isAssigned {
      properties.append(property)
    }
  }
}

/// Finds a read of a member or name that is not the target of an assignment.
private final class MemberFinder: SyntaxVisitor {
  var name = ""
  /// The object with the property; nil for `self`.
  var object: String?
  /// The names of values that the closure has been given or has taken apart, and of other objects.
  var others: Set<String> = []
  /// True if the name alone may stand for the property, because the code belongs to its object.
  var isOwn = false
  private(set) var found: ExprSyntax?

  /// `count` after `guard let self`, which needs no `self` any more.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if isOwn, node.baseName.text == name, !ExprSyntax(node).isAssigned,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    {
      found = found ?? ExprSyntax(node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // A property of another object may have the same name.
    if node.declName.baseName.text == name, let base = node.base, !base.hasMember, !ExprSyntax(node).isAssigned,
      base.rootName.map({ root in object.map { root == $0 } ?? !others.contains(root) }) ?? true
    {
      found = found ?? ExprSyntax(node)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    node.runsLater ? .skipChildren : .visitChildren
  }
}

/// Collects the calls that a closure makes while it runs.
private final class DirectCallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.runsLater { return .skipChildren }
    calls.append(node)
    return .visitChildren
  }
}

/// Collects the names that patterns of `case` declare.
private final class PatternFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind { collect(node.pattern) }
  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { collect(node.pattern) }

  private func collect(_ pattern: PatternSyntax) -> SyntaxVisitorContinueKind {
    for token in pattern.tokens(viewMode: .sourceAccurate) where token.parent?.is(IdentifierPatternSyntax.self) == true
    {
      names.insert(token.text)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// True for `self.filters`, `self?.filters` and the like; false for `self?`.
  fileprivate var hasMember: Bool {
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.hasMember }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.hasMember }
    return !self.is(DeclReferenceExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The surrounding class.
  fileprivate func enclosingClass(in module: ModuleFacts) -> DeclaredType? {
    var node = parent
    while let current = node {
      if current.is(ClassDeclSyntax.self) { return module.types.first { $0.node.id == current.id } }
      node = current.parent
    }
    return nil
  }

  /// The names of its parameters, and those that patterns of `case` declare in it.
  fileprivate var namesOfParts: Set<String> {
    let finder = PatternFinder(viewMode: .sourceAccurate)
    finder.walk(statements)
    return finder.names.union([firstParameter])
  }

  /// True if a parameter, a captured value or a local variable of the closure has this name.
  fileprivate func declares(_ name: String) -> Bool {
    let isLocal = statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name && token.parent?.is(IdentifierPatternSyntax.self) == true
    }
    return isLocal || signature?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
  }

  /// The name of the first parameter: `$0` if the closure declares none.
  var firstParameter: String {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: names.first?.name.text ?? "$0"
    case .parameterClause(let clause)?: clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
    case nil: "$0"
    }
  }
}

extension FunctionCallExprSyntax {
  /// True if the closure is run later by a task or a queue, where it reads the new value.
  fileprivate var runsLater: Bool {
    let later = ["Task", "Task.detached", "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter"]
    return later.contains(calledExpression.trimmedDescription)
  }

  /// The last closure of the subscriber, and those of the operators before it, which run at the same moment.
  fileprivate var closuresOfStages: [ClosureExprSyntax] {
    var stages = closures.last.map { [$0.closure] } ?? []
    var current =
      calleeName == "onReceive"
      ? arguments.first?.expression : calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let call = current?.as(FunctionCallExprSyntax.self) {
      if ["filter", "map"].contains(call.calleeName), let closure = call.closures.last?.closure {
        stages.append(closure)
      }
      current = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return stages
  }

  /// The objects and names of `Publishers.CombineLatest($a, $b).sink { … }`; nil for another publisher.
  fileprivate var combinedSources: [(object: String?, name: String)]? {
    guard let source = calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
      let callee = source.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base?.trimmedDescription == "Publishers",
      ["CombineLatest", "CombineLatest3", "CombineLatest4", "Merge"].contains(callee.declName.baseName.text)
    else { return nil }
    return source.arguments.compactMap { argument in
      let member = argument.expression.as(MemberAccessExprSyntax.self)
      let name =
        member?.declName.baseName.text ?? argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      guard name.hasPrefix("$"), name.count > 1 else { return nil }
      let object = member?.base?.trimmedDescription
      return (object == "self" ? nil : object?.droppingSelf, String(name.dropFirst()))
    }
  }

  /// `model` and `count` of `model.$count.sink { … }`, if no operator in between lets time pass; no object for `$count`
  /// and `self.$count`.
  fileprivate var publishedSource: (object: String?, name: String)? {
    var current =
      calleeName == "onReceive"
      ? arguments.first?.expression : calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let expression = current {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        guard let name = call.calleeName,
          ["dropFirst", "removeDuplicates", "filter", "map", "print", "combineLatest"].contains(name)
        else {
          return nil
        }
        current = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        continue
      }
      let name =
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      let object = expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      if name == "objectWillChange" { return (object == "self" ? nil : object?.droppingSelf, "objectWillChange") }
      guard let name, name.hasPrefix("$"), name.count > 1 else { return nil }
      return (object == "self" ? nil : object?.droppingSelf, String(name.dropFirst()))
    }
    return nil
  }
}

extension String {
  /// `model` of `self.model`.
  fileprivate var droppingSelf: String { hasPrefix("self.") ? String(dropFirst("self.".count)) : self }
}
