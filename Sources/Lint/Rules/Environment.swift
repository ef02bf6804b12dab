import SwiftSyntax

extension RuleWalk {
  /// Follows the views from each root, with the models in the environment along the way.
  func lookAtEnvironment() {
    let needs = module.types.filter {
      (module.isView($0) || $0.inherited.contains("ViewModifier")) && !environmentNeeds(of: $0).isEmpty
    }
    guard !needs.isEmpty else { return }
    var losses: [EnvironmentLoss] = []
    for type in module.types where module.isApp(type) || type.inherited.contains("PreviewProvider") {
      for name in ["body", "previews"] {
        guard let property = type.property(name) ?? type.property(name, isStatic: true), let getter = property.getter
        else { continue }
        let walk = EnvironmentWalk(self, Scope(owner: type, isStatic: property.isStatic), file: property.file)
        var surroundings = Surroundings(root: type.name, isPreview: !module.isApp(type))
        surroundings.models = delegates(of: type)
        walk.go(through: getter, surroundings)
        losses += walk.found
      }
    }
    for (index, file) in module.files.enumerated() {
      let finder = PreviewFinder(viewMode: .sourceAccurate)
      finder.walk(file.tree)
      for closure in finder.closures {
        let walk = EnvironmentWalk(self, Scope(owner: nil), file: index)
        walk.go(through: closure.statements, Surroundings(root: "a preview", isPreview: true))
        losses += walk.found
      }
    }
    report(losses + lossesBelowKeepers())
  }

  /// The losses in modules without an app, in which the surroundings of a view are not known: a view that no other one
  /// makes, and that keeps a model itself, passes that one on.
  private func lossesBelowKeepers() -> [EnvironmentLoss] {
    if module.types.contains(where: { module.isApp($0) }) { return [] }
    let finder = MadeViews(viewMode: .sourceAccurate)
    for file in module.files { finder.walk(file.tree) }
    let outermost = module.types.filter { module.isView($0) && !finder.names.contains($0.nameToken.text) }
    return outermost.flatMap { view -> [EnvironmentLoss] in
      let kept = keptModels(of: view)
      guard !kept.isEmpty, let body = view.property("body"), let getter = body.getter else { return [] }
      let walk = EnvironmentWalk(self, Scope(owner: view), file: body.file)
      walk.go(through: getter, Surroundings(root: view.name, isPreview: false))
      return walk.found.filter { kept.contains($0.need.name) }
    }
  }

  /// A root that provides a model nowhere is one mistake, however many views below it need the model: it is reported
  /// at the first of them, or at the preview. A model that is provided somewhere is lost on the way to each view that
  /// lacks it.
  private func report(_ losses: [EnvironmentLoss]) {
    let ofApp = Set(losses.filter { !$0.isOfPreview }.map(\.place))
    let hasApp = module.types.contains { module.isApp($0) }
    // Where an app provides what a preview does not, the preview is the mistake, not the view in the middle of the app.
    let lostByRoots = Set(
      losses.filter { $0.isDirect || !$0.isProvided || $0.isOfPreview && hasApp }.map(\.cause))
    var seen: Set<String> = []
    for loss in losses {
      guard lostByRoots.contains(loss.cause) else {
        if loss.isOfPreview, ofApp.contains(loss.place) { continue }
        report("environment_missing", at: loss.call.calledExpression, in: loss.file, loss.words)
        continue
      }
      if loss.isOfPreview, losses.contains(where: { $0.cause == loss.cause && ofApp.contains($0.place) }) { continue }
      guard seen.insert(loss.cause).inserted else { continue }
      if loss.isOfPreview {
        let shown = loss.outermost.call.calledExpression
        let words = loss.wordsOfPreview(of: shown.trimmedDescription)
        report("environment_missing", at: shown, in: loss.outermost.file, words)
      } else {
        var others: [String] = []
        for other in losses where other.cause == loss.cause && other.view !== loss.view {
          if !others.contains(other.view.name) { others.append(other.view.name) }
        }
        report("environment_missing", at: loss.call.calledExpression, in: loss.file, loss.words + words(of: others))
      }
    }
  }

  private func words(of others: [String]) -> String {
    switch others.count {
    case 0: ""
    case 1: " (\(others[0]) needs it too)"
    case 2: " (\(others[0]) and \(others[1]) need it too)"
    default: " (\(others[0]), \(others[1]) and \(others.count - 2) more need it too)"
    }
  }

  /// The models that a view requires in its environment.
  fileprivate func environmentNeeds(of view: DeclaredType) -> [DeclaredType] {
    let parameters = view.node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters
    return view.properties.compactMap { property in
      switch property.wrapper {
      case "EnvironmentObject":
        // The arguments of a generic view decide which model it needs.
        let written = property.binding.typeAnnotation.flatMap { TypeRef($0.type).name }
        if let written, parameters?.contains(where: { $0.name.text == written }) ?? false { return nil }
        return module.type(named: property.type?.name)
      case "Environment":
        // An optional model is nil if there is none.
        if case .optional? = property.type { return nil }
        // A value with a key path has a default.
        return module.model(of: property.environmentType)
      default: return nil
      }
    }
  }
}

/// A view that needs a model which no view above it provides.
private struct EnvironmentLoss {
  let view: DeclaredType
  let need: DeclaredType
  let modifier: String
  let call: FunctionCallExprSyntax
  let file: Int
  let root: String
  let isOfPreview: Bool
  /// The view that the root itself makes.
  let outermost: (call: FunctionCallExprSyntax, file: Int)
  /// True if a view below the root provides such a model to others.
  var isProvided = false

  /// The same for all losses of a model below one root.
  var cause: String { "\(root) \(outermost.call.id) \(need.name)" }

  var place: String { "\(file) \(call.position.utf8Offset) \(need.name)" }
  var isDirect: Bool { outermost.call.id == call.id }

  var words: String {
    "\(view.name) needs \(need.name.withArticle) from the environment, but no view between \(root) and this one provides "
      + "it; add '.\(modifier)(…)' to this view or to one around it"
  }

  func wordsOfPreview(of shown: String) -> String {
    "\(view.name) needs \(need.name.withArticle) from the environment, which this preview does not provide; "
      + "add '.\(modifier)(…)' to \(shown)"
  }
}

/// The environment at a place in the tree of views.
private struct Surroundings {
  let root: String
  let isPreview: Bool
  var models: Set<String> = []
  /// True if unknown code may have added more.
  var isOpen = false
  var outermost: (call: FunctionCallExprSyntax, file: Int)?

  init(root: String, isPreview: Bool) { (self.root, self.isPreview) = (root, isPreview) }
}

private final class EnvironmentWalk {
  private let rules: RuleWalk
  private let module: ModuleFacts
  private var scope: Scope
  private var file: Int
  private var visited: Set<String> = []
  private var depth = 0
  private var losses: [EnvironmentLoss] = []
  /// The types of the models that are provided anywhere on the way.
  private var provided: Set<String> = []

  var found: [EnvironmentLoss] {
    losses.map { loss in
      var loss = loss
      loss.isProvided = provided.contains(loss.need.name)
      return loss
    }
  }

  init(_ rules: RuleWalk, _ scope: Scope, file: Int) {
    self.rules = rules
    module = rules.module
    self.scope = scope
    self.file = file
  }

  func go(through items: CodeBlockItemListSyntax, _ surroundings: Surroundings) {
    let outer = scope
    defer { scope = outer }
    for item in items {
      if case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          let type =
            binding.typeAnnotation.map { rules.module.type($0.type, in: scope.owner) }
            ?? binding.initializer.flatMap { rules.resolver.type(of: $0.value, in: scope) }
          scope.locals[name] = LocalFact(type: type)
        }
      }
      go(through: Syntax(item.item), surroundings)
    }
  }

  private func go(through node: Syntax, _ surroundings: Surroundings) {
    guard depth < 200 else { return }
    depth += 1
    defer { depth -= 1 }
    if let call = node.as(FunctionCallExprSyntax.self) {
      go(through: call, surroundings)
    } else if let closure = node.as(ClosureExprSyntax.self) {
      go(through: closure.statements, surroundings)
    } else if let block = node.as(CodeBlockSyntax.self) {
      go(through: block.statements, surroundings)
    } else if let name = node.as(ExprSyntax.self), let own = ownGetter(name) {
      enter("\(own.owner?.name ?? "").\(own.name)", surroundings) { go(through: own.getter ?? [], surroundings) }
    } else {
      for child in node.children(viewMode: .sourceAccurate) { go(through: child, surroundings) }
    }
  }

  /// A computed property of the view with this body.
  private func ownGetter(_ expression: ExprSyntax) -> DeclaredProperty? {
    guard let name = expression.ownName, scope.locals[name] == nil, let owner = scope.owner,
      let property = owner.property(name, isStatic: scope.isStatic), property.getter != nil, property.file == file
    else { return nil }
    return property
  }

  private func go(through call: FunctionCallExprSyntax, _ surroundings: Surroundings) {
    var inner = surroundings
    // `Home()`, and `Feed.Home()`, in which Feed is no view
    if let type = rules.resolver.madeType(by: call, in: scope), module.isView(type) {
      lookAt(type, call, surroundings)
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      switch name {
      case "environment", "environmentObject":
        if call.arguments.count == 1, let value = call.arguments.first?.expression {
          let type = rules.resolver.type(of: value, in: scope)?.unwrapped.name
          if let type {
            inner.models.insert(type)
            provided.insert(type)
          } else {
            inner.isOpen = true
          }
        }
        return go(through: Syntax(base), inner)
      case "modifier": if !lookAtModifier(call, surroundings) { inner.isOpen = true }
      case _ where module.extensionFunctions.contains(name): inner.isOpen = true
      default: break
      }
      go(through: Syntax(base), inner)
    } else if let function = rules.resolver.function(of: call, in: scope), let body = function.body,
      function.owner === scope.owner, function.file == file
    {
      enter("\(function.owner?.name ?? "").\(function.name)()", surroundings) {
        let outer = scope
        for parameter in function.parameters { scope.locals[parameter.name] = LocalFact(type: parameter.type) }
        go(through: body, surroundings)
        scope = outer
      }
    }
    var surroundings = surroundings
    if mayAddToEnvironment(call) { surroundings.isOpen = true }
    for argument in call.arguments { go(through: Syntax(argument.expression), surroundings) }
    for closure in call.closures
    where !call.arguments.contains(where: { $0.expression.id == ExprSyntax(closure.closure).id }) {
      go(through: closure.closure.statements, surroundings)
    }
  }

  /// Looks at `.modifier(Badge())`; false if the modifier is not known, or adds to the environment itself.
  private func lookAtModifier(_ call: FunctionCallExprSyntax, _ surroundings: Surroundings) -> Bool {
    guard let made = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let type = rules.resolver.madeType(by: made, in: scope), type.inherited.contains("ViewModifier"),
      !addsToEnvironment(type.node)
    else { return false }
    var surroundings = surroundings
    surroundings.outermost = surroundings.outermost ?? (call.modified, file)
    lookAt(type, made, surroundings)
    return true
  }

  private func addsToEnvironment(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { ["environment", "environmentObject"].contains($0.text) }
  }

  /// True if the content that a call takes may find more in its environment, because the call is a container or a
  /// function of the module that adds something, or an unknown container.
  private func mayAddToEnvironment(_ call: FunctionCallExprSyntax) -> Bool {
    if let function = rules.resolver.function(of: call, in: scope), let body = function.body {
      return addsToEnvironment(body)
    }
    guard let name = call.calleeName, name.first?.isUppercase == true,
      !call.calledExpression.is(MemberAccessExprSyntax.self), !SwiftUINames.containers.contains(name)
    else { return false }
    guard let type = rules.resolver.madeType(by: call, in: scope) else {
      return !module.declares(name) && name != "Button"
    }
    return addsToEnvironment(type.node)
  }

  private func lookAt(_ view: DeclaredType, _ call: FunctionCallExprSyntax, _ surroundings: Surroundings) {
    var surroundings = surroundings
    let outermost = surroundings.outermost ?? (call, file)
    surroundings.outermost = outermost
    if !surroundings.isOpen {
      for need in rules.environmentNeeds(of: view) where !surroundings.models.contains(need.name) {
        losses.append(
          EnvironmentLoss(
            view: view, need: need, modifier: module.isObservable(need) ? "environment" : "environmentObject",
            call: call, file: file, root: surroundings.root, isOfPreview: surroundings.isPreview, outermost: outermost))
      }
    }
    let content = view.functions("body").first.flatMap { function in function.body.map { ($0, function.file) } }
    guard let (body, bodyFile) = view.property("body").flatMap({ one in one.getter.map { ($0, one.file) } }) ?? content
    else { return }
    enter(view.name, surroundings) {
      let (outer, outerFile) = (scope, file)
      (scope, file) = (Scope(owner: view), bodyFile)
      go(through: body, surroundings)
      (scope, file) = (outer, outerFile)
    }
  }

  /// Walks each piece once per state of the environment.
  private func enter(_ name: String, _ surroundings: Surroundings, _ work: () -> Void) {
    let key = "\(name) \(surroundings.isOpen) \(surroundings.models.sorted())"
    guard visited.insert(key).inserted, visited.count < 2000 else { return }
    work()
  }
}
