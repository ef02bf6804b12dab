import Tree

/// Questions about expressions whose answers let values be read in place instead of being copied first.
extension FunctionBuilder {
  /// True if the expression only reads: no code of the program runs, and nothing is written.
  func isPure(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .double, .boolean, .string, .nilValue, .metatype: true
    case .variable(let variable): variable.getter == nil && variable.ownership == .strong
    case .property, .tupleElement: isStoredPath(expression)
    case .apply(let function, _, let base, let arguments, _):
      base.map(isPure) ?? true && isBuiltinOperator(function, arguments)
        && arguments.allSatisfy { argument in
          if case .value(let value) = argument { isPure(value) } else { false }
        }
    case .not(let inner), .wrap(let inner), .isNil(let inner), .upcast(let inner): isPure(inner)
    default: false
    }
  }

  /// True if the expression is a variable followed by stored properties only.
  func isStoredPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .variable(let variable):
      variable.getter == nil && variable.ownership == .strong
    case .property(let base, let property, _, let isDirect):
      isStored(property, isDirect: isDirect) && isStoredPath(base)
    case .tupleElement(let base, _): isStoredPath(base)
    case .upcast(let inner): isReference(type(inner)) && isStoredPath(inner)
    case .forceUnwrap(let inner):
      type(expression).wrapped == nil && !isTrivial(type(expression)) && isStoredPath(inner)
    default: false
    }
  }

  /// True if the property is read directly from its storage, without code of the program.
  func isStored(_ property: VariableDeclaration, isDirect: Bool) -> Bool {
    property.getter == nil && property.storageIndex != nil && !property.isLazy && property.ownership == .strong
      && (!property.isOverridden || isDirect)
  }

  /// True if evaluating the expression may assign to a variable that lives in a register of this function. Variables
  /// that closures change live in cells.
  func mayWriteLocals(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .double, .boolean, .string, .nilValue, .metatype, .variable, .staticVariable, .closure,
      .caseFunction, .genericValue:
      return false
    case .property(let base, let property, _, _):
      return mayWriteLocals(base) || property.isLazy || property.getter?.isMutating ?? false
    case .tupleElement(let base, _), .forceUnwrap(let base), .optionalChain(let base), .chainLink(let base),
      .not(let base), .tryPlain(let base), .tryOptional(let base), .tryForced(let base), .await(let base),
      .wrap(let base), .upcast(let base), .erase(let base), .reinterpret(let base), .isNil(let base),
      .castTest(let base, _), .castConditional(let base, _), .castForced(let base, _), .dynamicType(let base),
      .consumed(let base), .copied(let base),
      .discard(let base), .convertCollection(let base, _, _), .pointer(let base, _):
      return mayWriteLocals(base)
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right),
      .identical(let left, let right), .keyPathApplication(let left, let right):
      return mayWriteLocals(left) || mayWriteLocals(right)
    case .ternary(let condition, let left, let right):
      return mayWriteLocals(condition) || mayWriteLocals(left) || mayWriteLocals(right)
    case .apply(let function, _, let base, let arguments, _):
      return function.isMutating || base.map(mayWriteLocals) ?? false || mayWriteLocals(arguments)
    case .call(let function, let arguments): return mayWriteLocals(function) || mayWriteLocals(arguments)
    case .subscripted(let base, let declaration, _, let arguments):
      return declaration.getter.isMutating || mayWriteLocals(base) || mayWriteLocals(arguments)
    case .enumCase(_, let payload): return payload.contains(where: mayWriteLocals)
    case .array(let elements), .tuple(let elements): return elements.contains(where: mayWriteLocals)
    case .dictionary(let pairs): return pairs.contains { mayWriteLocals($0.key) || mayWriteLocals($0.value) }
    case .interpolation(let segments):
      return segments.contains { segment in
        if case .value(let value) = segment { mayWriteLocals(value) } else { false }
      }
    case .function(_, _, let base): return base.map(mayWriteLocals) ?? false
    case .keyPath: return false
    case .assign, .delegateInitializer, .statement: return true
    }
  }

  private func mayWriteLocals(_ arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      switch argument {
      case .value(let value): mayWriteLocals(value)
      case .inOut: true
      case .defaultValue: false
      }
    }
  }
}
