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

  // MARK: Arrays and tuples

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
      if let expected, let own = expressibleByArray(declaration, expected) {
        return inferCustomArray(node, expected, own)
      }
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
    if isOpen, importsUnseen, let hint, case .nominal(let declaration, _) = literalTarget(hint),
      declaration.isLibrary, declaration.module != "Swift", declaration.kind == .structure,
      declaration.genericParameters.isEmpty
    {
      // A module that obsh lacks may let the type be written so: `let size: CGSize = [10, 20]`.
      noteOpaque(ExprSyntax(node))
      return demanded(opaqueValue(of: node), as: literalTarget(hint))
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

  /// The conformance may have conditions, which the arguments of the type meet.
  private func expressibleByArray(_ declaration: NominalDeclaration, _ type: Type) -> AssociatedType? {
    guard let one = libraryType("ExpressibleByArrayLiteral"),
      conforms(declaration.declaredType, to: one) || conforms(type, to: one)
    else { return nil }
    return one.associatedTypes.first
  }

  /// A type variable for the elements of a collection literal.
  func makeElement(_ name: String, _ fallback: Type) -> Type {
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

  func isCollection(_ syntax: ExprSyntax) -> Bool {
    syntax.is(ArrayExprSyntax.self) || syntax.is(DictionaryExprSyntax.self)
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
        let written = node.elements.map { TupleElement(label: $0.label?.identifierText, type: .void) }
        for (index, element) in zip(TupleElement.order(of: written, as: elements) ?? [], elements) {
          hints[index] = element.type
        }
      }
    }
    if hasRepeats(node.elements.map { $0.label?.identifierText }) { error(.type(.repeatedLabel), at: node) }
    var values: [Expression] = []
    var elements: [TupleElement] = []
    for (element, expected) in zip(node.elements, hints) {
      let value = infer(element.expression, hint: expected)
      if case .error = value.type { return value }
      values.append(value)
      elements.append(TupleElement(label: element.label?.identifierText, type: value.type))
    }
    return Expression(.tuple(values), type: .tuple(elements), place: place(node))
  }
}
