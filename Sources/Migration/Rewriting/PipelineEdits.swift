import Lint
import SwiftSyntax

/// The edits of Combine pipelines that observe the classes: `$p`, and `objectWillChange`.
struct PipelineEdits {
  let plan: Plan
  let uses: Uses
  /// Variables that are changed along with `objectWillChange.send()`.
  private(set) var byHand: Set<ObjectIdentifier> = []
  /// Classes with subscribers of their `objectWillChange`.
  private var heard: Set<Int> = []

  init(plan: Plan, uses: Uses) {
    self.plan = plan
    self.uses = uses
  }

  mutating func make() {
    publishers()
    objectWillChange()
  }

  // MARK: $p

  private static let takers: Set<String> = [
    "onReceive", "CombineLatest", "CombineLatest3", "CombineLatest4", "Merge", "Merge3", "Merge4", "MergeMany", "Zip",
    "Zip3", "Zip4", "combineLatest", "merge", "zip",
  ]

  private func publishers() {
    var assigns = AssignEdits(plan: plan)
    for type in plan.candidates {
      guard let index = plan.index(of: type) else { continue }
      for property in type.properties where property.has("Published") {
        let id = ObjectIdentifier(property)
        let own = uses.projections[id] ?? []
        let all = (own + (uses.members[id] ?? [])).filter { !assigns.replace($0, property, index, type) }
        for use in uses.storages[id] ?? [] { firstValue(use, property, index) }
        if all.isEmpty { continue }
        var isKept = true
        for use in all {
          if use.expression.isPublisherUse(Self.takers) { continue }
          isKept = false
          plan.refuse(
            [index], .publisherValue, at: use.expression, in: use.file,
            "'$\(property.name)' of \(type.name) is used as a value")
        }
        guard isKept, addSubject(to: property, index, type) else { continue }
        for use in all {
          let token =
            use.expression.as(MemberAccessExprSyntax.self)?.declName.span ?? use.expression.span
          plan.edit(use.file, token, "\(property.name)Publisher", needs: [index])
        }
      }
    }
    for (name, found) in uses.unknownMembers {
      let owners = plan.candidates.filter { $0.property(name)?.has("Published") ?? false }
      for use in found where !owners.isEmpty {
        plan.refuse(
          owners.compactMap(plan.index), .names, at: use.expression, in: use.file,
          "the owner of '$\(name)' is unknown")
      }
    }
  }

  /// `_p = Published(initialValue: v)` in an initializer.
  private func firstValue(_ use: Uses.Use, _ property: DeclaredProperty, _ index: Int) {
    guard let assignment = use.expression.assignment, property.observers.isEmpty,
      let call = assignment.rightOperand.as(FunctionCallExprSyntax.self), call.calledName == "Published",
      call.arguments.count == 1, call.trailingClosure == nil, let value = call.arguments.first,
      ["initialValue", "wrappedValue"].contains(value.label?.text)
    else {
      return plan.refuse(
        [index], .storedWrapper, at: use.expression, in: use.file, "'_\(property.name)' is used as a wrapper")
    }
    plan.edit(use.file, use.expression.span, "self.\(property.name)", needs: [index])
    plan.edit(
      use.file, call.span.lowerBound..<value.expression.span.lowerBound, "", needs: [index])
    plan.edit(use.file, value.expression.span.upperBound..<call.span.upperBound, "", needs: [index])
  }

  /// Adds a subject beside the property, to which `willSet` sends.
  private func addSubject(to property: DeclaredProperty, _ index: Int, _ type: DeclaredType) -> Bool {
    let file = plan.module.files[property.file]
    let name = "\(property.name)Publisher"
    func refuse(_ reason: String) -> Bool {
      plan.refuse(
        [index], .publisherValue, at: property.binding, in: property.file,
        "the subscribers of '$\(property.name)' need a subject\(reason)")
      return false
    }
    guard let typeText = property.typeText(plan.module) else {
      return refuse(", for which the type of '\(property.name)' must be written")
    }
    if plan.module.property(name, of: type) != nil { return refuse(", but \(type.name) already has a '\(name)'") }
    if property.observers.contains(where: { $0.accessorSpecifier.text == "willSet" }) {
      return refuse(" in 'willSet', which '\(property.name)' already has")
    }
    let send = "willSet { \(name).send(newValue) }"
    let start = property.node.positionAfterSkippingLeadingTrivia.utf8Offset
    let indent = file.indentation(at: start)
    let words = Set(property.node.modifiers.map { $0.trimmedDescription })
    let access = words.contains("public") || words.contains("open") ? "public " : ""
    let isPrivate = words.contains("private") || words.contains("fileprivate")
    let modifiers = isPrivate ? "private lazy var" : "\(access)private(set) lazy var"
    let line =
      "\(plan.dialect.ignored) \(modifiers) \(name) = CurrentValueSubject<\(typeText), Never>(\(property.name))"
    let end = property.node.span.upperBound
    if let block = property.binding.accessorBlock, case .accessors(let list) = block.accessors, let first = list.first {
      let offset = first.positionAfterSkippingLeadingTrivia.utf8Offset
      let isAlone = file.isFirstInLine(offset)
      let separator = isAlone ? file.newline + file.indentation(at: offset) : "; "
      plan.edit(property.file, offset..<offset, send + separator, needs: [index])
      plan.edit(property.file, end..<end, file.newline + indent + line, needs: [index])
    } else if file.isFirstInLine(start) {
      plan.edit(
        property.file, end..<end,
        " {" + file.newline + indent + file.step(of: indent) + send + file.newline + indent + "}"
          + file.newline + indent + line, needs: [index])
    } else {
      plan.edit(property.file, end..<end, " { \(send) }; \(line)", needs: [index])
    }
    plan.remark(
      [index], .subject, at: property.binding, in: property.file, "'\(name)' replaces '$\(property.name)'")
    return true
  }

  // MARK: objectWillChange

  private mutating func objectWillChange() {
    // Sends that belong to a removed forwarding sink are removed with it.
    var forwarded: [Range<Int>] = []
    var sends: [(use: Uses.Use, index: Int)] = []
    for use in uses.objectWillChange {
      let base = use.expression.as(MemberAccessExprSyntax.self)?.base
      let isSend = use.expression.memberOfIt?.declName.baseName.text == "send"
      let found: [Int]?
      if let base {
        found =
          base.rootIsSelf
          ? use.scope.owner.map { plan.index(of: $0).map { [$0] } ?? [] }
          : plan.candidates(of: base, in: use.scope, file: use.file)
      } else {
        found = use.scope.owner.map { plan.index(of: $0).map { [$0] } ?? [] }
      }
      guard let found else {
        plan.refuse(
          Array(plan.candidates.indices), .names, at: use.expression, in: use.file,
          "the owner of 'objectWillChange' is unknown")
        continue
      }
      guard let first = found.first else { continue }
      let isOwn = base == nil || (base?.rootIsSelf ?? false)
      if isSend, isOwn {
        sends.append((use, first))
      } else if let owner = plan.index(of: use.scope.owner), let statement = use.expression.forwardingSink() {
        for other in found { plan.join(owner, other) }
        let file = plan.module.files[use.file]
        plan.edit(use.file, file.removal(of: statement), "", needs: [owner])
        plan.remark(
          [owner], .forwarding, at: statement, in: use.file,
          "the sink that forwarded changes to \(plan.names([owner])) is removed")
        forwarded.append(use.file << 32 + statement.span.lowerBound..<use.file << 32 + statement.span.upperBound)
      } else {
        heard.formUnion(found)
        plan.refuse(
          found, .objectWillChange, at: use.expression, in: use.file,
          "'objectWillChange' of \(plan.names(found)) is \(isSend ? "sent from outside" : "observed")")
      }
    }
    for (use, index) in sends {
      let offset = use.file << 32 + use.expression.span.lowerBound
      if forwarded.contains(where: { $0.contains(offset) }) { continue }
      remove(use, index)
    }
  }

  /// True if a view may observe instances of a class, or something subscribes to them.
  private func isHeard(_ index: Int) -> Bool {
    let family = plan.family(index)
    let isOfFamily = { (found: [Int]?) in found.map { $0.contains { plan.family($0) == family } } ?? true }
    if isOfFamily(Array(heard)) { return true }
    if uses.environmentObjects.contains(where: {
      isOfFamily(plan.candidates(of: $0.argument, in: $0.use.scope, file: $0.use.file))
    }) {
      return true
    }
    return plan.module.types.flatMap(\.properties).contains { property in
      (property.has("StateObject") || property.has("ObservedObject") || property.has("EnvironmentObject"))
        && isOfFamily(plan.candidates(named: property.type?.name, file: property.file))
    }
  }

  /// Removes `objectWillChange.send()` in a function that changes variables of the object: tracking them has the same
  /// effect.
  private mutating func remove(_ use: Uses.Use, _ index: Int) {
    let type = plan.candidates[index]
    guard let call = use.expression.memberOfIt?.parent?.as(FunctionCallExprSyntax.self),
      let statement = call.statement, let function = use.expression.enclosingBody
    else {
      return plan.refuse(
        [index], .objectWillChange, at: use.expression, in: use.file,
        "'objectWillChange' of \(type.name) is a value here")
    }
    if let property = announced(by: use.expression, in: type) {
      byHand.insert(ObjectIdentifier(property))
      plan.edit(use.file, observed(statement, of: property), "", needs: [index])
      return
    }
    let finder = OwnAssignments()
    finder.walk(function)
    let changed = finder.names.compactMap { type.property($0) }.filter { $0.isStoredVariable && !$0.isLazy }
    if changed.isEmpty, !isHeard(index) {
      plan.remark(
        [index], .unheard, at: statement, in: use.file, "nothing observed the changes that \(type.name) announced here")
      plan.edit(use.file, plan.module.files[use.file].removal(of: statement), "", needs: [index])
      return
    }
    guard !changed.isEmpty else {
      return plan.refuse(
        [index], .announcedElsewhere, at: use.expression, in: use.file,
        "\(type.name) announces a change here, but none of its own variables changes")
    }
    if let wrapped = changed.first(where: { $0.wrapper != nil }) {
      return plan.refuse(
        [index], .objectWillChange, at: use.expression, in: use.file,
        "\(type.name) announces a change of '\(wrapped.name)' here, which has a wrapper")
    }
    for property in changed where !property.has("Published") { byHand.insert(ObjectIdentifier(property)) }
    plan.edit(use.file, plan.module.files[use.file].removal(of: statement), "", needs: [index])
  }
}

// MARK: Observers that announce

extension PipelineEdits {
  /// The variable whose `willSet` or `didSet` announces its change.
  private func announced(by send: ExprSyntax, in type: DeclaredType) -> DeclaredProperty? {
    guard let observer = send.enclosingObserver else { return nil }
    return type.properties.first { property in
      property.isStoredVariable && !property.isLazy && property.attributes.isEmpty
        && property.observers.contains { $0.id == observer.id }
    }
  }

  /// The text that goes with a statement of an observer: all of the observer where it does nothing else, and the block of
  /// observers where there is no other.
  private func observed(_ statement: CodeBlockItemSyntax, of property: DeclaredProperty) -> Range<Int> {
    let file = plan.module.files[property.file]
    guard let observer = ExprSyntax(statement.item)?.enclosingObserver, observer.body?.statements.count == 1,
      observer.body?.statements.first?.id == statement.id
    else { return file.removal(of: statement) }
    guard property.observers.count == 1, let block = property.binding.accessorBlock else {
      return file.lines(around: observer.span)
    }
    let start = block.previousToken(viewMode: .sourceAccurate)?.span.upperBound ?? block.span.lowerBound
    return start..<block.span.upperBound
  }
}

extension ExprSyntax {
  /// The `willSet` or `didSet` in which it stands.
  fileprivate var enclosingObserver: AccessorDeclSyntax? {
    var node = parent
    while let current = node, !current.is(ClosureExprSyntax.self), !current.is(FunctionDeclSyntax.self) {
      if let accessor = current.as(AccessorDeclSyntax.self) {
        return ["willSet", "didSet"].contains(accessor.accessorSpecifier.text) ? accessor : nil
      }
      node = current.parent
    }
    return nil
  }

  /// `self`, `self?`
  fileprivate var rootIsSelf: Bool {
    let text = trimmedDescription
    return text == "self" || text == "self?" || text == "self!"
  }

  /// True if a publisher is used as a subject could be: before a dot, or as an argument of a function that takes
  /// publishers.
  fileprivate func isPublisherUse(_ takers: Set<String>) -> Bool {
    if memberOfIt != nil { return true }
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName
    else { return false }
    return takers.contains(name)
  }

  /// The statement `x.objectWillChange….sink { self?.objectWillChange.send() }…`, if it does nothing else.
  fileprivate func forwardingSink() -> CodeBlockItemSyntax? {
    var node = Syntax(self)
    var sink: FunctionCallExprSyntax?
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledName == "sink" { sink = call }
      if parent.is(ClosureExprSyntax.self) { return nil }
      if let item = parent.as(CodeBlockItemSyntax.self) {
        guard let closure = sink?.trailingClosure ?? sink?.closureArgument, closure.onlySends else { return nil }
        return item
      }
      node = parent
    }
    return nil
  }

  /// The body of the surrounding function or accessor.
  fileprivate var enclosingBody: CodeBlockItemListSyntax? {
    var node = parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) { return function.body?.statements }
      if let accessor = current.as(AccessorDeclSyntax.self) { return accessor.body?.statements }
      if let initializer = current.as(InitializerDeclSyntax.self) { return initializer.body?.statements }
      node = current.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate var closureArgument: ClosureExprSyntax? {
    arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
  }

  /// The statement that consists of this expression.
  fileprivate var statement: CodeBlockItemSyntax? {
    var node = parent
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self) { return item }
      guard current.is(OptionalChainingExprSyntax.self) || current.is(InfixOperatorExprSyntax.self) == false,
        !current.is(ClosureExprSyntax.self), !current.is(LabeledExprSyntax.self)
      else { return nil }
      node = current.parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// True if the closure only sends the object's own change, directly or on another queue.
  fileprivate var onlySends: Bool {
    guard statements.count == 1, let item = statements.first else { return false }
    let text = item.trimmedDescription.filter { !$0.isWhitespace }
    let sends: Set = [
      "objectWillChange.send()", "self.objectWillChange.send()", "self?.objectWillChange.send()",
      "_=self?.objectWillChange.send()",
    ]
    if sends.contains(text) { return true }
    guard let call = item.item.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure,
      ["async", "Task"].contains(call.calledName)
    else { return false }
    return closure.onlySends
  }
}

/// The names of variables that code assigns or changes: `x`, `self.x`.
private final class OwnAssignments: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.operator.trimmedDescription
    if text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(text) { note(node.leftOperand) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "sort"]
        .contains(member.declName.baseName.text)
    {
      note(base)
    }
    return .visitChildren
  }

  private func note(_ target: ExprSyntax) {
    if let name = target.as(DeclReferenceExprSyntax.self) {
      names.insert(name.baseName.text)
    } else if let element = target.as(SubscriptCallExprSyntax.self) {
      note(element.calledExpression)
    } else if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
      if base.rootIsSelf { names.insert(member.declName.baseName.text) } else { note(base) }
    }
  }
}
