import SwiftSyntax

/// Walks a body, and the code that it calls.
final class BodyWalk: CodeWalk {
  var reads: [BodyFacts.Read] = []
  var writes: [BodyFacts.Read] = []
  var filled: Set<ObjectIdentifier> = []
  var locals: [BodyFacts.Local] = []
  var calls: [BodyFacts.Call] = []
  var unbound: [(name: String, model: DeclaredType, expression: ExprSyntax, file: Int)] = []
  var untracked: [(what: String, expression: ExprSyntax, file: Int, computed: DeclaredProperty?)] = []
  private let file: Int
  /// The path from the body to the object with this computed property.
  private let prefix: [DeclaredProperty]
  private let computed: DeclaredProperty?
  private var visited: Set<ObjectIdentifier>
  /// True if the code makes views: a body, or a member with the type of one.
  private let isViewCode: Bool
  private let questions: Int
  /// The closures around the place that run by themselves.
  private var parts: [BodyFacts.Part] = []

  init(
    _ module: ModuleFacts, _ scope: Scope, file: Int, prefix: [DeclaredProperty], computed: DeclaredProperty?,
    visited: Set<ObjectIdentifier>, isViewCode: Bool = true,
    questions: Int = 0
  ) {
    self.isViewCode = isViewCode
    self.questions = questions
    self.file = file
    self.prefix = prefix
    self.computed = computed
    self.visited = visited
    super.init(module, scope, moment: .body)
  }

  override func begin(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax?) {
    guard moment == .body, let call, let isRow = call.runsByItself(closure) else { return }
    parts.append(BodyFacts.Part(closure: closure, file: file, isRow: isRow))
  }

  override func end(_ closure: ClosureExprSyntax) {
    if parts.last?.closure.id == closure.id { parts.removeLast() }
  }

  override func look(at expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self) { return look(at: call) }
    guard moment == .body else { return }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if infix.isAssignment, !isLocal(infix.leftOperand), let path = path(of: infix.leftOperand),
        isOfSomethingKept(path)
      {
        note(BodyFacts.Read(path: path, expression: expression, file: file, isBinding: false))
      }
      return
    }
    if expression.readsClock(resolver, in: scope) { untracked.append(("the clock", expression, file, computed)) }
    if let text = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, Resolver.plain(text) != text,
      let local = scope.locals[Resolver.plain(text)], !local.isBinding, let model = module.model(of: local.type),
      module.isObservable(model), resolver.property(of: expression, in: scope) == nil
    {
      unbound.append((Resolver.plain(text), model, expression, file))
    }
    // The value of a local name was read where the name was declared.
    if let name = expression.as(DeclReferenceExprSyntax.self), scope.locals[name.baseName.text] != nil { return }
    guard let path = path(of: expression), let property = path.last, !expression.isAssigned else {
      return lookBehind(expression)
    }
    // `model.$name` is the publisher, not the value.
    if expression.isPublisher, property.has("Published") { return }
    if property.owner == nil, property.isPrivate, property.file != file { return }
    let isBinding = expression.isProjection
    let part = parts.first(where: \.isRow) ?? parts.last
    reads.append(
      BodyFacts.Read(
        path: path, expression: expression, file: file, isBinding: isBinding, part: part, questions: questions))
    guard let getter = property.getter, property.wrapper == nil else { return }
    if let owner = property.owner, !property.isStatic {
      // A view's own members run as part of it; those of a model run on its behalf.
      let isOwn = path.count == 1
      follow(
        property, getter, Scope(owner: receiver(of: expression, for: owner)), file: property.file,
        prefix: isOwn ? [] : Array(path.dropLast()),
        computed: isOwn && module.isView(owner) ? nil : property, isViewCode: property.type?.name == "View")
    } else {
      // `static var isPro: Bool { UserDefaults.standard.bool(forKey: "pro") }`
      follow(
        property, getter, Scope(owner: property.owner, isStatic: true), file: property.file, prefix: [], computed: nil)
    }
  }

  /// Follows a computed property of a value that comes from elsewhere: `UserDefaults.standard.isCompact`.
  private func lookBehind(_ expression: ExprSyntax) {
    guard !expression.isAssigned, let property = resolver.property(of: expression, in: scope), !property.isStatic,
      let owner = property.owner, let getter = property.getter, property.wrapper == nil
    else { return }
    let earlier = untracked.count
    follow(
      property, getter, Scope(owner: receiver(of: expression, for: owner)), file: property.file, prefix: [],
      computed: property)
    place(untrackedFrom: earlier, at: expression, of: owner)
  }

  /// A member that the module adds to `UserDefaults` reads them where it is used.
  private func place(untrackedFrom start: Int, at expression: ExprSyntax, of owner: DeclaredType) {
    guard owner.name == "UserDefaults", scope.owner?.name != "UserDefaults",
      untracked[start...].contains(where: { $0.what == "UserDefaults" })
    else { return }
    untracked.replaceSubrange(start..., with: [("UserDefaults", expression, file, computed)])
  }

  /// The number of untracked uses before each `defer` around the place: what it reads comes after the value.
  private var untrackedBeforeDefers: [Int] = []

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    untrackedBeforeDefers.append(untracked.count)
    return super.visit(node)
  }

  override func visitPost(_ node: DeferStmtSyntax) {
    super.visitPost(node)
    untracked.removeSubrange(untrackedBeforeDefers.removeLast()...)
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    super.visitPost(node)
    if moment == .body, isViewCode, let value = node.initializer?.value {
      let type = node.typeAnnotation.map { module.type($0.type, in: scope.owner) }
      locals.append(BodyFacts.Local(binding: node, type: type, value: value, scope: scope, file: file))
    }
  }

  private func look(at call: FunctionCallExprSyntax) {
    calls.append(BodyFacts.Call(call: call, scope: scope, file: file, moment: moment))
    guard moment == .body else { return }
    let name = call.calleeName
    if ExprSyntax(call).readsClock(resolver, in: scope) {
      untracked.append(("the clock", ExprSyntax(call), file, computed))
    }
    if call.readsFile { untracked.append(("a file", ExprSyntax(call), file, computed)) }
    if let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base {
      if base.isStandardDefaults || type(of: base)?.name == "UserDefaults",
        name.map({ !["set", "register", "removeObject"].contains($0) }) ?? false,
        // A function that the module adds to the class is followed instead.
        resolver.function(of: call, in: scope)?.body == nil
      {
        untracked.append(("UserDefaults", ExprSyntax(call), file, computed))
      }
      for argument in call.arguments {
        if let keyPath = argument.expression.as(KeyPathExprSyntax.self) { look(at: keyPath, of: base) }
      }
      if let name, SwiftUINames.mutations.contains(name), call.isStatement, !isLocal(base),
        let path = path(of: base), isOfSomethingKept(path)
      {
        note(BodyFacts.Read(path: path, expression: ExprSyntax(call), file: file, isBinding: false))
      }
    }
    if scope.owner?.name == "UserDefaults", call.calledExpression.is(DeclReferenceExprSyntax.self),
      name.map(SwiftUINames.readersOfDefaults.contains) ?? false
    {
      untracked.append(("UserDefaults", ExprSyntax(call), file, computed))
    }
    guard let function = resolver.function(of: call, in: scope), let body = function.body, !function.isAsynchronous
    else {
      return
    }
    // The reads of a function without a result are not shown: it logs, or cleans a cache.
    let isShown = function.result != nil
    let start = untracked.count
    defer { if !isShown { untracked.removeSubrange(start...) } }
    if let owner = function.owner {
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      let path = base.flatMap { self.path(of: $0) } ?? prefix
      let earlier = untracked.count
      defer { place(untrackedFrom: earlier, at: ExprSyntax(call), of: owner) }
      let asksAnother = !function.parameters.isEmpty && owner !== scope.owner && !module.isView(owner)
      follow(
        function, body, Scope(function, owner: receiver(of: call.calledExpression, for: owner)), file: function.file,
        prefix: path,
        computed: module.isView(owner) ? nil : computed,
        isViewCode: module.isView(owner) && function.result?.name == "View", asksAnother: asksAnother)
    } else {
      follow(
        function, body, Scope(function), file: function.file, prefix: [], computed: nil,
        isViewCode: function.result?.name == "View")
    }
  }

  /// `items.map(\.title)` reads the title of each item.
  private func look(at keyPath: KeyPathExprSyntax, of collection: ExprSyntax) {
    guard keyPath.root == nil, var path = path(of: collection),
      var owner = module.type(named: type(of: collection)?.element?.unwrapped.name), !path.isEmpty
    else { return }
    for component in keyPath.components {
      guard let name = component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
        let property = module.property(name, of: owner)
      else { return }
      path.append(property)
      if component.id == keyPath.components.last?.id { break }
      guard let next = module.type(named: property.type?.name) else { return }
      owner = next
    }
    let part = parts.first(where: \.isRow) ?? parts.last
    reads.append(
      BodyFacts.Read(
        path: path, expression: ExprSyntax(keyPath), file: file, isBinding: false, part: part, questions: questions))
    guard let property = path.last, let getter = property.getter, property.wrapper == nil else { return }
    follow(
      property, getter, Scope(owner: owner), file: property.file, prefix: Array(path.dropLast()), computed: property)
  }

  /// True if a path begins with a property or a global variable. The value of a local variable may have been made
  /// here.
  private func isOfSomethingKept(_ path: [DeclaredProperty]) -> Bool {
    guard let first = path.first, let owner = first.owner, !first.isStatic else { return true }
    return prefix.first === first || scope.owner === owner
      || scope.owner.map { $0.inherited.contains(owner.name) } ?? false
  }

  /// True for the name of a local variable, which holds a copy of what it was made of.
  private func isLocal(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self).map { scope.locals[$0.baseName.text] != nil } ?? false
  }

  private func note(_ write: BodyFacts.Read) {
    writes.append(write)
    for property in write.path { filled.insert(ObjectIdentifier(property)) }
  }

  private func type(of base: ExprSyntax?) -> TypeRef? { base.flatMap { resolver.type(of: $0, in: scope) } }

  private func path(of expression: ExprSyntax) -> [DeclaredProperty]? {
    guard let path = resolver.path(of: expression, in: scope), let first = path.first else { return nil }
    // A path that does not begin with a member of the owner starts elsewhere.
    let isMember = first.owner != nil && module.isSame(scope.owner, orInheritsFrom: first.owner)
    return isMember && !first.isStatic ? prefix + path : path
  }

  /// The type of the value on which a member is read: a class, where a protocol or its superclass declares the member.
  private func receiver(of expression: ExprSyntax, for owner: DeclaredType) -> DeclaredType {
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    let type = base.map { module.type(named: self.type(of: $0)?.unwrapped.name) } ?? scope.owner
    guard let type, module.isSame(type, orInheritsFrom: owner) else { return owner }
    return type
  }

  private func follow(
    _ declaration: AnyObject, _ body: CodeBlockItemListSyntax, _ scope: Scope, file: Int, prefix: [DeclaredProperty],
    computed: DeclaredProperty?, isViewCode: Bool = false, asksAnother: Bool = false
  ) {
    guard visited.insert(ObjectIdentifier(declaration)).inserted, visited.count < 400 else { return }
    let walk = BodyWalk(
      module, scope, file: file, prefix: prefix, computed: computed, visited: visited, isViewCode: isViewCode,
      questions: questions + (asksAnother ? 1 : 0))
    walk.parts = parts
    walk.walk(body)
    visited = walk.visited
    reads += walk.reads
    // Writes in a method of a model are reported where the body calls the method.
    if scope.owner.map(module.isModel) != true { writes += walk.writes }
    filled.formUnion(walk.filled)
    locals += walk.locals
    calls += walk.calls
    unbound += walk.unbound
    untracked += walk.untracked
  }
}

extension ExprSyntax {
  /// True if the expression ends with the projection of a wrapper: `model.$name`.
  fileprivate var isPublisher: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text.hasPrefix("$") ?? false
  }
}

extension FunctionCallExprSyntax {
  /// True if the closure makes rows, false if it makes other content with a tracking scope of its own; nil if what the
  /// closure reads is read by the body.
  fileprivate func runsByItself(_ closure: ClosureExprSyntax) -> Bool? {
    switch calleeName {
    case "ForEach", "OutlineGroup": true
    // `List(items) { … }`, but not `List { … }`.
    case "List", "Table":
      arguments.contains { $0.label == nil && !$0.expression.is(ClosureExprSyntax.self) } ? true : nil
    case "GeometryReader", "ScrollViewReader", "TimelineView": false
    case "sheet", "fullScreenCover", "popover", "navigationDestination":
      calledExpression.is(MemberAccessExprSyntax.self) ? false : nil
    default: nil
    }
  }

  /// True if the result of the call is unused: as a statement, or in `let _ = …`, the form used among views.
  fileprivate var isStatement: Bool {
    if let value = parent?.as(InitializerClauseSyntax.self), let binding = value.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.is(WildcardPatternSyntax.self)
    }
    return parent?.is(CodeBlockItemSyntax.self) ?? false
  }
}
