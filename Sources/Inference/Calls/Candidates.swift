import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// The reasons why a candidate cannot be called although its parameters fit.
extension ExpressionChecker {
  /// True if two functions of the program differ only in their order.
  func areEquallyGood(_ one: Callee, _ other: Callee) -> Bool {
    guard case .function(let first, _, _, _, _, _) = one, case .function(let second, _, _, _, _, _) = other else {
      return false
    }
    return !first.place.file.isLibrary && !second.place.file.isLibrary && first.place.file === second.place.file
      && first.owner == second.owner && first.genericParameters.isEmpty && second.genericParameters.isEmpty
      && first.synthesized == nil && second.synthesized == nil
      && first.parameters.count == second.parameters.count
      // Candidates that differ in their results are distinguished by the context of the call.
      && first.parameters.map(\.variable.type) != second.parameters.map(\.variable.type)
      // Closures are ranked by their results, which the score does not include.
      && !first.parameters.contains { if case .function = $0.variable.type { true } else { false } }
      && !takesOpaque(first) && !takesOpaque(second)
  }

  /// True if one of two functions with opaque parameters, which take anything, has the arguments' own types more often:
  /// `save([record])` calls `save(_: [Record])` and not `save(_: Record)`.
  func takesMore(_ arguments: [CallArgument], _ callee: Callee, than other: Callee) -> Bool {
    guard isOpen, case .function(let one, _, _, _, _, _) = callee, case .function(let another, _, _, _, _, _) = other,
      takesOpaque(one) || takesOpaque(another)
    else { return false }
    func count(_ function: FunctionDeclaration) -> Int {
      zip(function.parameters, arguments).count { parameter, argument in
        let type = head(parameter.variable.type)
        if argument.syntax.is(ArrayExprSyntax.self) { return type.isLibrary("Array") }
        return argument.inferred.map { head($0.type).nominal != nil && head($0.type).nominal == type.nominal } ?? false
      }
    }
    return count(one) > count(another)
  }

  /// True if what obsh lacks would tell the function apart from others of its name.
  func takesOpaque(_ function: FunctionDeclaration) -> Bool {
    isOpen
      && (function.parameters.contains { isMadeOfOpaque($0.variable.type) }
        || (function.detail?.requirements ?? []).contains(where: isAboutOpaque))
  }

  /// `where Pointee == AcmeLock`
  private func isAboutOpaque(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .same(let one, let other): isMadeOfOpaque(one) || isMadeOfOpaque(other)
    case .inherits(_, let bound): isMadeOfOpaque(bound)
    case .conforms, .isClass: false
    }
  }

  func unavailability(_ callee: Callee) -> Unavailability? {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.detail?.unavailable
    case .subscripted(let subscripted, _, _, _, _): subscripted.getter.detail?.unavailable
    case .enumCase(let enumCase, _): isOpen ? nil : enumCase.owner.detail?.unavailableCases[enumCase.index]
    case .value: nil
    }
  }

  /// The type or extension that declares a callee.
  func context(of callee: Callee) -> TypeContext? {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.detail?.context
    case .subscripted(let subscripted, _, _, _, _): subscripted.getter.detail?.context
    case .enumCase(let enumCase, _): enumCase.owner.detail?.context
    case .value: nil
    }
  }

  package func subscriptName(_ subscripted: SubscriptDeclaration) -> String {
    "subscript(\(subscripted.getter.parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// The name in a message about a use.
  func usedName(_ callee: Callee) -> String {
    if case .function(let function, _, _, _, _, _) = callee { shownName(function) } else { callee.name }
  }

  /// True if an argument for a generic parameter satisfies its constraints.
  func meetsConstraints(
    _ value: Expression, of type: Type, _ opened: OpenedCallee, hint: Type?, node: ExprSyntax
  ) -> Bool {
    guard let variable = unbound(type) else {
      guard let (subject, missing, variable) = unmetPart(value.type, type) else { return true }
      reportUnmet(subject, missing, variable, opened, node: node)
      return false
    }
    guard !variable.protocols.isEmpty else { return true }
    if unbound(value.type)?.literal != nil {
      // The context of the result may determine the type of a literal.
      if let hint, !hint.resolved.hasTypeVariables, opened.result.contains(where: { unbound($0) == variable }) {
        return true
      }
      // The library has other types with such literals.
      if variable.protocols.contains(where: \.isLibrary), canConvert(value.type, to: type) { return true }
    } else if !isStructural(value.type), value.type.resolved.hasTypeVariables, mayConform(value.type, variable) {
      return true
    }
    let subject = described(value.type)
    if case .error = subject { return true }
    if subject.hasTypeVariables || subject.wrapped != nil || value.isImplicitlyUnwrapped { return true }
    for one in variable.protocols where !conforms(subject, to: one) {
      // An existential is opened: the conversion rules report its errors. For several parameters of one type it is not.
      if case .existential(let protocols, _, _) = subject, !protocols.isEmpty {
        let isShared = opened.parameters.count { head($0.type) == type.resolved } > 1
        guard isShared else { return true }
        for one in variable.protocols {
          error(.generics(.cannotConform(subject.shown, to: one.name)), at: location(of: node))
        }
        return false
      }
      reportUnmet(subject, one, variable, opened, node: node)
      return false
    }
    return true
  }

  /// True if the value of a key path meets the requirements on the parameter that it decides. Reports an error if
  /// not.
  func leadsToWhatIsAsked(_ value: Expression, _ type: Type, _ opened: OpenedCallee, node: ExprSyntax) -> Bool {
    guard case .nominal(let found, let own) = head(value.type), found.isKeyPath,
      case .nominal(let wanted, let expected) = head(type), wanted.isKeyPath,
      let subject = own.last.map({ described($0) }), !subject.hasTypeVariables,
      let variable = expected.last.flatMap({ unbound($0) }),
      let missing = variable.protocols.first(where: { !conforms(subject, to: $0) })
    else { return true }
    reportUnmet(subject, missing, variable, opened, node: node)
    return false
  }

  /// True if the conformance of the type depends on generic arguments that are still unknown.
  private func mayConform(_ type: Type, _ variable: TypeVariable) -> Bool {
    guard case .nominal(let declaration, let arguments) = head(type), declaration.isLibrary else { return true }
    return variable.protocols.allSatisfy { declaredConformance(declaration, arguments, to: $0) != nil }
  }

  /// `[N]` where `[T]` with T: Comparable is expected: the part that does not conform.
  private func unmetPart(_ found: Type, _ wanted: Type) -> (Type, NominalDeclaration, TypeVariable)? {
    let parts: [(Type, Type)]
    switch (head(found), head(wanted)) {
    case (.nominal(let one, let arguments), .nominal(let other, let expected)) where one == other && !one.isKeyPath:
      parts = Array(zip(arguments, expected))
    // `decode(Model.self)`
    case (.metatype(let instance), .metatype(let expected)): parts = [(instance, expected)]
    default: return nil
    }
    for (argument, parameter) in parts {
      if let variable = unbound(parameter) {
        let subject = described(argument)
        guard case .nominal = subject, !subject.hasTypeVariables,
          let missing = variable.protocols.first(where: { !conforms(subject, to: $0) })
        else { continue }
        return (subject, missing, variable)
      }
      if let inner = unmetPart(argument, parameter) { return inner }
    }
    return nil
  }

  /// Tuples and functions conform to no protocol, whatever their parts become.
  private func isStructural(_ type: Type) -> Bool {
    switch head(type) {
    case .tuple, .function: true
    default: false
    }
  }

  /// Reports the type that does not satisfy the constraints of a parameter of the function, or of the type it
  /// creates.
  func reportUnmet(
    _ subject: Type, _ declaration: NominalDeclaration, _ variable: TypeVariable, _ opened: OpenedCallee,
    node: ExprSyntax
  ) {
    let (type, missing) = innermostUnmet(subject, declaration)
    switch type {
    case .nominal, .parameter, .member, .opaque:
      // A missing conformance of a part of the type is required by the type whose member receives it.
      let asker: Subject? =
        type == subject ? nil : owner(of: opened.callee).map { .type($0.kind, $0.name) }
      error(
        .generics(.unmet(asker ?? describeAsker(variable, opened.callee), .conforms(type.shown, missing.name))),
        at: variable.isArgument ? maker(of: node) : location(of: node))
    default:
      error(.generics(.cannotConform(type.shown, to: missing.name)), at: location(of: node))
    }
  }

  /// The type whose generic argument was left out, or the function.
  func describeAsker(_ variable: TypeVariable, _ callee: Callee) -> Subject {
    guard variable.isArgument, let owner = owner(of: callee) else { return describeCallee(callee) }
    return .generic(owner.kind, owner.name)
  }

  private func owner(of callee: Callee) -> NominalDeclaration? {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): function.owner
    case .enumCase(_, let type): type.nominal
    case .value, .subscripted: nil
    }
  }

  /// The name of the type in `Box(1)` and `Choice.some(1)`.
  private func maker(of node: ExprSyntax) -> Syntax {
    // A wrapper is created from the value of its property.
    if let value = table.context.wrappedValue, node.id == value.syntax { return Syntax(value.wrapper) }
    return switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): maker(of: call.calledExpression)
    case .memberAccessExpr(let member): Syntax(member.base ?? node)
    default: Syntax(node)
    }
  }
}

// MARK: Ranking

extension ExpressionChecker {
  /// True if the candidate only fits through generic parameters without constraints. Any other candidate that fits is
  /// preferred.
  func takesAnything(_ callee: Callee) -> Bool {
    guard case .function(let function, let owner, _, _, _, _) = callee else { return false }
    let own = function.genericParameters.filter { owner[$0] == nil }
    return !own.isEmpty && own.allSatisfy { $0.protocols.isEmpty && $0.superclass == nil }
      && (function.detail?.requirements ?? []).isEmpty
  }

  /// Among equally good candidates the more specific one is preferred; lower is better.
  func tieBreak(_ callee: Callee) -> Int {
    var rank = callee.rank * 200
    switch callee {
    case .function(let function, let owner, _, _, _, _), .delegate(let function, let owner, _):
      if function.genericParameters.contains(where: { owner[$0] == nil }) { rank += 80 }
      if function.parameters.contains(where: { $0.isVariadic }) { rank += 60 }
      if function.parameters.contains(where: { $0.hasDefault }) { rank += 1 }
      if function.isAsync != (body.isAwaited && !body.isTopLevel) { rank += 40 }
      if function.detail?.isPackInstance ?? false { rank += 90 }
      rank -= specificity((function.detail?.context?.requirements ?? []) + (function.detail?.requirements ?? []))
      for parameter in function.genericParameters where owner[parameter] == nil {
        rank -= min(4, allProtocols(parameter.protocols).count)
      }
      // The extension of a refined protocol is more specific than that of the inherited protocol.
      if let owner = function.owner, owner.kind == .protocolType { rank -= min(20, allProtocols([owner]).count) }
      if !function.place.file.isLibrary { rank -= 40 }
    case .subscripted(let subscripted, let owner, _, _, _):
      if subscripted.getter.genericParameters.contains(where: { owner[$0] == nil }) { rank += 80 }
      rank -= specificity(subscripted.getter.detail?.context?.requirements ?? [])
      if let owner = subscripted.getter.owner, owner.kind == .protocolType {
        rank -= min(20, allProtocols([owner]).count)
      }
    default: break
    }
    return rank
  }

  /// The number of requirements on a declaration: of two that fit, the one with more requirements is preferred.
  func specificity(_ requirements: [Requirement]) -> Int {
    let total = requirements.reduce(0) { sum, requirement in
      switch requirement {
      case .conforms(_, let declaration): sum + 1 + allProtocols([declaration]).count
      case .same, .inherits: sum + 10
      case .isClass: sum + 2
      }
    }
    return min(total, 30)
  }

  /// False if the function surely cannot be called with as many arguments, or with these labels. Types like String have
  /// some forty initializers, of which few remain.
  func mayTake(_ function: FunctionDeclaration, _ arguments: [CallArgument]) -> Bool {
    let parameters = function.parameters
    for argument in arguments {
      guard let label = argument.label else { continue }
      guard parameters.contains(where: { $0.label == label }) else { return false }
    }
    if parameters.contains(where: \.isVariadic) || function.detail?.packs != nil { return true }
    return arguments.count <= parameters.count && parameters.count { !$0.hasDefault } <= arguments.count
  }

  func labelsFit(_ callee: Callee, _ arguments: [CallArgument]) -> Bool {
    if case .function(let function, _, _, _, _, _) = callee, !mayTake(function, arguments) { return false }
    return matchArguments(arguments, to: shape(of: callee)) != nil
  }

  /// The parameters without opened generics: enough for a comparison of labels.
  func shape(of callee: Callee) -> [ParameterView] {
    switch callee {
    case .function(let function, _, _, _, _, _), .delegate(let function, _, _): shape(of: function)
    case .subscripted(let subscripted, _, _, _, _): shape(of: subscripted.getter)
    case .enumCase(let enumCase, _): shape(of: enumCase)
    case .value(_, let type):
      type.parameters.map {
        ParameterView(label: nil, type: $0.type, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
      }
    }
  }

  func shape(of enumCase: CaseDeclaration) -> [ParameterView] {
    let function = witnesses.casesWithDefaults[ObjectIdentifier(enumCase)]
    return enumCase.payload.enumerated().map { index, element in
      ParameterView(
        label: element.label, type: element.type,
        defaultOf: function.flatMap { $0.parameters[index].hasDefault ? ($0, index) : nil })
    }
  }

  func shape(of function: FunctionDeclaration) -> [ParameterView] {
    function.parameters.enumerated().map { index, parameter in
      ParameterView(
        label: parameter.label, type: parameter.variable.type, isInout: parameter.variable.isInout,
        isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure,
        defaultOf: parameter.hasDefault ? (function, index) : nil)
    }
  }
}
