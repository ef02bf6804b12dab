import Declarations
import Diagnostics
import Tree

/// Implicit conversions between types, and their costs.
extension ConstraintSystem {
  /// Converts a value of type `from` to type `to`, as far as the types are known.
  func convert(_ from: Type, to target: Type) -> Outcome {
    let from = checker.head(from)
    let to = checker.head(target)
    if from == to { return .solved }
    switch (from, to) {
    case (.error, _), (_, .error): return .failed
    case (.variable(let variable), .variable(let other)):
      if variable == other { return .solved }
      if closures[variable] != nil, mustBeNominal(other) { return .failed }
      // Numbers do not convert to each other: `1.5 +++ 2` with one type for both.
      guard isNumber(variable), isNumber(other) else { return .unsolved }
      return checker.matches(from, to) ? .solved : .failed
    case (.variable(let variable), _): return convertOpen(variable, to: to)
    case (_, .variable): return .unsolved
    case (.member, _) where checker.waits(from), (_, .member) where checker.waits(to): return .unsolved
    default: return convertKnown(from, to: to)
    }
  }

  /// True if a protocol is required to which functions do not conform.
  private func mustBeNominal(_ variable: TypeVariable) -> Bool {
    variable.protocols.contains { !checker.conforms(.function(FunctionType([], .void)), to: $0) }
  }

  /// Converts the variable of a literal, a closure or an unknown type to a known type.
  private func convertOpen(_ variable: TypeVariable, to: Type) -> Outcome {
    if let closure = closures[variable] { return convertClosure(closure, to: to) }
    if let term = delegated[variable] { return convertDelegated(term, to: to) }
    if let literal = variable.literal {
      if literal == .nilValue {
        if to.wrapped != nil { return bind(variable, to: to) ? .solved : .failed }
        return isErased(to) ? .failed : bind(variable, to: to) ? .solved : .failed
      }
      if mayBeUpcast(variable, to: to) { return .unsolved }
      // A type to which no other type converts.
      if case .nominal(let declaration, _) = to, to.wrapped == nil, !to.isLibrary("AnyHashable"), !declaration.isClass {
        return convertLiteral(variable, to: to)
      }
      if case .parameter = to { return convertLiteral(variable, to: to) }
      if case .tuple = to { return .failed }
      if case .function = to { return .failed }
    }
    return .unsolved
  }

  private func convertLiteral(_ variable: TypeVariable, to type: Type) -> Outcome {
    bind(variable, to: type) ? .solved : .failed
  }

  private func isNumber(_ variable: TypeVariable) -> Bool { variable.literal == .integer || variable.literal == .float }

  func isDefault(_ type: Type, of literal: TypeVariable.Literal) -> Bool {
    switch literal {
    case .integer: type.isLibrary("Int")
    case .float: type.isLibrary("Double")
    case .string, .character, .scalar: type.isLibrary("String")
    case .boolean: type.isLibrary("Bool")
    case .nilValue, .array, .dictionary, .mixture: true
    }
  }

  func isErased(_ type: Type) -> Bool {
    switch type {
    case .existential, .anyObject: true
    default: false
    }
  }

  private func convertKnown(_ from: Type, to: Type) -> Outcome {
    if let wrapped = to.wrapped { return convertToOptional(from, to: to, wrapped: wrapped) }
    switch (from, to) {
    case (_, .existential(let protocols, let superclass, let arguments)):
      return erase(from, to: to, protocols, superclass, arguments)
    case (_, .anyObject):
      if isOpen(from) { return .unsolved }
      return checker.isClassType(from) || isMetatype(from) ? .solved : .failed
    case (.nominal(let one, let first), .nominal(let other, let second)):
      if one == other {
        if one.isLibrary, ["Array", "Set", "Dictionary"].contains(one.name) {
          if defersElements, hasOpenElements(first, second) { return .unsolved }
          return convertCollection(first, second)
        }
        return zip(first, second).allSatisfy { checker.matches($0, $1) } ? .solved : .failed
      }
      if other.isLibrary, other.name == "AnyHashable" {
        guard let hashable = checker.libraryType("Hashable"), checker.conforms(from, to: hashable) else {
          return .failed
        }
        state.score.increase(.userConversion)
        return .solved
      }
      if let conversion = NumberConversion(from, to) {
        state.score.increase(.implicitValueConversion, by: conversion.cost)
        return .solved
      }
      guard one.isClass, other.isClass else { return .failed }
      return upcast(from, to: to)
    case (.parameter, .nominal(let other, _)), (.opaque, .nominal(let other, _)),
      (.existential, .nominal(let other, _)),
      (.member, .nominal(let other, _)):
      if other.isLibrary, other.name == "AnyHashable", let hashable = checker.libraryType("Hashable"),
        checker.conforms(from, to: hashable)
      {
        state.score.increase(.userConversion)
        return .solved
      }
      guard other.isClass, let superclass = checker.superclass(of: from) else { return .failed }
      return convert(superclass, to: to)
    case (.metatype(let one), .metatype(let other)):
      if checker.head(other) == .anyObject { return checker.isClassType(one) ? .solved : .failed }
      if case .existential(let protocols, _, let arguments) = checker.head(other) {
        return checker.metatypes(of: one, conformTo: protocols) && checker.meets(arguments, by: one)
          ? .solved : .failed
      }
      if checker.isSubclass(one, of: other) { return .solved }
      return checker.matches(one, other) ? .solved : .failed
    case (.tuple(let first), .tuple(let second)):
      guard let order = TupleElement.order(of: first, as: second), !first.isEmpty else { return .failed }
      for (index, other) in zip(order, second) { add(.conversion(first[index].type, other.type)) }
      return .solved
    case (.function(let first), .function(let second)): return convertFunction(first, to: second)
    default: return checker.matches(from, to) ? .solved : .failed
    }
  }

  func isMetatype(_ type: Type) -> Bool { if case .metatype = type { true } else { false } }

  /// Class to superclass, whose arguments may be open.
  private func upcast(_ from: Type, to: Type) -> Outcome {
    var level = checker.superclass(of: from)
    while let type = level {
      if checker.head(type).nominal == to.nominal { return checker.matches(type, to) ? .solved : .failed }
      level = checker.superclass(of: type)
    }
    return .failed
  }

  private func convertToOptional(_ from: Type, to: Type, wrapped: Type) -> Outcome {
    guard let own = from.wrapped else {
      state.score.increase(.valueToOptional)
      add(.conversion(from, wrapped))
      return .solved
    }
    let inner = checker.head(own)
    let target = checker.head(wrapped)
    // `Int?` to `Int??`: as deep as the target if both are known.
    if target.wrapped != nil, inner.wrapped == nil, !isOpen(inner) {
      state.score.increase(.valueToOptional)
      add(.conversion(from, wrapped))
      return .solved
    }
    if NumberConversion(inner, target) != nil { return .failed }
    add(.conversion(own, wrapped))
    return .solved
  }

  private func erase(
    _ from: Type, to: Type, _ protocols: [NominalDeclaration], _ superclass: Type?, _ arguments: [AssociatedArgument]
  ) -> Outcome {
    if superclass == .anyObject {
      if isOpen(from) { return .unsolved }
      if !checker.isClassType(from) { return .failed }
    } else if let superclass, !checker.isSubclass(from, of: superclass), !checker.matches(from, superclass) {
      return .failed
    }
    if protocols.isEmpty, superclass == nil {
      state.score.increase(.emptyExistential)
      return .solved
    }
    if case .existential = from {
      return checker.values(of: from, conformTo: protocols) && checker.meets(arguments, by: from) ? .solved : .failed
    }
    if case .nominal(let declaration, let own) = from, own.contains(where: \.hasTypeVariables),
      protocols.contains(where: { one in
        !(checker.declaredConformance(declaration, own, to: one)?.requirements.isEmpty ?? true)
      })
    {
      // The elements decide: `[]` is no `any Equatable`, since its elements become `Any`.
      return .unsolved
    }
    guard protocols.allSatisfy({ checker.conforms(from, to: $0) }), checker.meets(arguments, by: from) else {
      return .failed
    }
    return .solved
  }

  /// Arrays, sets and dictionaries convert element by element.
  private func convertCollection(_ from: [Type], _ to: [Type]) -> Outcome {
    var isUpcast = false
    for (one, other) in zip(from, to) {
      let source = checker.head(one)
      let target = checker.head(other)
      if isOpen(source) || isOpen(target) {
        // A conversion of elements is possible only if both are known.
        if case .variable(let variable) = source, let literal = variable.literal, literal != .nilValue, !isOpen(target)
        {
          add(.conversion(source, target))
          continue
        }
        if source != target { hasElementsToDefer = true }
        if !checker.matches(source, target) { return .failed }
        continue
      }
      if checker.tentatively({ checker.matches(source, target) }) { continue }
      if NumberConversion(source, target) != nil { return .failed }
      isUpcast = true
      add(.conversion(source, target))
    }
    if isUpcast { state.score.increase(.collectionUpcast) }
    return .solved
  }

  /// True if some elements are not decided and may still become a type to which others convert.
  private func hasOpenElements(_ from: [Type], _ to: [Type]) -> Bool {
    zip(from, to).contains { one, other in
      guard case (let source, let target) = (checker.head(one), checker.head(other)), source != target else {
        return false
      }
      return isPlainVariable(source) || isPlainVariable(target)
    }
  }

  private func isPlainVariable(_ type: Type) -> Bool {
    if case .variable(let variable) = type { isPlain(variable) } else { false }
  }

  private func convertFunction(_ from: FunctionType, to: FunctionType) -> Outcome {
    if from.isThrowing, !to.isThrowing { return .failed }
    if from.isAsync, !to.isAsync { return .failed }
    if !from.isAsync, to.isAsync { state.score.increase(.syncInAsync) }
    if let thrown = to.thrownType {
      if !from.isThrowing {
        if let variable = checker.unbound(thrown),
          !bind(variable, to: checker.libraryNominal("Never"))
        {
          return .failed
        }
      } else if checker.head(thrown) != checker.anyError,
        !checker.matches(from.thrownType ?? checker.anyError, thrown)
      {
        return .failed
      }
    }
    if from.parameters.count != to.parameters.count {
      if to.parameters.count == 1, isPlainVariable(checker.head(to.parameters[0].type)) {
        guard let all = from.tupleOfParameters, checker.matches(to.parameters[0].type, all) else { return .failed }
      }
      // A function of several parameters where one with a tuple parameter is expected.
      guard to.parameters.count == 1, case .tuple(let elements) = checker.head(to.parameters[0].type),
        elements.count == from.parameters.count
      else { return .failed }
      state.score.increase(.functionConversion)
      for (parameter, element) in zip(from.parameters, elements) { add(.conversion(element.type, parameter.type)) }
      add(.conversion(from.result, to.result))
      return .solved
    }
    for (one, other) in zip(from.parameters, to.parameters) {
      guard one.isInout == other.isInout else { return .failed }
      if one.isInout {
        if !checker.matches(one.type, other.type) { return .failed }
      } else {
        add(.conversion(other.type, one.type))
      }
    }
    if checker.head(to.result).isVoid, !isOpen(from.result), !checker.head(from.result).isVoid { return .failed }
    noteResult(from.result, convertedTo: to.result)
    add(.conversion(from.result, to.result))
    return .solved
  }

  /// Counts the conversion of a function's result.
  func noteResult(_ result: Type, convertedTo target: Type) {
    let (given, wanted) = (checker.head(result), checker.head(target))
    if given != wanted, !isOpen(given), isErased(wanted) || wanted.wrapped != nil && given.wrapped == nil {
      state.score.increase(.functionConversion)
    }
  }
}
