import SwiftSyntax

/// The variables that code assigns or changes, outside the initializers of their own types, and outside methods by which
/// a configuration is built: `Options().color(.red).size(3)`.
struct Changes {
  private var properties: Set<ObjectIdentifier> = []
  /// The names of changed variables with unknown owners.
  private var names: Set<String> = []
  /// The same for variables whose elements may have come to other positions: not by an append, or by a change of one
  /// element.
  private var rearranged: Set<ObjectIdentifier> = []
  private var rearrangedNames: Set<String> = []

  init() {}

  init(of module: ModuleFacts) {
    func walk(_ node: (some SyntaxProtocol)?, _ scope: Scope, isInitializer: Bool = false) -> ChangeWalk? {
      guard let node else { return nil }
      let walk = ChangeWalk(module, scope, moment: .unknown)
      walk.isInitializer = isInitializer
      walk.walk(node)
      return walk
    }
    var walks: [ChangeWalk?] = []
    let functions = module.allTypes.flatMap(\.functions) + module.functions.values.joined()
    walks += functions.map { walk($0.body, Scope($0), isInitializer: $0.isOfBuilder) }
    for type in module.allTypes {
      walks += type.initializers.map { walk($0.body, Scope($0), isInitializer: true) }
      walks.append(type.deinitializer.flatMap { walk($0.body, Scope($0)) })
      for property in type.properties {
        let scope = Scope(owner: type, isStatic: property.isStatic)
        walks.append(walk(property.binding.accessorBlock, scope))
        walks.append(walk(property.initialValue, scope))
      }
    }
    for property in module.globals.values { walks.append(walk(property.binding.accessorBlock, Scope(owner: nil))) }
    for file in module.files {
      for statement in file.tree.statements.inAllClauses where !statement.item.isTypeOrFunction {
        walks.append(walk(statement, Scope(owner: nil)))
      }
    }
    for case let walk? in walks {
      properties.formUnion(walk.properties)
      names.formUnion(walk.names)
      rearranged.formUnion(walk.rearranged)
      rearrangedNames.formUnion(walk.rearrangedNames)
    }
  }

  func include(_ property: DeclaredProperty) -> Bool { include(property, properties, names) }

  /// True if elements of the collection in a property may come to other positions.
  func rearrange(_ property: DeclaredProperty) -> Bool { include(property, rearranged, rearrangedNames) }

  private func include(_ property: DeclaredProperty, _ properties: Set<ObjectIdentifier>, _ names: Set<String>) -> Bool
  {
    if properties.contains(ObjectIdentifier(property)) { return true }
    // Code whose types are unknown here cannot change a property that only its own type may set.
    // Code whose types are unknown has a value before the name, and a static variable its type.
    return !property.isPrivate && !property.isStatic && names.contains(property.name)
  }
}

/// Finds the variables that a piece of code changes.
private final class ChangeWalk: CodeWalk {
  var isInitializer = false
  private(set) var properties: Set<ObjectIdentifier> = []
  private(set) var names: Set<String> = []
  private(set) var rearranged: Set<ObjectIdentifier> = []
  private(set) var rearrangedNames: Set<String> = []
  private var closures = 0

  override func begin(_ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax?) { closures += 1 }
  override func end(_ closure: ClosureExprSyntax) { closures -= 1 }

  override func look(at expression: ExprSyntax) {
    if let infix = expression.as(InfixOperatorExprSyntax.self), infix.isAssignment {
      note(infix.leftOperand, isRearranged: infix.assignmentOperator != "+=")
    } else if let reference = expression.as(InOutExprSyntax.self) {
      note(reference.expression)
    } else if let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      SwiftUINames.mutations.contains(callee.declName.baseName.text)
    {
      note(base, isRearranged: callee.declName.baseName.text != "append")
    } else if expression.isProjection, !expression.isBaseOfMember {
      // A binding may write at any time.
      note(expression, isRearranged: expression.parent?.is(SubscriptCallExprSyntax.self) != true)
    }
  }

  private func note(_ target: ExprSyntax, isRearranged: Bool = true) {
    var isRearranged = isRearranged
    // In an initializer, `x = …` and `self.x = …` set the first value of `x`.
    if isInitializer, closures == 0, target.ownName != nil { return }
    if closures == 0, target.isOfInstanceBeingMade { return }
    var target = target
    while true {
      if target.is(MemberAccessExprSyntax.self) || target.is(DeclReferenceExprSyntax.self) {
        if let property = resolver.property(of: target, in: scope) {
          properties.insert(ObjectIdentifier(property))
          if isRearranged { rearranged.insert(ObjectIdentifier(property)) }
          // A requirement stands for the properties that meet it.
          if property.owner?.kind == .protocolType { note(name: property.name, isRearranged) }
        } else if let member = target.as(MemberAccessExprSyntax.self) {
          note(name: Resolver.plain(member.declName.baseName.text), isRearranged)
        }
      }
      if let member = target.as(MemberAccessExprSyntax.self), let base = member.base {
        // The change is in the object, not in the variable that refers to it.
        if resolver.property(of: target, in: scope)?.owner?.kind == .classType { return }
        // An object of another module: `osc.amplitude = 0.2`. Whether it is one is not known.
        if let type = resolver.type(of: base, in: scope), module.isOfOthers(type) { return }
        target = base
      } else if let element = target.as(SubscriptCallExprSyntax.self) {
        // Another element at the same position.
        isRearranged = false
        target = element.calledExpression
      } else if let optional = target.as(OptionalChainingExprSyntax.self) {
        target = optional.expression
      } else if let forced = target.as(ForceUnwrapExprSyntax.self) {
        target = forced.expression
      } else if let tuple = target.as(TupleExprSyntax.self) {
        for element in tuple.elements { note(element.expression) }
        return
      } else {
        return
      }
    }
  }

  private func note(name: String, _ isRearranged: Bool) {
    names.insert(name)
    if isRearranged { rearrangedNames.insert(name) }
  }
}

extension ModuleFacts {
  /// True for a type that this module does not declare, and that is none of the values whose parts are often set.
  fileprivate func isOfOthers(_ type: TypeRef) -> Bool {
    guard case .named(let name, _) = type else { return false }
    return !declares(name) && !Self.valuesWithParts.contains(name)
  }

  private static let valuesWithParts: Set<String> = [
    "String", "Array", "Dictionary", "Set", "Optional", "Range", "ClosedRange", "Data", "CGPoint", "CGSize", "CGRect",
    "CGVector", "UIEdgeInsets", "NSEdgeInsets", "EdgeInsets", "UIOffset", "DateComponents", "URLComponents",
    "URLRequest",
    "URLQueryItem", "AttributedString", "AttributeContainer", "Calendar", "CLLocationCoordinate2D",
    "MKCoordinateRegion",
    "MKCoordinateSpan", "NavigationPath", "Transaction", "Decimal", "IndexPath", "IndexSet", "Angle", "UnitPoint",
    "AnimatablePair", "CharacterSet", "PersonNameComponents", "UUID", "Date", "Path", "Measurement",
  ]
}

extension DeclaredFunction {
  /// True if a method sets values of its instance and returns it, to be called in a chain.
  fileprivate var isOfBuilder: Bool {
    guard let owner, ["Self", owner.name].contains(result?.name), let last = body?.last?.item,
      !attributes.contains("discardableResult")
    else { return false }
    switch last {
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription == "self"
    case .expr(let expression): return expression.trimmedDescription == "self"
    case .decl: return false
    }
  }
}

extension ExprSyntax {
  /// True for a member of a local instance that the same function makes and returns: `config.title` in
  /// `let config = Config(); config.title = "a"; return config`.
  fileprivate var isOfInstanceBeingMade: Bool {
    guard self.is(MemberAccessExprSyntax.self), let name = rootName,
      let block = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({
        $0.as(CodeBlockItemListSyntax.self)
      }).first, block.result?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    else { return false }
    return block.contains { item in
      guard let variable = item.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.trimmedDescription == name,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      else { return false }
      return call.calleeName?.first?.isUppercase ?? false
    }
  }

  /// True if a longer chain of members begins with the expression: `$model` in `$model.name` is not a binding to
  /// `model`.
  fileprivate var isBaseOfMember: Bool { parent?.as(MemberAccessExprSyntax.self)?.base?.id == id }
}

extension CodeBlockItemListSyntax {
  /// The items of the file, with those of its `#if` clauses in place of the clauses.
  fileprivate var inAllClauses: [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item, let choice = declaration.as(IfConfigDeclSyntax.self) else {
        return [item]
      }
      return choice.clauses.flatMap { clause -> [CodeBlockItemSyntax] in
        guard case .statements(let items)? = clause.elements else { return [] }
        return items.inAllClauses
      }
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// True if the item declares a type, an extension or a function, whose bodies are walked with their own names.
  fileprivate var isTypeOrFunction: Bool {
    guard case .decl(let declaration) = self else { return false }
    return declaration.is(FunctionDeclSyntax.self) || declaration.asProtocol(DeclGroupSyntax.self) != nil
  }
}
