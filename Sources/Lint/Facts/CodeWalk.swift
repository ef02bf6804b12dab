import SwiftSyntax

/// The time at which a piece of code runs, relative to a view's body.
enum Moment {
  /// While a body runs: the view depends on the properties read here.
  case body
  /// Later: in a button's action, a task, an observer.
  case action
  /// In a closure that is passed to an unknown function.
  case unknown
}

/// Walks a piece of code with the names in scope, and with the moment at which the code runs.
///
/// Subclasses override `look(at:)`, which is called for each expression before its parts.
class CodeWalk: SyntaxVisitor {
  let module: ModuleFacts
  let resolver: Resolver
  private(set) var scope: Scope
  private(set) var moment: Moment
  private var outer: [(Scope, Moment)] = []

  init(_ module: ModuleFacts, _ scope: Scope, moment: Moment) {
    self.module = module
    self.resolver = Resolver(module: module)
    self.scope = scope
    self.moment = moment
    super.init(viewMode: .sourceAccurate)
  }

  func look(at expression: ExprSyntax) {}
  /// Called when a closure begins; `callee` is the call that takes it.
  func begin(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax?) {}
  func end(_ closure: ClosureExprSyntax) {}

  private func push() { outer.append((scope, moment)) }
  private func pop() { if let last = outer.popLast() { (scope, moment) = last } }
  func name(_ name: String, _ fact: LocalFact) { scope.locals[name] = fact }

  // MARK: Scopes

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    push()
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { pop() }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    push()
    return .visitChildren
  }
  override func visitPost(_ node: IfExprSyntax) { pop() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    push()
    return .visitChildren
  }
  override func visitPost(_ node: SwitchCaseSyntax) { pop() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    push()
    let element = resolver.type(of: node.sequence, in: scope)?.element
    let path = resolver.path(of: node.sequence, in: scope) ?? []
    note(node.pattern, LocalFact(type: element, path: path))
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { pop() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    push()
    moment = .unknown
    for parameter in node.signature.parameterClause.parameters {
      name(
        (parameter.secondName ?? parameter.firstName).text,
        LocalFact(type: module.type(parameter.type, in: scope.owner)))
    }
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { pop() }

  override func visitPost(_ node: PatternBindingSyntax) {
    var fact: LocalFact
    if let annotation = node.typeAnnotation {
      fact = LocalFact(type: module.type(annotation.type, in: scope.owner))
    } else if let value = node.initializer?.value {
      fact = LocalFact(type: resolver.type(of: value, in: scope), path: resolver.path(of: value, in: scope) ?? [])
    } else {
      fact = LocalFact(type: nil)
    }
    fact.isBinding = node.parent?.parent?.as(VariableDeclSyntax.self).map { !$0.attributes.isEmpty } ?? false
    note(node.pattern, fact)
  }

  /// `if let model`, `guard let model = x`: the unwrapped value.
  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let text = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return note(node.pattern, LocalFact(type: nil))
    }
    if text == "self" { return }
    let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    name(
      text,
      LocalFact(
        type: resolver.type(of: value, in: scope)?.unwrapped, path: resolver.path(of: value, in: scope) ?? []))
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind { .visitChildren }
  override func visitPost(_ node: ValueBindingPatternSyntax) {
    // The element of a loop is known: `for var item in items`.
    if let loop = node.parent?.as(ForStmtSyntax.self), loop.caseKeyword == nil { return }
    note(node.pattern, LocalFact(type: nil))
  }

  /// `case .loaded(let items)`.
  override func visitPost(_ node: PatternExprSyntax) { note(node.pattern, LocalFact(type: nil)) }

  private func note(_ pattern: PatternSyntax, _ fact: LocalFact) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      self.name(name, fact)
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      note(binding.pattern, fact)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for element in tuple.elements { note(element.pattern, LocalFact(type: nil)) }
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      for token in expression.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind, token.parent?.is(IdentifierPatternSyntax.self) == true {
          self.name(name, LocalFact(type: nil))
        }
      }
    }
  }

  // MARK: Closures

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let (call, argument) = node.takingCall
    push()
    moment = moment(of: node, call, argument)
    let element = call.flatMap { elementFact(of: $0) }
    switch node.signature?.parameterClause {
    case .simpleInput(let names)?:
      for (index, parameter) in names.enumerated() {
        var fact = index == 0 ? element ?? LocalFact(type: nil) : LocalFact(type: nil)
        fact.isBinding = parameter.name.text.hasPrefix("$")
        name(Resolver.plain(parameter.name.text), fact)
      }
    case .parameterClause(let clause)?:
      for (index, parameter) in clause.parameters.enumerated() {
        let type = parameter.type.map { module.type($0, in: scope.owner) } ?? (index == 0 ? element?.type : nil)
        name(
          (parameter.secondName ?? parameter.firstName).text,
          LocalFact(type: type, path: index == 0 ? element?.path ?? [] : []))
      }
    case nil:
      scope.locals["$0"] = element ?? LocalFact(type: nil)
    }
    begin(node, of: call)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    end(node)
    pop()
  }

  /// The first parameter of the closures of a call: an element of the collection that the call iterates over.
  private func elementFact(of call: FunctionCallExprSyntax) -> LocalFact? {
    let collection: ExprSyntax?
    switch call.calleeName {
    case "ForEach", "List", "Picker": collection = call.arguments.first?.expression
    case let name? where SwiftUINames.givingElements.contains(name):
      collection = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    default: return nil
    }
    guard let collection, let element = resolver.type(of: collection, in: scope)?.element else { return nil }
    return LocalFact(type: element, path: resolver.path(of: collection, in: scope) ?? [])
  }

  private func moment(of closure: ClosureExprSyntax, _ call: FunctionCallExprSyntax?, _ label: String?) -> Moment {
    if closure.isCalled { return moment }
    guard moment != .action, let call, let name = call.calleeName else { return moment == .action ? .action : .unknown }
    let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
    if let label, SwiftUINames.actionLabels.contains(label) { return .action }
    switch name {
    case "Button":
      if label == "label" { return moment }
      // `Button("Add") { … }` has an action, `Button(action: f) { … }` a label.
      return call.arguments.contains { $0.label?.text == "action" } ? moment : .action
    case "Binding": return label == "get" ? moment : .action
    // `Toggle("Dark", isOn: .init(get: { … }, set: { … }))`
    case "init" where ["get", "set"].allSatisfy { one in call.arguments.contains { $0.label?.text == one } }:
      return label == "get" ? moment : .action
    case "Stepper", "Slider", "TextField", "SecureField":
      // With a title or a parameter, the first closure is an action: `Stepper("Age") { age += 1 }`.
      let isAction = label == nil && (call.arguments.contains { $0.label == nil } || closure.signature != nil)
      return isAction ? .action : moment
    case "sheet", "fullScreenCover", "popover":
      // `.sheet(item: $item) { … } content: { … }`
      let isFirst = label == nil && call.additionalTrailingClosures.contains { $0.label.text == "content" }
      return isFirst ? .action : moment
    case _ where SwiftUINames.actions.contains(name): return .action
    case _ where isMember && SwiftUINames.contents.contains(name):
      // The module may have its own: `.alert($destination.alert) { action in … }`.
      return isOwnAction(label, of: call, named: name) ? .unknown : moment
    case _ where isMember && SwiftUINames.immediate.contains(name): return moment
    case _ where !isMember && SwiftUINames.containers.contains(name): return moment
    default: return isBuilder(label, of: call, named: name) ? moment : .unknown
    }
  }

  /// True if a view, initializer or function of the module takes the closure as a `@ViewBuilder`.
  private func isBuilder(_ label: String?, of call: FunctionCallExprSyntax, named name: String) -> Bool {
    let given = Set(
      call.arguments.map { $0.label?.text ?? "_" } + call.additionalTrailingClosures.map(\.label.text))
    if let type = resolver.madeType(by: call, in: scope), module.isView(type) {
      if !type.initializers.isEmpty {
        return type.initializers.contains { $0.takesBuilder(label, given: given) }
      }
      let taking = type.properties.filter {
        $0.isStored && ($0.has("ViewBuilder") || $0.type?.unwrapped == .function)
          && (label == $0.name || !given.contains($0.name))
      }
      // The first trailing closure goes to the first property that takes one.
      return (label == nil ? taking.first : taking.first { $0.name == label })?.has("ViewBuilder") ?? false
    }
    return resolver.function(of: call, in: scope)?.takesBuilder(label, given: given) ?? false
  }

  /// True if a modifier of the module has the name and the labels, and takes the closure for later.
  private func isOwnAction(_ label: String?, of call: FunctionCallExprSyntax, named name: String) -> Bool {
    guard let view = module.extendedType(named: "View") else { return false }
    let given = call.arguments.map { $0.label?.text } + call.additionalTrailingClosures.map { $0.label.text }
    let own = module.functions(name, of: view).filter { function in
      given.count < function.parameters.count && given.allSatisfy(function.parameters.map(\.label).contains)
    }
    return !own.isEmpty && !own.contains { $0.takesBuilder(label, given: Set(given.map { $0 ?? "_" })) }
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name in `settings.format` is looked at with its base: it is no `format` of the owner.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .skipChildren }
    return looking(node)
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { looking(node) }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { looking(node) }
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { looking(node) }
  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind { looking(node) }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { looking(node) }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { looking(node) }

  private func looking(_ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    look(at: ExprSyntax(node))
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// The call that takes the closure, and the label of the argument: nil for the first trailing closure.
  var takingCall: (call: FunctionCallExprSyntax?, label: String?) {
    if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id { return (call, nil) }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, element.label.text)
    }
    if let element = parent?.as(LabeledExprSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return (call, element.label?.text)
    }
    return (nil, nil)
  }

  /// True for `{ … }()`.
  var isCalled: Bool { parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id }

  /// True if its capture list takes `self` weakly or unowned.
  var capturesSelfWeakly: Bool {
    signature?.capture?.items.contains { item in
      item.name.text == "self" && item.specifier.map { ["weak", "unowned"].contains($0.specifier.text) } ?? false
    } ?? false
  }
}

extension SyntaxProtocol {
  /// True if the code contains the name.
  package func names(_ name: String) -> Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
}

extension FunctionCallExprSyntax {
  /// The last name of the callee: `sink` in `model.$name.sink { … }`.
  var calleeName: String? {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?
      .baseName.text
  }

  func argument(_ label: String?) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }

  /// All closures passed to the call, with their labels.
  var closures: [(label: String?, closure: ClosureExprSyntax)] {
    var result: [(label: String?, closure: ClosureExprSyntax)] = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
    }
    if let trailingClosure { result.append((nil, trailingClosure)) }
    result += additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    return result
  }
}
