import SwiftSyntax
import Tree

/// Requirements that a generic signature gets from the types in it: in `func count<S: Sequence>(_ items: S) ->
/// [S.Element: Int]` the elements are Hashable.
extension DeclarationChecker {
  /// Begins to collect what the types of a function's signature require, those of its `where` clause first. Returns the
  /// collection around it, for `endInferring`.
  func beginInferring(
    for function: FunctionDeclaration, _ details: FunctionDetails, _ whereClause: GenericWhereClauseSyntax?
  ) -> (environment: [Requirement], signature: SignatureResolution) {
    let outer = (environment, signature)
    signature.inheritedParameters = inheritedParameters(of: function)
    signature.parameters = Set(function.genericParameters).subtracting(signature.inheritedParameters)
    signature.requirements = []
    if let whereClause { declareConditions(whereClause, of: function, details: details) }
    environment = outer.0 + details.requirements + signature.requirements
    return outer
  }

  func endInferring(
    for details: FunctionDetails, _ outer: (environment: [Requirement], signature: SignatureResolution)
  ) {
    details.requirements += signature.requirements.filter { !details.requirements.contains($0) }
    environment = outer.environment
    signature.parameters = outer.signature.parameters
    signature.inheritedParameters = outer.signature.inheritedParameters
    signature.requirements = outer.signature.requirements
  }

  /// Adds what the type requires of its arguments to the signature that is being resolved.
  func inferRequirements(of declaration: NominalDeclaration, _ arguments: [Type]) {
    guard !signature.parameters.isEmpty else { return }
    let parameters = Array(declaration.genericParameters.suffix(arguments.count))
    inferRequirements(parameters, declaration.detail?.requirements ?? [], arguments)
  }

  func inferRequirements(of alias: TypeAlias, _ arguments: [Type]) {
    guard !signature.parameters.isEmpty else { return }
    inferRequirements(alias.genericParameters, alias.requirements, arguments)
  }

  private func inferRequirements(_ parameters: [GenericParameter], _ conditions: [Requirement], _ arguments: [Type]) {
    let own = Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
    for (parameter, argument) in zip(parameters, arguments) {
      for one in parameter.protocols { infer(.conforms(argument, one)) }
      if let superclass = parameter.superclass { infer(.inherits(argument, superclass.substituting(own))) }
      if parameter.mustBeClass { infer(.isClass(argument)) }
    }
    for condition in conditions { infer(condition.substituting(own)) }
  }

  private func infer(_ requirement: Requirement) {
    let requirement = requirement.map { reduce($0) }
    guard requirement.types.allSatisfy({ !$0.hasTypeVariables && $0 != .error }) else { return }
    switch requirement {
    case .same(let left, let right):
      if left == right { return }
      if left.isAbstract { return add(requirement) }
      if right.isAbstract { add(.same(right, left)) }
    case .conforms(let type, let declaration):
      if case .nominal(let nominal, let arguments) = type {
        // Isolation checks decide whether values of `[T]` may be sent. A conformance of arrays that implies it, to Error
        // by an extension, must not be required of `T`.
        if declaration.isLibrary, declaration.name == "Sendable" { return }
        // `Set<[T]>` requires of `T` what the conformance of arrays does.
        guard let conformance = declaredConformance(nominal, arguments, to: declaration) else { return }
        let own = substitution(nominal, arguments)
        for condition in conformance.requirements { infer(condition.substituting(own)) }
      } else if type.isAbstract, !conforms(type, to: declaration) {
        add(requirement)
      }
    case .inherits(let type, let wanted):
      if type.isAbstract, !isSubclass(type, of: wanted) { add(requirement) }
    case .isClass(let type):
      if type.isAbstract, !isClassType(type) { add(requirement) }
    }
  }

  /// A requirement on a parameter of the signature is stored in the parameter. Others, also those on parameters of an
  /// enclosing type, are conditions of the function. Types of other declarations, which are resolved meanwhile, have
  /// other parameters.
  private func add(_ requirement: Requirement) {
    guard let parameter = requirement.subject.root else { return }
    let isOwn = signature.parameters.contains(parameter)
    if isOwn, requirement.subject == .parameter(parameter) {
      attach(requirement) { addCondition($0) }
    } else if isOwn || signature.inheritedParameters.contains(parameter) {
      addCondition(requirement)
    }
  }

  private func addCondition(_ requirement: Requirement) {
    signature.requirements.append(requirement)
    environment.append(requirement)
  }
}

extension Type {
  /// The generic parameter of `T` and of `T.Element.ID`.
  fileprivate var root: GenericParameter? {
    switch self {
    case .parameter(let parameter): parameter
    case .member(let base, _): base.root
    default: nil
    }
  }

  /// True for a generic parameter and for a member of one.
  var isAbstract: Bool { root != nil }
}
