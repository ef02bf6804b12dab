import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

extension ExpressionChecker {
  func literal(_ kind: Expression.Kind, _ literal: TypeVariable.Literal, at node: some SyntaxProtocol)
    -> Expression
  {
    let expression = Expression(kind, type: makeVariable(literal), place: place(node))
    table.pendingLiterals.append(expression)
    return expression
  }

  func inferInteger(_ node: IntegerLiteralExprSyntax, isNegative: Bool, at syntax: some SyntaxProtocol) -> Expression {
    let text = node.literal.text.without("_")
    let value: UInt128?
    if text.utf8.first != UInt8(ascii: "0") {
      value = UInt128(text)
    } else if text.hasPrefix("0x") {
      value = UInt128(text.dropFirst(2), radix: 16)
    } else if text.hasPrefix("0b") {
      value = UInt128(text.dropFirst(2), radix: 2)
    } else if text.hasPrefix("0o") {
      value = UInt128(text.dropFirst(2), radix: 8)
    } else {
      value = UInt128(text)
    }
    guard let value else {
      error(.literal(.overflow(text, .written("Int"))), at: place(syntax))
      return errorExpression(syntax)
    }
    return literal(.integer(value, isNegative: isNegative), .integer, at: syntax)
  }

  func inferFloat(_ node: FloatLiteralExprSyntax, isNegative: Bool = false, at syntax: some SyntaxProtocol)
    -> Expression
  {
    let text = node.literal.text.without("_")
    guard let value = Double(text) else {
      error(.literal(.invalidFloat(text)), at: syntax)
      return errorExpression(syntax)
    }
    return literal(.double(isNegative ? -value : value), .float, at: syntax)
  }

  func inferNil(_ syntax: ExprSyntax, hint: Type) -> Expression {
    let expected = head(hint)
    let expression = Expression(.nilValue, type: .error, place: place(syntax))
    if expected.wrapped != nil {
      expression.type = expected
    } else {
      let variable = makeVariable(.nilValue)
      expression.type = variable
      table.pendingLiterals.append(expression)
    }
    return expression
  }

  // MARK: Collections

  func inferArray(_ node: ArrayExprSyntax, hint: Type?) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, let type = typeExpression(only.expression) {
      // `[Int]` in place of a value is the type; `[Int].self` and `[Int]()` come here through their base.
      if isUsedAsValue(node) {
        error(.member(.typeAlone(node.trimmedDescription)), at: node)
        return errorExpression(node)
      }
      let array = libraryNominal("Array", [type])
      return Expression(.metatype(array), type: .metatype(array), place: place(node))
    }
    let expected = hint.map { literalTarget($0) }
    switch expected {
    case .nominal(let declaration, let arguments)?
    where declaration.isLibrary && ["Array", "Set"].contains(declaration.name):
      return inferElements(node, element: arguments[0], type: expected ?? .error)
    case .nominal(let declaration, _)?:
      if let own = expressibleByArray(declaration), let expected { return inferCustomArray(node, expected, own) }
    case .parameter?, .member?:
      if let expected, let one = libraryType("ExpressibleByArrayLiteral"), conforms(expected, to: one),
        let own = one.associatedTypes.first
      {
        return inferCustomArray(node, expected, own)
      }
    case .existential(_, _, let arguments)?:
      if let element = arguments.first(where: { $0.associated.name == "Element" })?.type {
        let array = libraryNominal("Array", [element])
        if let expected, canConvert(array, to: expected) { return inferElements(node, element: element, type: array) }
      }
    default: break
    }
    // `some Collection<any Shape>`: each element is boxed, and the box's constraints determine the element's type.
    if !node.elements.isEmpty, let element = sequenceElement(hint), isErased(element) {
      return inferElements(node, element: element, type: libraryNominal("Array", [element]))
    }
    let element = inferCommonElement(node.elements.map(\.expression), at: node, hint: hint)
    guard let (type, values) = element else { return errorExpression(node) }
    return Expression(.array(values), type: libraryNominal("Array", [type]), place: place(node))
  }

  /// True for `[Int]` where a value is needed, unlike in `[Int]()` and `[Int].self`.
  private func isUsedAsValue(_ node: some ExprSyntaxProtocol) -> Bool {
    switch node.parent?.as(SyntaxEnum.self) {
    case .initializerClause, .returnStmt, .codeBlockItem: true
    case .labeledExpr(let argument): argument.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
    default: false
    }
  }

  /// The type, without optionals, that a collection literal creates.
  func literalTarget(_ hint: Type) -> Type {
    var type = head(hint)
    while let wrapped = type.wrapped { type = head(wrapped) }
    return type
  }

  private func expressibleByArray(_ declaration: NominalDeclaration) -> AssociatedType? {
    guard let one = libraryType("ExpressibleByArrayLiteral"), conforms(declaration.declaredType, to: one) else {
      return nil
    }
    return one.associatedTypes.first
  }

  /// A type variable for the elements of a collection literal.
  private func makeElement(_ name: String, _ fallback: Type) -> Type {
    let type = makeVariable(name: name)
    if case .variable(let variable) = type { variable.fallback = fallback }
    return type
  }

  private func inferElements(_ node: ArrayExprSyntax, element: Type, type: Type) -> Expression {
    if case .existential = head(element), type.isLibrary("Array"),
      node.elements.contains(where: { $0.expression.is(NilLiteralExprSyntax.self) })
    {
      // `[nil]` as `[Any]` is an array of optionals that is converted.
      let wrapped = optional(element)
      let value = inferElements(node, element: wrapped, type: libraryNominal("Array", [wrapped]))
      if case .error = value.type { return value }
      if let converted = convert(value, to: type) { return converted }
    }
    var values: [Expression] = []
    for item in node.elements {
      values.append(
        inferAlone(item.expression, as: element) ?? inferConverted(item.expression, to: element, purpose: .element))
    }
    for value in values { if case .error = value.type { return errorExpression(node) } }
    return Expression(.array(values), type: type, place: place(node))
  }

  /// An element of a literal that has no solution as a whole, solved by itself: its type decides it. Nil if it has no
  /// solution either.
  private func inferAlone(_ syntax: ExprSyntax, as element: Type) -> Expression? {
    guard case .none = table.context.solution, !element.resolved.hasTypeVariables else { return nil }
    return attempt {
      let value = asFullExpressions { inferConverted(syntax, to: element, purpose: .element) }
      if case .error = value.type { return nil }
      return value
    }
  }

  /// The element type of a collection literal of this type. For a generic parameter only the associated type is
  /// known.
  func literalPart(_ associated: AssociatedType, of type: Type) -> Type? {
    switch type {
    case .parameter, .member: reduce(.member(type, associated))
    default: associatedType(associated, of: type)
    }
  }

  private func inferCustomArray(_ node: ArrayExprSyntax, _ type: Type, _ associated: AssociatedType) -> Expression {
    guard let element = literalPart(associated, of: type) else { return errorExpression(node) }
    if type.isLibrary("InlineArray"), case .nominal(_, let arguments) = type,
      !matches(arguments[0], .integer(node.elements.count))
    {
      let wanted = described(arguments[0]).shown
      error(.literal(.inlineCount(wanted: wanted, given: node.elements.count)), at: node)
      return errorExpression(node)
    }
    let array = inferElements(node, element: element, type: libraryNominal("Array", [element]))
    return callLiteralInitializer("arrayLiteral", array, of: type) ?? errorExpression(node)
  }

  private func isCollection(_ syntax: ExprSyntax) -> Bool {
    syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
  }

  /// The elements with the one type they share.
  ///
  /// - Parameter key: The type of a dictionary's keys, if the elements are its values.
  private func inferCommonElement(
    _ elements: [ExprSyntax], at node: some SyntaxProtocol, hint: Type? = nil, key: Type? = nil
  ) -> (Type, [Expression])? {
    var values: [Expression?] = []
    var type: Type?
    var hasFailed = false
    let start = table.snapshot()
    if let columns = tupleColumns(elements) {
      if let found = inferColumns(columns, elements, at: node) { return found }
      table.rollback(to: start)
    }
    for element in elements {
      if isContextual(element), type == nil, elements.count > 1 {
        values.append(nil)
        continue
      }
      if element.is(NilLiteralExprSyntax.self), let known = type {
        // `[1, nil]` has optional elements.
        if head(known).wrapped == nil { type = optional(known) }
        values.append(nil)
        continue
      }
      let value = infer(element, hint: saysItsType(element) ? nil : type)
      if case .error = value.type {
        hasFailed = true
        if table.speculations > 0 { break }
        continue
      }
      if hasFailed { continue }
      values.append(value)
      if let known = type {
        guard let joined = join(known, value.type) ?? adapted(element, value, to: known) else {
          table.rollback(to: start)
          return mixture(elements, at: node, key: key)
        }
        type = joined
      } else {
        type = value.type
      }
    }
    if hasFailed { return nil }
    var final = type ?? sequenceElement(hint) ?? makeElement("Element", .any)
    if elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }), head(final).wrapped == nil,
      unbound(final)?.literal != nil || unbound(final) == nil
    {
      final = optional(final)
    }
    var converted: [Expression] = []
    for (value, element) in zip(values, elements) {
      if let value, let done = convert(value, to: final) {
        converted.append(done)
      } else if value == nil, isCollection(element), elements.count > 1 {
        // `[["x"], "y"]`: only a known element type tells what a literal without its own type is.
        guard let done = attempt({ inferConverted(element, to: final, purpose: .element) }) else {
          table.rollback(to: start)
          return mixture(elements, at: node, key: key)
        }
        converted.append(done)
      } else {
        let done = inferConverted(element, to: final, purpose: .element)
        if case .error = done.type { return nil }
        converted.append(done)
      }
    }
    return (final, converted)
  }

  /// True for a choice between values with known types, which need not have the type of the previous elements.
  private func saysItsType(_ element: ExprSyntax) -> Bool {
    if let tuple = element.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return saysItsType(only.expression)
    }
    guard let choice = element.as(TernaryExprSyntax.self) else { return false }
    return !isContextual(choice.thenExpression) || !isContextual(choice.elseExpression)
  }

  /// The parts of several tuples by position, if all elements are such tuples.
  private func tupleColumns(_ elements: [ExprSyntax]) -> [[LabeledExprSyntax]]? {
    guard elements.count > 1, let first = elements[0].as(TupleExprSyntax.self), first.elements.count > 1 else {
      return nil
    }
    let labels = first.elements.map { $0.label?.text }
    var columns: [[LabeledExprSyntax]] = labels.map { _ in [] }
    for element in elements {
      guard let tuple = element.as(TupleExprSyntax.self), tuple.elements.map({ $0.label?.text }) == labels else {
        return nil
      }
      for (index, part) in tuple.elements.enumerated() { columns[index].append(part) }
    }
    return columns
  }

  /// `[(1, nil), (2, "a")]`: each part has the common type of that part in all tuples.
  private func inferColumns(
    _ columns: [[LabeledExprSyntax]], _ elements: [ExprSyntax], at node: some SyntaxProtocol
  ) -> (Type, [Expression])? {
    let errors = errorCount
    var parts: [TupleElement] = []
    var values: [[Expression]] = []
    for column in columns {
      guard let (type, found) = inferCommonElement(column.map(\.expression), at: node), errorCount == errors,
        unbound(type)?.literal != .mixture
      else { return nil }
      parts.append(TupleElement(label: column[0].label?.text, type: type))
      values.append(found)
    }
    let type = Type.tuple(parts)
    let tuples = elements.indices.map { row in
      Expression(.tuple(values.map { $0[row] }), type: type, place: place(elements[row]))
    }
    return (type, tuples)
  }

  /// Elements without a common type: the use of the literal may still determine their type, as in `[1,
  /// "a"].map(describe)`. Nil if an element needs its type immediately.
  private func mixture(
    _ elements: [ExprSyntax], at node: some SyntaxProtocol, key: Type?
  ) -> (Type, [Expression])? {
    let element = elements.contains { $0.is(NilLiteralExprSyntax.self) } ? "Any?" : "Any"
    let keys = key.map { unbound($0)?.literal == .mixture ? "AnyHashable" : "\(described($0))" }
    let shown = keys.map { "[\($0) : \(element)]" } ?? "[\(element)]"
    guard !elements.contains(where: isContextual), case .variable(let variable) = makeVariable(.mixture) else {
      let mixture = Mixture(place: place(node), values: [], shown: shown, isPart: isPart(node))
      report(mixture)
      guard mixture.isPart else { return nil }
      let type = elements.contains { $0.is(NilLiteralExprSyntax.self) } ? optional(.any) : Type.any
      return (type, elements.map { inferConverted($0, to: type, purpose: .element) })
    }
    let values = elements.map { infer($0, hint: nil) }
    let mixture = Mixture(place: place(node), values: values, shown: shown, isPart: isPart(node))
    table.mixtures.append((variable, mixture))
    return (.variable(variable), values.map { postpone($0, to: .variable(variable)) })
  }

  /// Reports that the elements of a literal have no common type.
  func reportMixture(_ variable: TypeVariable) {
    for (own, mixture) in table.mixtures where unbound(.variable(own)) == variable { report(mixture) }
  }

  /// True if all elements of such a literal can have the type.
  package func canMix(_ variable: TypeVariable, into type: Type) -> Bool {
    table.mixtures.allSatisfy { own, mixture in
      unbound(.variable(own)) != variable || mixture.values.allSatisfy { canConvert($0.type, to: type) }
    }
  }

  private func report(_ mixture: Mixture) {
    // Both the keys and the values of a dictionary may be heterogeneous: that is one error.
    guard !table.diagnostics.contains(where: { $0.offset == mixture.place.offset && $0.severity == .error }) else {
      return
    }
    if !mixture.isPart { error(.literal(.mixedCollection(mixture.shown)), at: mixture.place) }
  }

  /// True if the literal is a part of an expression, or has a declared type: there swiftc takes it for `[Any]` without
  /// a message.
  private func isPart(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      switch parent.as(SyntaxEnum.self) {
      case .tryExpr, .awaitExpr, .labeledExpr: break
      case .labeledExprList(let list) where list.count == 1 && list.first?.label == nil: break
      case .tupleExpr: break
      case .initializerClause:
        guard let binding = parent.parent?.as(PatternBindingSyntax.self) else { return true }
        return binding.typeAnnotation != nil
      case .switchExpr: return false
      case .codeBlockItem:
        guard let list = parent.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        // A closure with one expression is part of the enclosing expression, and a function may return it.
        return list.parent?.is(ClosureExprSyntax.self) ?? false || !head(body.result).isVoid
      default: return true
      }
      current = parent
    }
    return false
  }

  /// Reports a dictionary whose keys or values have no common type.
  private func nameMixtures(_ key: Type, _ value: Type) {
    let mixed = [key, value].map { type in
      unbound(type).flatMap { variable in table.mixtures.firstIndex { $0.variable == variable } }
    }
    guard mixed.contains(where: { $0 != nil }) else { return }
    let shown = [
      mixed[0] == nil ? "\(described(key))" : "AnyHashable", mixed[1] == nil ? "\(described(value))" : "Any",
    ]
    for case let index? in mixed { table.mixtures[index].mixture.shown = "[\(shown[0]) : \(shown[1])]" }
  }

  /// The element type that a condition such as `S.Element == Shape` sets for the literal passed for an `S`.
  private func sequenceElement(_ hint: Type?) -> Type? {
    guard let hint, let variable = unbound(hint) else { return nil }
    for (left, right) in table.deferredMatches {
      for (side, other) in [(left, right), (right, left)] {
        if case .member(let base, let associated) = side, associated.name == "Element", unbound(base) == variable,
          unbound(other) == nil
        {
          return other
        }
      }
    }
    return nil
  }

  /// The known type, if the element converts to it: a tuple that contains nil or a literal.
  private func adapted(_ element: ExprSyntax, _ value: Expression, to known: Type) -> Type? {
    let start = table.snapshot()
    defer { table.rollback(to: start) }
    if convert(value, to: known) != nil { return known }
    let errors = errorCount
    let again = infer(element, hint: known)
    return errorCount == errors && convert(again, to: known) != nil ? known : nil
  }

  func inferDictionary(_ node: DictionaryExprSyntax, hint: Type?) -> Expression {
    let expected = hint.map { literalTarget($0) }
    var key = Type.error
    var value = Type.error
    var type: Type?
    if case .nominal(let declaration, let arguments)? = expected {
      if declaration.isLibrary, declaration.name == "Dictionary" {
        (key, value, type) = (arguments[0], arguments[1], expected)
      } else if let one = libraryType("ExpressibleByDictionaryLiteral"), let expected, conforms(expected, to: one) {
        return inferCustomDictionary(node, expected, one)
      }
    }
    switch expected {
    case .parameter?, .member?:
      if let expected, let one = libraryType("ExpressibleByDictionaryLiteral"), conforms(expected, to: one) {
        return inferCustomDictionary(node, expected, one)
      }
    default: break
    }
    guard case .elements(let elements) = node.content else {
      let made =
        type
        ?? libraryNominal(
          "Dictionary", [makeElement("Key", libraryNominal("AnyHashable")), makeElement("Value", .any)])
      return Expression(.dictionary([]), type: made, place: place(node))
    }
    if elements.count == 1, let only = elements.first, type == nil, let keyType = typeExpression(only.key),
      let valueType = typeExpression(only.value)
    {
      let made = libraryNominal("Dictionary", [keyType, valueType])
      return Expression(.metatype(made), type: .metatype(made), place: place(node))
    }
    if type == nil {
      guard let (keyType, keys) = inferCommonElement(elements.map(\.key), at: node),
        let (valueType, values) = inferCommonElement(elements.map(\.value), at: node, key: keyType)
      else { return errorExpression(node) }
      nameMixtures(keyType, valueType)
      let pairs = zip(keys, values).map { (key: $0, value: $1) }
      return Expression(
        .dictionary(pairs), type: libraryNominal("Dictionary", [keyType, valueType]), place: place(node))
    }
    var pairs: [(key: Expression, value: Expression)] = []
    for element in elements {
      let one = inferConverted(element.key, to: key, purpose: .dictionaryKey)
      let other = inferConverted(element.value, to: value, purpose: .dictionaryValue)
      pairs.append((one, other))
    }
    for pair in pairs {
      if case .error = pair.key.type { return pair.key }
      if case .error = pair.value.type { return pair.value }
    }
    return Expression(.dictionary(pairs), type: type ?? .error, place: place(node))
  }

  private func inferCustomDictionary(
    _ node: DictionaryExprSyntax, _ type: Type, _ declaration: NominalDeclaration
  ) -> Expression {
    // The initializer takes its pairs one by one, and does not require unique keys.
    func element(_ name: String) -> Type? {
      guard let associated = declaration.associatedTypes.first(where: { $0.name == name }) else { return nil }
      return literalPart(associated, of: type)
    }
    guard let key = element("Key"), let value = element("Value") else { return errorExpression(node) }
    let pair = Type.tuple([TupleElement(type: key), TupleElement(type: value)])
    var pairs: [Expression] = []
    if case .elements(let elements) = node.content {
      for element in elements {
        let one = inferConverted(element.key, to: key, purpose: .element)
        let other = inferConverted(element.value, to: value, purpose: .element)
        if case .error = one.type { return one }
        if case .error = other.type { return other }
        pairs.append(Expression(.tuple([one, other]), type: pair, place: one.place))
      }
    }
    let array = Expression(.array(pairs), type: libraryNominal("Array", [pair]), place: place(node))
    return callLiteralInitializer("dictionaryLiteral", array, of: type) ?? errorExpression(node)
  }

  func inferTuple(_ node: TupleExprSyntax, hint: Type?) -> Expression {
    if node.elements.count == 1, let only = node.elements.first {
      guard let label = only.label else { return infer(only.expression, hint: hint) }
      error(.literal(.labeledSingleTuple), at: label)
      return errorExpression(node)
    }
    if node.elements.isEmpty { return Expression(.tuple([]), type: .void, place: place(node)) }
    var hints: [Type?] = Array(repeating: nil, count: node.elements.count)
    if let hint {
      var expected = head(hint)
      if let wrapped = expected.wrapped { expected = head(wrapped) }
      if case .tuple(let elements) = expected {
        let written = node.elements.map { TupleElement(label: $0.label?.text, type: .void) }
        for (index, element) in zip(TupleElement.order(of: written, as: elements) ?? [], elements) {
          hints[index] = element.type
        }
      }
    }
    if hasRepeats(node.elements.map { $0.label?.text }) { error(.type(.repeatedLabel), at: node) }
    var values: [Expression] = []
    var elements: [TupleElement] = []
    for (element, expected) in zip(node.elements, hints) {
      let value = infer(element.expression, hint: expected)
      if case .error = value.type { return value }
      values.append(value)
      elements.append(TupleElement(label: element.label?.text, type: value.type))
    }
    return Expression(.tuple(values), type: .tuple(elements), place: place(node))
  }
}
