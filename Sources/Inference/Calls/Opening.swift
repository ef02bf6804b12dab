import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Existentials passed for generic parameters: the value inside is opened if nothing is lost.
extension ExpressionChecker {
  /// A generic parameter bound to an existential that does not conform to its own protocol, and cannot be opened: the
  /// existential, and the argument to report if there are several.
  func unopened(
    _ callee: Callee, _ substitution: Substitution, _ assignment: [[Int]], _ arguments: [CallArgument],
    _ values: [Int: Expression]
  ) -> (type: Type, unmet: NominalDeclaration, argument: Int?)? {
    let (function, owner): (FunctionDeclaration, Substitution)
    switch callee {
    case .function(let called, let known, _, _, _, _): (function, owner) = (called, known)
    case .subscripted(let subscripted, let known, _, _, _): (function, owner) = (subscripted.getter, known)
    case .enumCase, .delegate, .value: return nil
    }
    for parameter in function.genericParameters where parameter != function.owner?.selfParameter {
      guard let type = substitution[parameter].map({ head($0) }), case .existential(let own, _, _) = type, !own.isEmpty,
        let unmet = parameter.protocols.first(where: { !conforms(type, to: $0) })
      else { continue }
      let positions = function.parameters.indices.filter {
        function.parameters[$0].variable.type.mentions(parameter)
      }
      let isOwn = owner[parameter] == nil
      let isOptional = { (index: Int) in self.wasOptional(values[index]) }
      if isOwn, opens(function, parameter, type, positions, assignment, arguments, isOptional: isOptional) { continue }
      let arguments = positions.flatMap { assignment[$0] }
      return (type, unmet, arguments.count == 1 ? arguments[0] : nil)
    }
    return nil
  }

  /// True if the types of all existentials that are passed for generic parameters are known when the function is
  /// called: those that do not conform to their own protocols are opened.
  func opensExistentials(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ assignment: [[Int]], _ arguments: [CallArgument],
    isOptional: (Int) -> Bool
  ) -> Bool {
    function.genericParameters.allSatisfy { parameter in
      guard let type = substitution[parameter].map({ head($0) }), case .existential(let own, _, _) = type,
        !own.isEmpty, parameter.protocols.contains(where: { !conforms(type, to: $0) })
      else { return true }
      let positions = function.parameters.indices.filter {
        function.parameters[$0].variable.type.mentions(parameter)
      }
      return positions.isEmpty
        || opens(function, parameter, type, positions, assignment, arguments, isOptional: isOptional)
    }
  }

  /// True for a value that was an optional before it was converted to the type of its parameter.
  func wasOptional(_ value: Expression?) -> Bool {
    if case .wrap? = value?.kind { return false }
    return value.map { head($0.type).wrapped != nil } ?? false
  }

  /// The generic parameter whose metatype would be that of an existential's dynamic type, and the argument.
  func unknownMetatype(
    _ function: FunctionDeclaration, _ substitution: Substitution, _ assignment: [[Int]], _ arguments: [CallArgument]
  ) -> (parameter: GenericParameter, argument: Int)? {
    for (parameter, indices) in zip(function.parameters, assignment) {
      guard case .metatype(.parameter(let generic)) = parameter.variable.type, let type = substitution[generic],
        case .existential = head(type),
        let index = indices.first(where: { isUnknownMetatype(arguments[$0].syntax, for: generic) })
      else { continue }
      return (generic, index)
    }
    return nil
  }

  /// True for `type(of: x)`, whose type swiftc learns only after it has resolved the call, and in Swift 5 for any value
  /// passed to `T.Type` without a constraint on `T`: it is not opened.
  private func isUnknownMetatype(_ argument: ExprSyntax, for generic: GenericParameter) -> Bool {
    if isTypeOf(argument) { return true }
    guard language == .swift5, generic.protocols.isEmpty, generic.superclass == nil, !file.isLibrary else {
      return false
    }
    let named = unparenthesized(argument).as(MemberAccessExprSyntax.self)
    return named?.declName.baseName.tokenKind != .keyword(.self)
  }

  /// Reports `f(type(of: x))` with an existential `x`, if `f` takes the metatype of a generic parameter. Returns true
  /// if it did.
  func reportsUnknownMetatype(
    _ opened: OpenedCallee, _ assignment: [[Int]], _ arguments: [CallArgument], _ values: [Int: Expression],
    at nameNode: Syntax
  ) -> Bool {
    let function: FunctionDeclaration
    switch opened.callee {
    case .function(let called, _, _, _, _, _): function = called
    case .subscripted(let subscripted, _, _, _, _): function = subscripted.getter
    case .enumCase, .delegate, .value: return false
    }
    guard
      let (parameter, index) = unknownMetatype(function, opened.substitution, assignment, arguments)
    else { return false }
    error(.generics(.notInferred(parameter.name)), at: nameNode)
    if let value = values[index] {
      let shown = ShownType.written("\(parameter.name).Type")
      let argument = location(of: unparenthesized(arguments[index].syntax))
      error(.conversion(.mismatch(value.type.shown, shown, for: .argument)), at: argument)
    }
    return true
  }

  /// True if one argument is the existential itself, and the others and the result accept `any P`. `f(x as any P)`
  /// says that the existential is meant.
  private func opens(
    _ function: FunctionDeclaration, _ parameter: GenericParameter, _ existential: Type, _ positions: [Int],
    _ assignment: [[Int]], _ arguments: [CallArgument], isOptional: (Int) -> Bool
  ) -> Bool {
    func isErasable(_ type: Type, isResult: Bool) -> Bool {
      type.withoutMembers(of: parameter) { associatedType($0, of: existential) != nil }
        .isErasable(parameter, isResult: isResult)
    }
    let direct = positions.filter { position in
      guard !function.parameters[position].isVariadic, let index = assignment[position].first,
        !arguments[index].syntax.isCoercion
      else { return false }
      let type = function.parameters[position].variable.type
      if type == .parameter(parameter) || type == .metatype(.parameter(parameter)) { return true }
      // `T?` opens a value that is not optional yet.
      return type.wrapped == .parameter(parameter) && !isOptional(index)
    }
    guard direct.count == 1, isErasable(function.result, isResult: true) else { return false }
    return positions.allSatisfy {
      direct.contains($0) || isErasable(function.parameters[$0].variable.type, isResult: false)
    }
  }
}

extension ExprSyntax {
  /// `x as T`, without parentheses around it.
  fileprivate var isCoercion: Bool {
    self.as(AsExprSyntax.self)?.questionOrExclamationMark == nil && self.is(AsExprSyntax.self)
  }
}
