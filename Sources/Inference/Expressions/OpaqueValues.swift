import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Values of declarations that obsh lacks, in opened code.
extension ExpressionChecker {
  /// The result of `work` for an expression, or an opaque value if it fails because of an opaque name.
  func openly(_ syntax: ExprSyntax, hint: Type?, _ work: () -> Expression) -> Expression {
    guard isOpen else { return work() }
    let start = table.diagnostics.count
    // `[.alert, .sound]` for a parameter of a type that is not known.
    if let hint, isUnknown(hint), isContextual(syntax) {
      noteOpaque(syntax)
      return opaqueValue(of: syntax)
    }
    if let wrapped = hint?.wrapped, isUnknown(wrapped), syntax.is(ClosureExprSyntax.self) {
      noteOpaque(syntax)
      return opaqueValue(of: syntax)
    }
    let value = work()
    // `Font.custom(name, size: NSFont.systemFontSize)`
    if isStopped(value), let look = look(of: opaqueValue(of: syntax), as: value.type) { return look }
    if isMadeOfOpaque(value.type), !hasMetOpaque(since: start) { noteOpaque(syntax) }
    guard case .error = value.type, hasMetOpaque(since: start) else { return value }
    forgetErrors(since: start)
    return opaqueValue(of: syntax)
  }

  /// True if a property of an opaque value is opaque, even if the library's stand-in has a property with that name.
  /// The exception is its description, which says that it is opaque.
  func isOpaqueMember(_ name: String, of type: Type) -> Bool {
    isOpen && isUnknown(type) && name != "description"
  }

  /// The opaque operand of `opaque / 2` and `"name: " + opaque`, if nothing else determines the type: the result is
  /// opaque as well, and the literal has the operand's type.
  func opaqueOperand(_ name: String, _ arguments: [CallArgument], hint: Type?) -> Expression? {
    guard isOpen, arguments.count == 2, ["+", "-", "*", "/", "%"].contains(name),
      hint.map({ unbound($0) != nil || isUnknown($0) || $0.isLibrary("String") }) ?? true,
      let index = arguments.firstIndex(where: { $0.inferred.map { isUnknown($0.type) } ?? false }),
      let value = arguments[index].inferred
    else { return nil }
    let other = arguments[1 - index]
    return isMadeOfLiterals(other.syntax) || other.inferred.map { isUnknown($0.type) } ?? false ? value : nil
  }

  /// `1`, `-1`, `(isLarge ? 2 : 1)`, `"text"`
  private func isMadeOfLiterals(_ syntax: ExprSyntax) -> Bool {
    switch unparenthesized(syntax).as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr: true
    case .prefixOperatorExpr(let node): node.operator.text == "-" && isMadeOfLiterals(node.expression)
    case .ternaryExpr(let node): isMadeOfLiterals(node.thenExpression) && isMadeOfLiterals(node.elseExpression)
    default: false
    }
  }

  /// `[.began, .ended].contains(event.phase)` with an opaque phase: the members of its type are opaque too.
  func callOnNamesOfOpaque(
    _ base: ExprSyntax, _ arguments: [CallArgument], node: FunctionCallExprSyntax
  ) -> Expression? {
    guard isOpen, let array = base.as(ArrayExprSyntax.self), !array.elements.isEmpty,
      array.elements.allSatisfy({ isImplicitChain($0.expression) }), arguments.count == 1,
      !isContextual(arguments[0].syntax)
    else { return nil }
    let isOpaque = attempt { () -> Bool? in
      let type = infer(arguments[0].syntax, hint: nil).type
      return isUnknown(type) || type.resolved.wrapped.map(isUnknown) ?? false ? true : nil
    }
    guard isOpaque == true else { return nil }
    // The argument's opaque parts are recorded like those of any other.
    _ = infer(arguments[0].syntax, hint: nil)
    return opaqueValue(of: node)
  }

  /// `Int(event.number)` of an opaque value: a number, unless the context expects an optional one.
  func numberOfOpaque(_ type: Type, _ arguments: [CallArgument], hint: Type?, node: ExprSyntax) -> Expression? {
    guard isOpen, type.nominal?.isLibrary ?? false, arguments.count == 1, arguments[0].label == nil,
      !isContextual(arguments[0].syntax), hint?.wrapped == nil, let numeric = libraryType("Numeric"),
      conforms(type, to: numeric), !isUsedAsOptional(Syntax(node))
    else { return nil }
    let isOpaque = attempt { () -> Bool? in
      isUnknown(infer(arguments[0].syntax, hint: nil).type) ? true : nil
    }
    guard isOpaque == true else { return nil }
    return demanded(infer(arguments[0].syntax, hint: nil), as: type)
  }

  private func isUsedAsOptional(_ node: Syntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let tuple = parent.as(LabeledExprSyntax.self), let outer = tuple.parent?.parent, outer.is(TupleExprSyntax.self) {
      return isUsedAsOptional(outer)
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    if parent.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return true }
    if let infix = parent.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == node.id,
      let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      return name == "??"
        || (name == "==" || name == "!=") && infix.rightOperand.is(NilLiteralExprSyntax.self)
    }
    return false
  }

  package func isMadeOfOpaque(_ type: Type) -> Bool {
    type.contains { part in
      guard case .nominal(let declaration, _) = part else { return false }
      return isUnknown(declaration)
    }
  }

  package func noteOpaque(_ syntax: ExprSyntax) {
    lacking(.name(.opaque(opaqueName(of: syntax))), at: syntax)
  }

  /// A statement that cannot continue because it depends on an opaque value.
  package func stoppedStatement(_ value: Expression) -> Statement {
    Statement(.expression(demanded(value, as: libraryNominal("Never"))), place: value.place)
  }

  /// Makes variables opaque that only an opaque value could have decided.
  package func settleOpenly(from start: Opening) {
    for variable in table.openVariables[start.variables...] where variable.binding == nil && variable.literal == nil {
      table.remember(variable)
      variable.binding = unknownType
    }
  }

  func isView(_ type: Type) -> Bool {
    guard let view = libraryType("View") else { return false }
    // `move.is(\.b)`, where a macro may have made the type anything, is no modifier.
    return isUnknown(type) ? conforms(type, to: view) : conformsVisibly(type, to: view)
  }

  /// A view with a modifier; the view itself if obsh lacks the modifier, or one of its arguments.
  func modified(_ view: Expression, _ node: some SyntaxProtocol, _ call: () -> Expression) -> Expression {
    let start = table.diagnostics.count
    let value = call()
    guard hasMetOpaque(since: start) || isStopped(value) else { return value }
    if case .error = value.type {
      forgetErrors(since: start)
      // The method of an opaque value returns another one, as far as is known.
      return isUnknown(view.type) ? opaqueValue(of: node, after: view) : view
    }
    // Nothing else will decide the types that the modifier leaves open.
    return isStopped(value) || leavesOpen(value) ? view : value
  }

  private func leavesOpen(_ call: Expression) -> Bool {
    guard case .apply(_, let substitution, _, _, _) = call.kind else { return false }
    return substitution.values.contains { $0.resolved.hasTypeVariables }
  }

  func isStopped(_ call: Expression) -> Bool {
    guard case .apply(let function, _, _, let arguments, _) = call.kind, function.place.file.isLibrary else {
      return false
    }
    return stopsBeforeCall(arguments)
  }

  private func stopsBeforeCall(_ arguments: [Argument]) -> Bool {
    arguments.contains { if case .value(let value) = $0 { isStop(value) } else { false } }
  }

  private var opaqueMaker: FunctionDeclaration? {
    libraryFunctions("_opaque").first { $0.parameters.count == 1 }
  }

  func opaqueValue(of syntax: some SyntaxProtocol) -> Expression {
    guard let maker = opaqueMaker else { return errorExpression(syntax) }
    let at = place(syntax)
    return Expression(
      .apply(maker, [:], base: nil, [.value(words(opaqueName(of: syntax), at: at))], isDirect: false),
      type: unknownType, place: at)
  }

  package func opaqueValue(named name: String, at: Place) -> Expression {
    guard let maker = opaqueMaker else { return Expression(.tuple([]), type: .error, place: at) }
    return Expression(
      .apply(maker, [:], base: nil, [.value(words(name, at: at))], isDirect: false), type: unknownType, place: at)
  }

  func opaqueValue(insteadOf value: Expression) -> Expression {
    guard let maker = opaqueMaker else { return value }
    return Expression(
      .apply(
        maker, [:], base: nil, [.value(words(name(of: value) ?? "\(value.type.resolved)", at: value.place))],
        isDirect: false),
      type: unknownType, place: value.place)
  }

  /// An expression of any type that stops when it is reached, with the reason why there is no value.
  package func stop(_ text: String, as type: Type, isSealed: Bool = false, at: Place) -> Expression {
    guard let stop = libraryFunctions(isSealed ? "_stopSealed" : "_stop").first,
      let parameter = stop.genericParameters.first
    else {
      return Expression(.tuple([]), type: .error, place: at)
    }
    return Expression(
      .apply(stop, [parameter: type], base: nil, [.value(words(text, at: at))], isDirect: false), type: type, place: at)
  }

  /// An opaque value in place of a value of another type.
  package func demanded(_ value: Expression, as type: Type) -> Expression {
    if let look = look(of: value, as: type) { return look }
    switch head(type) {
    case .tuple(let elements) where !elements.isEmpty:
      let parts = elements.map { isUnknown($0.type) ? opaqueValue(insteadOf: value) : demanded(value, as: $0.type) }
      return Expression(.tuple(parts), type: type, place: value.place)
    case .function(let function):
      if let made = opaqueFunction(value, as: function) { return made }
    case .nominal(let path, let arguments) where path.name == "KeyPath" && path.isKeyPath && arguments.count == 2:
      if let made = opaqueKeyPath(value, arguments[0], arguments[1]) { return made }
    default: break
    }
    let name = name(of: value).map { "'\($0)'" } ?? "this value"
    // `Self` in an operator's declaration is meaningless to the reader, even if it stands for a type by now.
    let isNamed =
      switch type.resolved {
      case .parameter, .variable: false
      case .nominal(let never, _) where never.name == "Never" && never.isLibrary: false
      case .nominal(let optional, let wrapped) where optional.name == "Optional" && optional.isLibrary:
        !wrapped.contains(where: isUnknown)
      default: true
      }
    let needed = isNamed ? "a value of type '\(type.resolved.shown)'" : "its value"
    return stop("\(name) is opaque: obsh does not have it, and \(needed) is needed here", as: type, at: value.place)
  }

  /// `\.bold` for a type that obsh lacks: the value is what it looks like, or is missed where the path is followed.
  private func opaqueKeyPath(_ value: Expression, _ root: Type, _ result: Type) -> Expression? {
    guard isUnknown(root), !isUnknown(result), !result.resolved.hasTypeVariables, let name = name(of: value),
      let last = name.split(separator: ".").last.map(String.init), name.hasPrefix("\\"), last != name
    else { return nil }
    let read = demanded(opaqueValue(named: last, at: value.place), as: result)
    guard let property = makeOpaqueProperty(last, of: root, type: result, value: read) else { return nil }
    return Expression(
      .keyPath([.property(property, [:], root: root, type: result)]), type: libraryNominal("KeyPath", [root, result]),
      place: value.place)
  }

  /// A function that obsh lacks: it does nothing, returns an opaque value, or stops when it is called.
  private func opaqueFunction(_ value: Expression, as type: FunctionType) -> Expression? {
    let result = head(type.result)
    guard !type.parameters.contains(where: \.isInout), !result.hasTypeVariables else { return nil }
    let maker = result.isVoid ? "_idle" : isUnknown(result) ? "_opaqueFunction" : "_stopFunction"
    guard
      let function = libraryFunctions(maker).first(where: { $0.genericParameters.count == type.parameters.count + 1 })
    else { return nil }
    var plain = FunctionType(type.parameters.map { FunctionType.Parameter(type: $0.type) }, result)
    plain.isolation = type.isolation
    let substitution = Dictionary(
      uniqueKeysWithValues: zip(function.genericParameters, type.parameters.map(\.type) + [result]))
    let name = name(of: value) ?? "a function"
    let text =
      maker == "_stopFunction"
      ? "'\(name)' is opaque: obsh does not have it, and a value of type '\(result.shown)' is needed here" : name
    let made = Expression(
      .apply(function, substitution, base: nil, [.value(words(text, at: value.place))], isDirect: false),
      type: .function(plain), place: value.place)
    return plain == type ? made : convert(made, to: Type.function(type))
  }

  /// A value of a type that only affects the appearance: the program does not depend on it.
  func look(of value: Expression, as type: Type) -> Expression? {
    guard let maker = libraryFunctions("_look").first(where: { head($0.result) == head(type) }) else { return nil }
    return Expression(
      .apply(maker, [:], base: nil, [.value(words(name(of: value) ?? "", at: value.place))], isDirect: false),
      type: type, place: value.place)
  }

  func name(of value: Expression) -> String? {
    switch value.kind {
    case .apply(_, _, _, let arguments, _):
      guard case .value(let first)? = arguments.first, case .string(let text) = first.kind else { return nil }
      return text
    case .variable(let variable), .property(_, let variable, _, _): return variable.name
    default: return nil
    }
  }

  /// True if the program stops when it reaches the expression, because its value is opaque.
  func isStop(_ value: Expression) -> Bool {
    switch value.kind {
    case .apply(let function, _, _, let arguments, _):
      // An argument is evaluated before its call: `modifier(Font(name: opaque))`.
      function.name.hasPrefix("_stop") && function.place.file.isLibrary || stopsBeforeCall(arguments)
    case .wrap(let inner), .erase(let inner), .upcast(let inner): isStop(inner)
    default: false
    }
  }

  func words(_ text: String, at: Place) -> Expression {
    Expression(.string(text), type: libraryNominal("String"), place: at)
  }

  func opaqueName(of syntax: some SyntaxProtocol) -> String {
    let text = syntax.trimmedDescription
    return String(text.prefix { $0 != "(" && $0 != "{" && !$0.isNewline }.prefix(60)).trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
