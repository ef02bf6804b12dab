import Code
import Tree

/// The target of a call.
enum Callee {
  case function(FunctionReference)
  case native(String, [RuntimeType])
  /// The index in the vtable of the first argument's class.
  case method(Int)
  /// Selected by the dynamic type of the first argument and the member's number.
  case dynamic(WitnessCall.Receiver, Int, String, isMutating: Bool)
  case closure(Register)
}

/// The function of a call, after requirements have been replaced by their witnesses.
struct ResolvedCallee {
  let callee: Callee
  let function: FunctionDeclaration
  let substitution: Substitution
  /// True if the code to run is known only at run time.
  let isDynamic: Bool
}

extension FunctionDeclaration {
  /// True if `self` is passed as the first argument. Natives get their types in another way.
  var passesSelf: Bool {
    if kind == .initializer { return false }
    if native != nil { return owner != nil && !isStatic }
    return selfVariable != nil || isRequirement
  }

  /// True if `self` is changed in place.
  var mutatesSelf: Bool {
    guard isMutating, !isStatic, let owner else { return false }
    if owner.isClass { return false }
    guard let parameter = owner.selfParameter else { return true }
    return !(isRequirement && (parameter.mustBeClass || parameter.superclass != nil))
  }
}

extension FunctionBuilder {
  func accessorCall(_ resolved: ResolvedCallee) -> AccessorCall {
    let function = resolved.function
    return AccessorCall(
      callee: resolved.callee, passesSelf: function.passesSelf, selfIsInout: function.mutatesSelf,
      canThrow: function.isThrowing && context.tryDepth > 0,
      captures: function.isLocal ? compiler.captures(of: function) : [])
  }

  func accessorCall(_ function: FunctionDeclaration, _ substitution: Substitution) -> AccessorCall {
    accessorCall(resolve(function, substitution, base: nil, isDirect: false))
  }

  /// The function that a call of the declared function reaches under this environment.
  func resolve(
    _ function: FunctionDeclaration, _ substitution: Substitution, base: Expression?, isDirect: Bool
  ) -> ResolvedCallee {
    if function.isRequirement, let parameter = function.owner?.selfParameter {
      return resolveRequirement(function, parameter, substitution, base: base)
    }
    let arguments = compiler.arguments(for: function.genericParameters, substitution, in: environment)
    if let opened = resolveOpened(function, substitution, arguments, base) { return opened }
    func resolved(_ callee: Callee, isDynamic: Bool = false) -> ResolvedCallee {
      ResolvedCallee(callee: callee, function: function, substitution: substitution, isDynamic: isDynamic)
    }
    if let native = function.native { return resolved(.native(native, arguments.map(runtimeType))) }
    if function.isLocal { return resolved(.function(localReference(function, arguments))) }
    if let owner = function.owner, owner.isClass, !isDirect, !function.isFinal {
      if !function.isStatic, let index = compiler.layout(of: owner).index(of: function) {
        return resolved(.method(index), isDynamic: true)
      }
      if owner.dynamicMembers.contains(function), let callee = overridableCallee(function, owner, arguments, base) {
        return callee.isDynamic ? resolved(callee.callee, isDynamic: true) : resolved(callee.callee)
      }
    }
    return resolved(.function(compiler.reference(to: function, arguments: arguments)))
  }

  /// A member of a class that has no vtable entry.
  private func overridableCallee(
    _ function: FunctionDeclaration, _ owner: NominalDeclaration, _ arguments: [Type], _ base: Expression?
  ) -> (callee: Callee, isDynamic: Bool)? {
    if function.root.isStorageAccessor, function.root.accessorOf?.isOverridden != true { return nil }
    let own = Array(arguments.dropFirst(owner.genericParameters.count))
    if function.isStatic {
      if let type = staticType(base) {
        let declared = compiler.reference(to: function, arguments: arguments)
        // An override has another body than the function.
        return compiler.mostDerived(function, own, in: type).map { (.function($0), $0 !== declared) }
      }
      guard base != nil else { return nil }
    }
    let number = compiler.number(ofOverridable: function, arguments: own)
    return (.dynamic(function.isStatic ? .metatype : .instance, number, function.name, isMutating: false), true)
  }

  /// The type that a metatype expression names, if it is written explicitly.
  func staticType(_ base: Expression?) -> Type? {
    guard let base else { return nil }
    switch base.kind {
    case .metatype(let type): return concrete(type)
    case .upcast(let inner): return staticType(inner)
    default: return nil
    }
  }

  private func resolveRequirement(
    _ requirement: FunctionDeclaration, _ parameter: GenericParameter, _ substitution: Substitution, base: Expression?
  ) -> ResolvedCallee {
    let selfType = concrete(substitution[parameter] ?? .parameter(parameter))
    let own = requirement.genericParameters.filter { $0 != parameter }
    let arguments = compiler.arguments(for: own, substitution, in: environment)
    if isExistential(selfType) {
      let number = compiler.number(
        of: requirement, arguments: arguments, seenAs: requirement.resultDependsOnSelf ? selfType : nil)
      let isOfType = requirement.isStatic || requirement.kind == .initializer
      return ResolvedCallee(
        callee: .dynamic(
          isOfType ? .metatype : .existential, number, requirement.name, isMutating: requirement.mutatesSelf),
        function: requirement, substitution: substitution, isDynamic: true)
    }
    guard let witness = knowledge.witness(for: requirement, of: selfType, arguments: arguments) else {
      missingWitness(requirement, of: selfType)
      return ResolvedCallee(
        callee: .native("", []), function: requirement, substitution: substitution, isDynamic: false)
    }
    return resolve(witness.function, witness.substitution, base: base, isDirect: false)
  }

  /// A call of a requirement that the type has no member for: an opaque value of opened code stops there, and a type of
  /// the library that lacks the member which opened code says it has.
  func missingWitness(_ requirement: FunctionDeclaration, of selfType: Type) {
    guard let type = selfType.nominal, type.isLibrary else {
      return unsupported("'\(requirement.fullName)' of '\(selfType)'")
    }
    let owner = requirement.owner.map { "the '\($0.name)' that is needed here" } ?? "it"
    let words =
      type.name == "_Opaque"
      ? "this value is opaque: obsh does not have it, and '\(requirement.fullName)' of \(owner) is called"
      : "'\(requirement.fullName)' of '\(selfType)' is opaque: obsh does not have it, and it is called here"
    let register = registers.allocate(.owned)
    emit(.loadConstant, register, tables.index(ofString: words))
    emit(.trap, register, Int(TrapKind.opaque.rawValue), 1)
  }

  func localReference(_ function: FunctionDeclaration, _ arguments: [Type]) -> FunctionReference {
    compiler.localReference(function, arguments, in: environment, instance.locals)
  }
}

extension Compiler {
  func localReference(
    _ function: FunctionDeclaration, _ arguments: [Type], in environment: Environment, _ locals: LocalInstances
  ) -> FunctionReference {
    let inner = environment.adding(function.genericParameters, arguments)
    let key = InstanceKey(role: .body, declaration: ObjectIdentifier(function), arguments: inner.arguments)
    if let known = locals.references[key] { return known }
    let made = nestedReference(function.fullName, inner, locals: locals) { $0.lowerFunction(function) }
    if locals.references.isEmpty { localInstances.append(locals) }
    locals.references[key] = made
    return made
  }
}

extension FunctionDeclaration {
  /// True if the result type contains `Self` or one of its associated types. A caller that has only an existential
  /// receives an existential.
  var resultDependsOnSelf: Bool {
    guard let parameter = owner?.selfParameter else { return false }
    if kind == .initializer { return true }
    return result.contains { $0 == .parameter(parameter) }
  }
}
