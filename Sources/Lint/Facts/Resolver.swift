import SwiftSyntax

/// The known facts about a local variable: its type, and the source of its value.
package struct LocalFact {
  package let type: TypeRef?
  /// The properties that lead to the value: for `item` in `ForEach(model.items) { item in … }`, `model` and `items`.
  package var path: [DeclaredProperty] = []
  /// True if `$name` is a binding: for `$item in`, and for `@Bindable var item`.
  package var isBinding = false
}

/// The names in scope of a piece of code.
package struct Scope {
  package let owner: DeclaredType?
  package var locals: [String: LocalFact] = [:]
  package var isStatic = false

  package init(owner: DeclaredType?, locals: [String: LocalFact] = [:], isStatic: Bool = false) {
    self.owner = owner
    self.locals = locals
    self.isStatic = isStatic
  }

  /// The scope of a function's body.
  ///
  /// - Parameter owner: The type on which the function is called, if another one declares it.
  init(_ function: DeclaredFunction, owner: DeclaredType? = nil) {
    self.owner = owner ?? function.owner
    isStatic = function.isStatic
    for parameter in function.parameters { locals[parameter.name] = LocalFact(type: parameter.type) }
  }
}

/// Resolves the meaning of an expression from the declarations of the module alone. If they do not determine it, the
/// answer is nil. The resolver is not a type checker, and does not need the files to compile.
package struct Resolver {
  package let module: ModuleFacts

  package init(module: ModuleFacts) { self.module = module }

  // MARK: Types

  /// The name by which the facts know the type that a name in an expression means.
  private func named(_ name: DeclReferenceExprSyntax, in scope: Scope) -> String {
    module.meaning(of: name.baseName.text, at: name, for: scope.owner)
  }

  package func type(of expression: ExprSyntax, in scope: Scope) -> TypeRef? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): type(of: name, in: scope)
    case .memberAccessExpr(let member): type(of: member, in: scope)
    case .functionCallExpr(let call): type(of: call, in: scope)
    case .subscriptCallExpr(let element): type(of: element.calledExpression, in: scope)?.element
    case .optionalChainingExpr(let inner): type(of: inner.expression, in: scope)?.unwrapped
    case .forceUnwrapExpr(let inner): type(of: inner.expression, in: scope)?.unwrapped
    case .genericSpecializationExpr(let generic): type(of: generic.expression, in: scope)
    case .tryExpr(let inner): type(of: inner.expression, in: scope)
    case .awaitExpr(let inner): type(of: inner.expression, in: scope)
    case .inOutExpr(let inner): type(of: inner.expression, in: scope)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      tuple.elements.first.flatMap { type(of: $0.expression, in: scope) }
    case .asExpr(let cast):
      cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? .optional(module.type(cast.type, in: scope.owner)) : module.type(cast.type, in: scope.owner)
    case .ternaryExpr(let choice):
      type(of: choice.thenExpression, in: scope) ?? type(of: choice.elseExpression, in: scope)
    case .infixOperatorExpr(let infix): type(of: infix, in: scope)
    case .stringLiteralExpr: .named("String", [])
    case .integerLiteralExpr: .named("Int", [])
    case .floatLiteralExpr: .named("Double", [])
    case .booleanLiteralExpr: .named("Bool", [])
    case .closureExpr: .function
    case .arrayExpr(let array):
      array.elements.first.flatMap { type(of: $0.expression, in: scope) }.map { .array($0) }
    default: nil
    }
  }

  private func type(of infix: InfixOperatorExprSyntax, in scope: Scope) -> TypeRef? {
    switch infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "??": type(of: infix.leftOperand, in: scope)?.unwrapped ?? type(of: infix.rightOperand, in: scope)
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==": .named("Bool", [])
    case "+", "-", "*", "/": type(of: infix.leftOperand, in: scope)
    default: nil
    }
  }

  private func type(of name: DeclReferenceExprSyntax, in scope: Scope) -> TypeRef? {
    let text = name.baseName.text
    switch text {
    case "self": return scope.owner.map { scope.isStatic ? .metatype($0.name) : .named($0.name, []) }
    case "Self": return scope.owner.map { .metatype($0.name) }
    default: break
    }
    if let local = scope.locals[text] { return local.type }
    if let property = property(of: name, in: scope) { return property.type }
    if text.first?.isUppercase == true { return .metatype(named(name, in: scope)) }
    return nil
  }

  private func type(of member: MemberAccessExprSyntax, in scope: Scope) -> TypeRef? {
    let name = member.declName.baseName.text
    guard let base = member.base, let type = type(of: base, in: scope) else { return nil }
    if let property = property(of: member, on: type) { return property.type }
    switch (name, type) {
    case ("self", .metatype): return type
    case ("wrappedValue", _): return type
    case ("standard", .metatype("UserDefaults")): return .named("UserDefaults", [])
    case (_, .metatype(let outer)):
      guard let outer = module.type(named: outer) else {
        return name.first?.isUppercase == true ? .metatype(name) : nil
      }
      return module.member(name, of: outer).map { .metatype($0) }
    case ("first", _), ("last", _): return type.element.map { .optional($0) }
    case ("count", _): return .named("Int", [])
    case ("isEmpty", _): return .named("Bool", [])
    default: return nil
    }
  }

  private func type(of call: FunctionCallExprSyntax, in scope: Scope) -> TypeRef? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if scope.locals[name] == nil, name.first?.isUppercase == true {
        let arguments = call.arguments.first.flatMap { type(of: $0.expression, in: scope) }
        // `Array(repeating: Row(), count: 3)`, `Array(rows)`
        if name == "Array", let given = arguments {
          return call.arguments.first?.label == nil ? given.element.map { .array($0) } : .array(given)
        }
        return ["State", "StateObject", "ObservedObject", "Bindable"].contains(name)
          ? arguments : .named(named(reference, in: scope), [])
      }
      return fitting(candidates(named: name, in: scope), call)?.result
    }
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      let arguments = generic.genericArgumentClause.arguments.map { argument -> TypeRef in
        if case .type(let type) = argument.argument { return module.type(type, in: scope.owner) }
        return .other
      }
      return generic.expression.as(DeclReferenceExprSyntax.self).map {
        .named(named($0, in: scope), arguments)
      }
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      return result(of: closure, in: scope)
    }
    if let mapped = mapped(by: call, in: scope) { return mapped }
    if let array = call.calledExpression.as(ArrayExprSyntax.self), let first = array.elements.first,
      case .metatype(let name)? = type(of: first.expression, in: scope)
    {
      return .array(.named(name, []))
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    // The base is resolved once: a chain of modifiers is dozens of calls deep, and each is the base of the next one.
    guard let type = type(of: base, in: scope) else { return nil }
    let name = member.declName.baseName.text
    if case .metatype(let owner) = type {
      if name == "init" { return .named(owner, []) }
      if name.first?.isUppercase == true { return .named(module.name(of: name, in: owner), []) }
    }
    if let function = fitting(candidates(named: name, on: type), call) { return function.result }
    switch name {
    case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast":
      return type.element.map { .array($0) }
    case "first", "last", "randomElement", "min", "max":
      return type.element.map { .optional($0) }
    default: return nil
    }
  }

  /// The elements that a closure makes of those of a collection: `(0..<3).map { Row(id: $0) }`, `names.map(Row.init)`.
  private func mapped(by call: FunctionCallExprSyntax, in scope: Scope) -> TypeRef? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["map", "compactMap"].contains(member.declName.baseName.text)
    else { return nil }
    let element = type(of: base, in: scope)?.element
    guard element != nil || base.isRange else { return nil }
    if let initializer = call.arguments.first?.expression.as(MemberAccessExprSyntax.self) {
      guard initializer.declName.baseName.text == "init", let made = initializer.base,
        case .metatype(let name)? = type(of: made, in: scope)
      else { return nil }
      return .array(.named(name, []))
    }
    guard let closure = call.closures.first?.closure, closure.statements.count == 1,
      case .expr(let result)? = closure.statements.first?.item
    else { return nil }
    var inner = scope
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: names.first.map { inner.locals[$0.name.text] = LocalFact(type: element) }
    case .parameterClause?: return nil
    case nil: inner.locals["$0"] = LocalFact(type: element)
    }
    return type(of: result, in: inner).map { .array($0.unwrapped) }
  }

  // MARK: Declarations

  /// The property that an expression names, if it belongs to the module.
  package func property(of expression: ExprSyntax, in scope: Scope) -> DeclaredProperty? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): property(of: name, in: scope)
    case .memberAccessExpr(let member): property(of: member, in: scope)
    default: nil
    }
  }

  func property(of name: DeclReferenceExprSyntax, in scope: Scope) -> DeclaredProperty? {
    let text = Self.plain(name.baseName.text)
    if let local = scope.locals[text] {
      // `$model` beside a local `model` without a binding is the projection of the member.
      guard text != name.baseName.text, !local.isBinding else { return nil }
    }
    if let owner = scope.owner, let found = module.property(text, of: owner, isStatic: scope.isStatic) { return found }
    return module.globals[text]
  }

  func property(of member: MemberAccessExprSyntax, in scope: Scope) -> DeclaredProperty? {
    guard let base = member.base, let type = type(of: base, in: scope) else { return nil }
    return property(of: member, on: type)
  }

  private func property(of member: MemberAccessExprSyntax, on type: TypeRef) -> DeclaredProperty? {
    let name = Self.plain(member.declName.baseName.text)
    if case .metatype(let owner) = type {
      return module.extendedType(named: owner).flatMap { module.property(name, of: $0, isStatic: true) }
    }
    return module.extendedType(named: type.unwrapped.name).flatMap { module.property(name, of: $0) }
  }

  /// `$name` is the projection of `name`; `$0` is a name of its own.
  package static func plain(_ name: String) -> String {
    guard name.hasPrefix("$"), name.dropFirst().first?.isNumber == false else { return name }
    return String(name.dropFirst())
  }

  /// The only function of the module that a call can refer to, by its name and argument labels.
  func function(of call: FunctionCallExprSyntax, in scope: Scope) -> DeclaredFunction? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return fitting(candidates(named: name, in: scope), call)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let type = type(of: base, in: scope)
    else { return nil }
    return fitting(candidates(named: member.declName.baseName.text, on: type), call)
  }

  private func candidates(named name: String, in scope: Scope) -> [DeclaredFunction] {
    guard scope.locals[name] == nil else { return [] }
    let own = scope.owner.map { module.functions(name, of: $0) } ?? []
    return own.isEmpty ? module.functions[name] ?? [] : own
  }

  private func candidates(named name: String, on type: TypeRef) -> [DeclaredFunction] {
    let owner: String? = if case .metatype(let owner) = type { owner } else { type.unwrapped.name }
    return module.extendedType(named: owner).map { module.functions(name, of: $0) } ?? []
  }

  private func fitting(_ candidates: [DeclaredFunction], _ call: FunctionCallExprSyntax) -> DeclaredFunction? {
    if candidates.count == 1 { return candidates[0] }
    let labels = call.arguments.map { $0.label?.text }
    let fitting = candidates.filter { $0.parameters.map(\.label) == labels }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The type of which a call creates an instance.
  func madeType(by call: FunctionCallExprSyntax, in scope: Scope) -> DeclaredType? {
    var name: String?
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      name = scope.locals[reference.baseName.text] == nil ? named(reference, in: scope) : nil
    } else if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) {
      name = generic.expression.as(DeclReferenceExprSyntax.self).map { named($0, in: scope) }
    } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let text = member.declName.baseName.text
      if text == "init", case .metatype(let owner)? = member.base.flatMap({ type(of: $0, in: scope) }) {
        name = owner
      } else if text.first?.isUppercase == true {
        let outer = member.base.flatMap { type(of: $0, in: scope) }
        name = if case .metatype(let outer)? = outer { module.name(of: text, in: outer) } else { text }
      }
    }
    return module.type(named: name)
  }

  // MARK: Paths

  /// The properties along an expression, in order: for `model.child.name`, all three. Nil if a link is unknown.
  func path(of expression: ExprSyntax, in scope: Scope) -> [DeclaredProperty]? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      let text = Self.plain(name.baseName.text)
      if text == "self" { return [] }
      if let local = scope.locals[text] { return local.path }
      return property(of: name, in: scope).map { [$0] }
    case .memberAccessExpr(let member):
      guard let base = member.base else { return nil }
      if let property = property(of: member, in: scope) {
        if property.isStatic { return [property] }
        return path(of: base, in: scope).map { $0 + [property] }
      }
      return ["wrappedValue", "first", "last"].contains(member.declName.baseName.text) ? path(of: base, in: scope) : nil
    case .subscriptCallExpr(let element): return path(of: element.calledExpression, in: scope)
    case .optionalChainingExpr(let inner): return path(of: inner.expression, in: scope)
    case .forceUnwrapExpr(let inner): return path(of: inner.expression, in: scope)
    case .functionCallExpr(let call):
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        ["filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "first", "last"].contains(
          member.declName.baseName.text)
      else { return nil }
      return path(of: base, in: scope)
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      return tuple.elements.first.flatMap { path(of: $0.expression, in: scope) }
    case .inOutExpr(let inner): return path(of: inner.expression, in: scope)
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// `0..<3`, `(1...count)`
  fileprivate var isRange: Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return inner.expression.isRange
    }
    let sign = self.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    return sign == "..<" || sign == "..."
  }
}
