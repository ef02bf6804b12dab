extension Expression {
  /// The direct subexpressions, in the order of their evaluation. Closures' bodies and branching statements are not
  /// expressions; a walk of the tree handles those itself.
  package var children: [Expression] {
    switch kind {
    case .integer, .double, .boolean, .string, .nilValue, .variable, .staticVariable, .caseFunction, .metatype,
      .genericValue, .closure, .statement:
      []
    case .interpolation(let segments):
      segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .array(let values), .tuple(let values), .enumCase(_, let values): values
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .function(_, _, let base): [base].compactMap { $0 }
    case .apply(_, _, let base, let arguments, _): [base].compactMap { $0 } + arguments.compactMap(\.expression)
    case .delegateInitializer(_, _, let arguments, _): arguments.compactMap(\.expression)
    case .call(let callee, let arguments): [callee] + arguments.compactMap(\.expression)
    case .subscripted(let base, _, _, let arguments): [base] + arguments.compactMap(\.expression)
    case .keyPath(let components):
      components.flatMap { component -> [Expression] in
        if case .subscripted(_, _, let arguments, _, _) = component { arguments.compactMap(\.expression) } else { [] }
      }
    case .property(let one, _, _, _), .tupleElement(let one, _), .forceUnwrap(let one), .optionalChain(let one),
      .pointer(let one, _),
      .chainLink(let one), .not(let one), .discard(let one), .tryPlain(let one), .tryOptional(let one),
      .tryForced(let one), .await(let one), .wrap(let one), .upcast(let one), .erase(let one),
      .convertCollection(let one, _, _), .reinterpret(let one), .isNil(let one), .castTest(let one, _),
      .castConditional(let one, _), .castForced(let one, _), .dynamicType(let one),
      .consumed(let one), .copied(let one):
      [one]
    case .keyPathApplication(let one, let other), .and(let one, let other), .or(let one, let other),
      .coalesce(let one, let other), .identical(let one, let other):
      [one, other]
    case .assign(let target, let value): [value, target]
    case .ternary(let condition, let one, let other): [condition, one, other]
    }
  }
}

extension Expression {
  package var withoutReinterpretation: Expression {
    if case .reinterpret(let inner) = kind { inner.withoutReinterpretation } else { self }
  }
}

extension Expression {
  /// True for a variable that is passed as a pointer, and changed by the call as an inout argument is.
  package var isPointerToVariable: Bool { if case .pointer = kind { true } else { false } }
}

extension Argument {
  package var expression: Expression? {
    switch self {
    case .value(let value), .inOut(let value): value
    case .defaultValue: nil
    }
  }
}
