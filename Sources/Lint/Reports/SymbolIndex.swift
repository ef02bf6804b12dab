import SwiftSyntax

/// The reads and writes of a module's properties, for an editor.
package struct SymbolIndex {
  /// A place in a file. Line and column count from 1, the column in UTF-8 bytes.
  package struct Place: Hashable {
    package let file: String
    package let line: Int
    package let column: Int
  }

  /// A read or a write in a member of a type, or at top level.
  package struct Use {
    /// The member, such as `Row.body`; nil at top level.
    package let member: String?
    package let place: Place
  }

  /// A property or a type of the module.
  package struct Symbol {
    package let name: String
    /// The kind of the symbol, such as `a tracked property of Counter`.
    package let kind: String
    package let place: Place
    package fileprivate(set) var readers: [Use] = []
    package fileprivate(set) var writers: [Use] = []
  }

  private var symbols: [Symbol] = []
  /// The names of symbols, by file: their UTF-8 ranges, and the index of the symbol.
  private var names: [String: [(range: Range<Int>, symbol: Int)]] = [:]

  package init(_ files: [LintedFile]) {
    let module = ModuleFacts(files)
    var numbers: [ObjectIdentifier: Int] = [:]
    for type in module.types {
      let index = add(Self.kind(of: type, in: module), type.name, type.nameToken, type.file, module)
      for property in type.properties { numbers[ObjectIdentifier(property)] = add(property, module) }
      numbers[ObjectIdentifier(type)] = index
    }
    for property in module.globals.values.sorted(by: { $0.name < $1.name }) {
      numbers[ObjectIdentifier(property)] = add(property, module)
    }
    for walk in UseWalk.all(of: module) {
      for use in walk.uses { note(use, walk, numbers, module) }
    }
  }

  /// The property or type at a UTF-8 offset of a file.
  package func symbol(at offset: Int, of file: String) -> Symbol? {
    names[file]?.first { $0.range.contains(offset) || $0.range.upperBound == offset }.map { symbols[$0.symbol] }
  }

  private mutating func add(
    _ kind: String, _ name: String, _ token: some SyntaxProtocol, _ file: Int, _ module: ModuleFacts
  ) -> Int {
    symbols.append(Symbol(name: name, kind: kind, place: Self.place(of: token, file, module)))
    names[module.files[file].name, default: []].append((token.range, symbols.count - 1))
    return symbols.count - 1
  }

  private mutating func add(_ property: DeclaredProperty, _ module: ModuleFacts) -> Int {
    let name = property.owner.map { "\($0.name).\(property.name)" } ?? property.name
    return add(Self.kind(of: property, in: module), name, property.binding.pattern, property.file, module)
  }

  private mutating func note(
    _ use: UseWalk.Use, _ walk: UseWalk, _ numbers: [ObjectIdentifier: Int], _ module: ModuleFacts
  ) {
    guard let index = numbers[ObjectIdentifier(use.property)] else { return }
    let made = Use(member: walk.member, place: Self.place(of: use.name, walk.file, module))
    if use.isRead { symbols[index].readers.append(made) }
    if use.isWrite { symbols[index].writers.append(made) }
    names[module.files[walk.file].name, default: []].append((use.name.range, index))
  }

  private static func place(of node: some SyntaxProtocol, _ file: Int, _ module: ModuleFacts) -> Place {
    let (line, column) = module.files[file].place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Place(file: module.files[file].name, line: line, column: column)
  }

  // MARK: Words

  private static func kind(of type: DeclaredType, in module: ModuleFacts) -> String {
    if module.isView(type) { return "a view" }
    if module.isObservable(type) { return "an '@Observable' class" }
    if module.isLegacy(type) { return "an ObservableObject" }
    if module.isPlainClass(type) { return "a plain class: its changes are silent" }
    switch type.kind {
    case .classType: return "a class"
    case .structType: return "a struct"
    case .enumType: return "an enum"
    case .actor: return "an actor"
    case .protocolType: return "a protocol"
    }
  }

  private static func kind(of property: DeclaredProperty, in module: ModuleFacts) -> String {
    guard let owner = property.owner else { return "a global variable, which is not tracked" }
    if property.isStatic { return "a static \(property.isLet ? "constant" : "variable, which is not tracked")" }
    if let wrapper = property.wrapper { return "'@\(wrapper)' of \(owner.name)" }
    if property.getter != nil { return "a computed property of \(owner.name)" }
    if property.isLet { return "a constant of \(owner.name)" }
    if module.isObservable(owner) {
      return property.has("ObservationIgnored")
        ? "an ignored property of \(owner.name): its changes are silent" : "a tracked property of \(owner.name)"
    }
    if module.isLegacy(owner) {
      return property.has("Published")
        ? "a published property of \(owner.name)"
        : "a property of \(owner.name) that is not published: its changes are silent"
    }
    if module.isPlainClass(owner) { return "a property of \(owner.name), a plain class: its changes are silent" }
    return "a property of \(owner.name)"
  }
}

/// Collects the properties that a member reads and writes.
private final class UseWalk: CodeWalk {
  struct Use {
    let property: DeclaredProperty
    let name: TokenSyntax
    let isRead: Bool
    let isWrite: Bool
  }

  let file: Int
  let member: String?
  private(set) var uses: [Use] = []

  init(_ module: ModuleFacts, _ scope: Scope, file: Int, member: String?) {
    self.file = file
    self.member = member
    super.init(module, scope, moment: .unknown)
  }

  /// The walks of all members of a module.
  static func all(of module: ModuleFacts) -> [UseWalk] {
    var walks: [UseWalk] = []
    func walk(_ node: (some SyntaxProtocol)?, _ scope: Scope, _ file: Int, _ member: String?) {
      guard let node else { return }
      let walk = UseWalk(module, scope, file: file, member: member)
      walk.walk(node)
      walks.append(walk)
    }
    for function in module.functions.values.joined() {
      walk(function.body, Scope(function), function.file, "\(function.name)()")
    }
    for type in module.types {
      for function in type.functions {
        walk(function.body, Scope(function), function.file, "\(type.name).\(function.name)()")
      }
      for function in type.initializers { walk(function.body, Scope(function), function.file, "\(type.name).init") }
      if let function = type.deinitializer {
        walk(function.body, Scope(function), function.file, "\(type.name).deinit")
      }
      for property in type.properties {
        let scope = Scope(owner: type, isStatic: property.isStatic)
        walk(property.binding.accessorBlock, scope, property.file, "\(type.name).\(property.name)")
        walk(property.initialValue, scope, property.file, "\(type.name).\(property.name)")
      }
    }
    for property in module.globals.values {
      walk(property.binding.accessorBlock, Scope(owner: nil), property.file, property.name)
      walk(property.initialValue, Scope(owner: nil), property.file, property.name)
    }
    for (number, file) in module.files.enumerated() {
      for statement in file.tree.statements where !statement.item.is(DeclSyntax.self) {
        walk(statement, Scope(owner: nil), number, nil)
      }
    }
    return walks
  }

  override func look(at expression: ExprSyntax) {
    let name: TokenSyntax
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      // The name of a member is handled together with its base.
      if expression.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id { return }
      name = reference.baseName
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName
    } else {
      return
    }
    guard let property = resolver.property(of: expression, in: scope) else { return }
    let isWrite = expression.isProjection || isChanged(expression)
    let assigns = expression.parent?.as(InfixOperatorExprSyntax.self)?.assignmentOperator == "="
    let isOverwritten = assigns && expression.isAssigned
    uses.append(Use(property: property, name: name, isRead: !isOverwritten, isWrite: isWrite))
  }

  /// True if the expression, or a part of its value, is changed in place.
  private func isChanged(_ expression: ExprSyntax) -> Bool {
    var inner = Syntax(expression)
    while let parent = inner.parent {
      if let infix = parent.as(InfixOperatorExprSyntax.self) {
        return infix.isAssignment && infix.leftOperand.id == inner.id
      }
      if parent.is(InOutExprSyntax.self) { return true }
      if let call = parent.as(FunctionCallExprSyntax.self) {
        guard let callee = inner.as(MemberAccessExprSyntax.self), call.calledExpression.id == inner.id else {
          return false
        }
        return SwiftUINames.mutations.contains(callee.declName.baseName.text)
      }
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == inner.id {
        // A write to a property of an instance does not change the variable that refers to it.
        if resolver.property(of: ExprSyntax(member), in: scope)?.owner?.kind == .classType { return false }
        inner = parent
      } else if parent.is(SubscriptCallExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self) || parent.is(TupleExprSyntax.self)
        || parent.is(LabeledExprSyntax.self) && parent.parent?.parent?.is(TupleExprSyntax.self) == true
      {
        inner = parent
      } else {
        return false
      }
    }
    return false
  }
}
