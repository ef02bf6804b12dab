import SwiftSyntax

/// Values that a view keeps as first passed, while its parent later passes different ones.
extension RuleWalk {
  private struct Kept {
    let property: DeclaredProperty
    /// The label and the name of the parameter from which the value is made; the label is nil for `_`.
    let label: String?
    let name: String
    let isBinding: Bool
    /// True if the parameter is a model, of which the value is a part.
    var isOfModel = false
    let node: Syntax
    let file: Int
  }

  func lookAtKeptValues() {
    var kept: [ObjectIdentifier: [Kept]] = [:]
    for view in module.types where module.isView(view) {
      let found = keptValues(of: view).filter { !isFollowed($0.name, by: view) && !isUpdated($0.property, by: view) }
      if !found.isEmpty { kept[ObjectIdentifier(view)] = found }
    }
    guard !kept.isEmpty else { return }
    for body in bodies {
      for use in body.calls where use.moment == .body {
        guard let view = resolver.madeType(by: use.call, in: use.scope), let values = kept[ObjectIdentifier(view)],
          !use.call.hasIdentity
        else { continue }
        for value in values {
          guard let argument = use.call.argument(value.label), let source = changing(argument, in: use.scope) else {
            continue
          }
          report(
            "state_keeps_first_value", at: value.node, in: value.file,
            "'\(value.property.name)' keeps \(value.isOfModel ? "a value of " : "")the first '\(value.label ?? value.name)' of "
              + "\(view.name), but \(body.view.name) passes a different one when '\(source.name)' changes; "
              + cure(of: value))
        }
      }
    }
  }

  private func cure(of value: Kept) -> String {
    if value.isOfModel {
      return "use the model itself, or give the view '.id(ObjectIdentifier(\(value.label ?? value.name)))'"
    }
    let binding = value.isBinding ? "" : "pass a binding, "
    return "\(binding)update it in '.onChange(of: \(value.name))', or give the view '.id(\(value.label ?? value.name))'"
  }

  private func keptValues(of view: DeclaredType) -> [Kept] {
    var result: [Kept] = []
    for initializer in view.initializers {
      for item in initializer.body ?? [] {
        guard case .expr(let expression) = item.item, let assignment = expression.as(InfixOperatorExprSyntax.self),
          assignment.assignmentOperator == "=", let target = assignment.leftOperand.ownName,
          let (property, value) = keptValue(target, assignment.rightOperand, of: view)
        else { continue }
        let names = Set(value.tokens(viewMode: .sourceAccurate).map(\.text))
        for parameter in initializer.parameters where names.contains(parameter.name) {
          let isModel = module.model(of: parameter.type) != nil
          let label = parameter.label
          guard label != nil || initializer.parameters.filter({ $0.label == nil }).count == 1,
            !isModel || value.isPart(of: parameter.name),
            !isSnapshot(property, of: parameter.name, in: initializer, of: view),
            !isDraft(property, of: parameter.name)
          else { continue }
          result.append(
            Kept(
              property: property, label: label, name: parameter.name, isBinding: parameter.type.name == "Binding",
              isOfModel: isModel, node: Syntax(assignment), file: initializer.file))
        }
      }
    }
    guard view.initializers.isEmpty else { return result }
    // `@State var text: String` is a parameter of the memberwise initializer.
    for property in view.properties where property.has("State") && property.initialValue == nil && !property.isPrivate {
      guard case .named? = property.type, module.model(of: property.type) == nil else { continue }
      result.append(
        Kept(
          property: property, label: property.name, name: property.name, isBinding: false,
          node: Syntax(property.binding), file: property.file))
    }
    return result
  }

  /// The property of which an assignment in an initializer sets the first value, and that value:
  /// `_name = State(initialValue: user.name)`, `name = user.name` of a '@State' property.
  private func keptValue(
    _ target: String, _ value: ExprSyntax, of view: DeclaredType
  ) -> (DeclaredProperty, ExprSyntax)? {
    guard target.hasPrefix("_") else {
      guard let property = view.property(target), property.has("State"), property.initialValue == nil else {
        return nil
      }
      return (property, value)
    }
    guard let property = view.property(String(target.dropFirst())), let call = value.as(FunctionCallExprSyntax.self),
      let wrapper = call.wrapper(of: property), ["State", "StateObject"].contains(wrapper), call.arguments.count == 1
    else { return nil }
    return call.arguments.first.map { (property, $0.expression) }
  }

  /// True for a first value that is kept to be compared with later ones: nothing writes it, the initializer also stores
  /// the parameter itself, and the view compares it.
  private func isSnapshot(
    _ property: DeclaredProperty, of parameter: String, in initializer: DeclaredFunction, of view: DeclaredType
  ) -> Bool {
    guard !module.isChanged(property),
      !view.node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "$" + property.name }),
      ComparisonFinder.finds(property.name, in: view.node)
    else { return false }
    return (initializer.body ?? []).contains { item in
      guard case .expr(let expression) = item.item, let assignment = expression.as(InfixOperatorExprSyntax.self),
        assignment.assignmentOperator == "=", let target = assignment.leftOperand.ownName,
        target != "_" + property.name, target != property.name
      else { return false }
      return assignment.rightOperand.trimmedDescription == parameter
    }
  }

  /// True for a text that a view edits and that begins with a value whose name says so: `init(initialText: String)`.
  private func isDraft(_ property: DeclaredProperty, of parameter: String) -> Bool {
    parameter.meansFirstValue && module.isChanged(property)
  }

  /// True if a view reacts to changes of the parameter: `.onChange(of: id)`, `.task(id: id)`.
  private func isFollowed(_ name: String, by view: DeclaredType) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(view.node)
    return finder.calls.contains { call in
      guard
        let value = call.calleeName == "onChange"
          ? call.argument("of") : call.calleeName == "task" ? call.argument("id") : nil
      else { return false }
      return value.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
  }

  /// True if an action of the view sets the property when something else changes:
  /// `.onChange(of: store.names) { text = $1 }`.
  private func isUpdated(_ property: DeclaredProperty, by view: DeclaredType) -> Bool {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(view.node)
    return finder.calls.contains { call in
      guard ["onChange", "onReceive"].contains(call.calleeName), let observed = call.arguments.first?.expression,
        !observed.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == property.name })
      else { return false }
      return call.closures.contains { sets(property, $0.closure.statements, of: view) }
    }
  }

  /// True if code of a view writes a property, or calls a method of the view that does.
  private func sets(_ property: DeclaredProperty, _ code: CodeBlockItemListSyntax, of view: DeclaredType) -> Bool {
    let walk = WriteWalk(module, Scope(owner: view), moment: .body)
    walk.includesLater = true
    walk.walk(code)
    if walk.writes.contains(where: { $0.property === property }) { return true }
    return walk.calls.contains { call in
      guard let called = resolver.function(of: call, in: Scope(owner: view)), called.owner === view,
        let body = called.body
      else { return false }
      let walk = WriteWalk(module, Scope(called), moment: .body)
      walk.includesLater = true
      walk.walk(body)
      return walk.writes.contains { $0.property === property }
    }
  }

  /// True if a parent may later pass a different model. If no parent is found, one may.
  ///
  /// - Parameters:
  ///   - label: The label of the argument; nil for `_`.
  ///   - type: The type of the model.
  func mayGetAnother(_ view: DeclaredType, _ label: String?, _ type: TypeRef?) -> Bool {
    let makings = makings(of: view)
    return makings.isEmpty
      || makings.contains { making in
        guard !making.call.hasIdentity, let argument = making.call.argument(label) else { return false }
        // A new instance for each view belongs to that view.
        if madeModel(by: argument, in: making.scope, expecting: type) != nil { return false }
        guard let path = resolver.path(of: argument, in: making.scope), !path.isEmpty else { return false }
        // `books[index]`
        if argument.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftSquare }) { return true }
        // The parent owns the instance, so this view need not keep it.
        if path.count == 1, path[0].wrapper == "State", path[0].initialValue != nil { return true }
        return !path.allSatisfy { $0.isLet || !module.isChanged($0) && $0.isStored }
      }
  }

  /// The variable that changes an argument later: a property of the parent, not of a row or a branch.
  private func changing(_ argument: ExprSyntax, in scope: Scope) -> DeclaredProperty? {
    let finder = ReferenceFinder(module, scope, moment: .body)
    finder.walk(argument)
    return finder.properties.first { property in
      guard property.isStoredVariable, module.isChanged(property), let owner = property.owner else { return false }
      if module.isView(owner) { return ["State", "Binding", "AppStorage", "SceneStorage"].contains(property.wrapper) }
      return module.isObservable(owner) || property.has("Published")
    }
  }
}

extension SyntaxProtocol {
  /// True if the view, or one around it, has an identity of its own: `Child(id: id).id(id)`. A view in a member has one
  /// if the member is used only so: `.sheet(isPresented: $isShown) { editor }`.
  fileprivate var hasIdentity: Bool { hasIdentity(through: 2) }

  private func hasIdentity(through members: Int) -> Bool {
    var node = parent
    while let current = node {
      if let name = current.nameOfMember {
        guard members > 0, name != "body" else { return false }
        let uses = current.uses(ofMember: name)
        return !uses.isEmpty && uses.allSatisfy { $0.hasIdentity(through: members - 1) }
      }
      if current.givesIdentity { return true }
      node = current.parent
    }
    return false
  }

  /// The name of a function, or that of the computed property with such accessors.
  private var nameOfMember: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    guard self.is(AccessorBlockSyntax.self) else { return nil }
    return parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription ?? ""
  }

  /// The places in the type around a member that name it.
  private func uses(ofMember name: String) -> [TokenSyntax] {
    let type = sequence(first: Syntax(self), next: \.parent).first { $0.isProtocol((any DeclGroupSyntax).self) }
    return type?.tokens(viewMode: .sourceAccurate).filter { token in
      token.text == name && token.parent?.is(DeclReferenceExprSyntax.self) ?? false
    } ?? []
  }

  /// True for a call whose views are made anew when they are shown, or that identifies them.
  private var givesIdentity: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), let name = call.calleeName else { return false }
    switch name {
    case "id", "sheet", "fullScreenCover", "popover", "navigationDestination": return true
    case "ForEach", "List": return call.arguments.first?.expression.isConstantRange != true
    // A destination is created when a person navigates to it.
    case "NavigationLink": return call.argument("value") == nil
    default: return false
    }
  }
}

extension String {
  /// True for the name of a parameter that says that only its first value counts, as in `State(initialValue:)`.
  fileprivate var meansFirstValue: Bool { ["initial", "starting"].contains(where: hasPrefix) }
}

extension ExprSyntax {
  /// True for a property of a value of that name: `profile.name`.
  fileprivate func isPart(of name: String) -> Bool {
    self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == name
  }

  /// `0..<3`: rows that stay the same, whatever they show.
  fileprivate var isConstantRange: Bool {
    guard let range = self.as(InfixOperatorExprSyntax.self),
      ["..<", "..."].contains(range.operator.as(BinaryOperatorExprSyntax.self)?.operator.text)
    else { return false }
    return range.leftOperand.is(IntegerLiteralExprSyntax.self) && range.rightOperand.is(IntegerLiteralExprSyntax.self)
  }
}

/// Finds a comparison with a name.
private final class ComparisonFinder: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func finds(_ name: String, in node: some SyntaxProtocol) -> Bool {
    let finder = ComparisonFinder(name)
    finder.walk(node)
    return finder.isFound
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["==", "!=", "===", "!=="].contains(node.operator.trimmedDescription),
      [node.leftOperand, node.rightOperand].contains(where: { $0.ownName == name })
    {
      isFound = true
    }
    return .visitChildren
  }
}
