import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Finds the one type that the elements of a literal share.
extension ExpressionChecker {
  /// The elements with the one type they share.
  ///
  /// - Parameters:
  ///   - key: The type of a dictionary's keys, if the elements are its values.
  ///   - isColumn: True for parts of tuples, whose type must be that of one of them: no superclass of all is sought.
  func inferCommonElement(
    _ elements: [ExprSyntax], at node: some SyntaxProtocol, hint: Type? = nil, key: Type? = nil, isColumn: Bool = false
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
      if type == nil, isContextual(element), !isOnlyFunction(element),
        elements.count > 1 || element.is(NilLiteralExprSyntax.self)
      {
        values.append(nil)
        continue
      }
      if element.is(NilLiteralExprSyntax.self), let known = type {
        // `[1, nil]` has optional elements.
        if head(known).wrapped == nil { type = optional(known) }
        values.append(nil)
        continue
      }
      if let type, nestsOnlyNil(element), attempt({ infer(element, hint: type) }) == nil {
        table.rollback(to: start)
        return mixture(elements, at: node, key: key)
      }
      let value = inferElement(element, beside: saysItsType(element) ? nil : type)
      if case .error = value.type {
        if elements.allSatisfy(isTypeOf) { reportMetatypeOfNothing(element, to: .any) }
        hasFailed = true
        if table.speculations > 0 { break }
        continue
      }
      if hasFailed { continue }
      values.append(value)
      if let known = type {
        guard let joined = join(known, value.type) ?? adapted(element, value, to: known),
          !isColumn || !isThirdClass(joined, known, value.type)
        else {
          table.rollback(to: start)
          return mixture(elements, at: node, key: key)
        }
        type = joined
      } else {
        type = value.type
      }
    }
    if hasFailed { return nil }
    let isOnlyNil = !elements.isEmpty && elements.allSatisfy { $0.is(NilLiteralExprSyntax.self) }
    var final = type ?? sequenceElement(hint) ?? (isOnlyNil ? .any : makeElement("Element", .any))
    if isOnlyNil || elements.contains(where: { $0.is(NilLiteralExprSyntax.self) }), head(final).wrapped == nil,
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

  /// True for the name of a function that is not overloaded: it has a type without its context.
  private func isOnlyFunction(_ element: ExprSyntax) -> Bool {
    element.is(DeclReferenceExprSyntax.self) && attempt { infer(element, hint: nil) } != nil
  }

  /// An element beside others of a type. A function may be of another type, to which the others convert.
  private func inferElement(_ element: ExprSyntax, beside type: Type?) -> Expression {
    guard let type, case .function = head(type) else { return infer(element, hint: type) }
    return attempt { infer(element, hint: type) } ?? infer(element, hint: nil)
  }

  /// True for a literal such as `[[nil]]`, which has no type of its own: beside a number, only `Any` can hold it.
  private func nestsOnlyNil(_ element: ExprSyntax) -> Bool {
    guard let elements = element.as(ArrayExprSyntax.self)?.elements, !elements.isEmpty else { return false }
    return elements.allSatisfy { $0.expression.is(NilLiteralExprSyntax.self) || nestsOnlyNil($0.expression) }
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
    let labels = first.elements.map { $0.label?.identifierText }
    var columns: [[LabeledExprSyntax]] = labels.map { _ in [] }
    for element in elements {
      guard let tuple = element.as(TupleExprSyntax.self), tuple.elements.map({ $0.label?.identifierText }) == labels
      else {
        return nil
      }
      for (index, part) in tuple.elements.enumerated() { columns[index].append(part) }
    }
    return columns
  }

  /// True for a superclass of two classes.
  private func isThirdClass(_ type: Type, _ one: Type, _ other: Type) -> Bool {
    guard let declaration = head(type).nominal, declaration.isClass else { return false }
    return head(one).nominal != declaration && head(other).nominal != declaration
  }

  /// `[(1, nil), (2, "a")]`: each part has the common type of that part in all tuples.
  private func inferColumns(
    _ columns: [[LabeledExprSyntax]], _ elements: [ExprSyntax], at node: some SyntaxProtocol
  ) -> (Type, [Expression])? {
    let errors = errorCount
    var parts: [TupleElement] = []
    var values: [[Expression]] = []
    for column in columns {
      guard let (type, found) = inferCommonElement(column.map(\.expression), at: node, isColumn: true),
        errorCount == errors, unbound(type)?.literal != .mixture
      else { return nil }
      parts.append(TupleElement(label: column[0].label?.identifierText, type: type))
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
      case .tryExpr, .awaitExpr, .unsafeExpr, .labeledExpr: break
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
  func nameMixtures(_ key: Type, _ value: Type) {
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
  func sequenceElement(_ hint: Type?) -> Type? {
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
}
