import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

extension Checker {
  // MARK: What is protected

  func isolation(of function: FunctionDeclaration) -> Isolation {
    guard let details = function.detail, !details.isNonisolated else { return .none }
    if let actor = details.globalActor { return .global(actor) }
    if runsAnywhere(function) { return .none }
    if let actor = details.isolatedParameter?.type.isolatingActor { return .instance(actor) }
    if let accessed = function.accessorOf {
      if accessed.detail?.isNonisolated ?? false { return .none }
      if let actor = accessed.detail?.globalActor { return .global(actor) }
      if isOfTopLevelCode(accessed) { return isolation(of: accessed) }
    }
    if let overridden = function.overridden, case .global(let actor) = isolation(of: overridden) {
      return .global(actor)
    }
    if overridesNonisolated(function) { return .none }
    if let actor = details.context?.globalActor { return .global(actor) }
    guard let owner = function.owner else { return function.isLocal ? .none : defaultIsolation(function.place) }
    if isEntryPoint(function, of: owner), let actor = libraryType("MainActor") { return .global(actor) }
    if function.kind == .initializer, owner.kind == .actor { return .none }
    let isolation = isolation(ofMembersOf: owner, isStatic: function.isStatic)
    if isolation == .none, let actor = requiredActor(of: function, in: owner) { return .global(actor) }
    return isolation
  }

  /// True for the `main()` of the type marked `@main`.
  private func isEntryPoint(_ function: FunctionDeclaration, of owner: NominalDeclaration) -> Bool {
    guard function.name == "main", function.isStatic, function.parameters.isEmpty, !owner.isLibrary else {
      return false
    }
    return owner.detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames.contains("main") ?? false
  }

  /// True for a method or accessor without an isolation of its own: that of what it overrides comes before its class's.
  private func overridesNonisolated(_ function: FunctionDeclaration) -> Bool {
    if function.kind == .initializer || function.kind == .deinitializer { return false }
    if let overridden = function.overridden, function.accessorOf == nil {
      return !overridden.place.file.isLibrary && isolation(of: overridden) == .none
    }
    guard let overridden = function.accessorOf?.overridden else { return false }
    return isNonisolatedInProgram(overridden)
  }

  /// `let` constants and parts of structs may be read from anywhere, which says nothing about an override.
  private func isNonisolatedInProgram(_ variable: VariableDeclaration) -> Bool {
    guard !variable.place.file.isLibrary, variable.detail?.globalActor == nil, let owner = variable.owner else {
      return false
    }
    if variable.detail?.isNonisolated ?? false { return true }
    return isolation(ofMembersOf: owner, isStatic: variable.kind == .staticProperty) == .none
  }

  /// Reports a method that is isolated by its own attribute, unlike the one it overrides.
  func checkOverriddenIsolation(of function: FunctionDeclaration) {
    guard let own = function.detail?.globalActor, let overridden = function.overridden, function.kind == .method,
      !overridden.place.file.isLibrary
    else { return }
    let old = isolation(of: overridden)
    if old == .global(own) || old == .unknown { return }
    error(.override(.isolation(describe(function), .global(own), old)), at: function.place)
  }

  private func isolation(ofMembersOf function: FunctionDeclaration) -> Isolation {
    function.owner.map { isolation(ofMembersOf: $0, isStatic: false) } ?? .none
  }

  func isolation(ofMembersOf owner: NominalDeclaration, isStatic: Bool) -> Isolation {
    if owner.kind == .actor || isActorProtocol(owner) { return isStatic ? .none : .instance(owner) }
    var level: NominalDeclaration? = owner
    while let current = level {
      if let actor = current.detail?.globalActor { return .global(actor) }
      level = current.superclass?.nominal
    }
    // A protocol with a global actor isolates the types that conform to it in their own declaration.
    let protocols = owner.detail?.conformances.filter { $0.context === owner.detail?.context } ?? []
    for one in protocols {
      for level in allProtocols([one.protocolDeclaration]) {
        if let actor = level.detail?.globalActor { return .global(actor) }
      }
    }
    return isNonisolatedType(owner) ? .none : defaultIsolation(owner.place)
  }

  /// The main actor, if that is the default.
  private func defaultIsolation(_ place: Place) -> Isolation {
    guard isMainActorByDefault, !place.file.isLibrary, let actor = libraryType("MainActor") else { return .none }
    return .global(actor)
  }

  /// True for `nonisolated class Cache`, and for types inside it.
  private func isNonisolatedType(_ declaration: NominalDeclaration) -> Bool {
    guard isMainActorByDefault else { return false }
    var level: NominalDeclaration? = declaration
    while let current = level {
      if current.kind == .actor { return current != declaration }
      let modifiers = current.detail?.syntax?.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.contains(where: { $0.name.text == "nonisolated" }) ?? false { return true }
      level = current.parent
    }
    return false
  }

  /// True if the isolation of a type's members is `@preconcurrency`, like that of SwiftUI's `View`: in Swift 5 this
  /// is no reason to reject a program.
  func isPreconcurrency(_ owner: NominalDeclaration) -> Bool {
    guard language == .swift5 else { return false }
    var level: NominalDeclaration? = owner
    while let current = level {
      if current.detail?.globalActor != nil { return isMarkedPreconcurrency(current) }
      level = current.superclass?.nominal
    }
    let protocols = owner.detail?.conformances.filter { $0.context === owner.detail?.context } ?? []
    return allProtocols(protocols.map(\.protocolDeclaration)).first { $0.detail?.globalActor != nil }
      .map(isMarkedPreconcurrency) ?? false
  }

  private func isMarkedPreconcurrency(_ declaration: NominalDeclaration) -> Bool {
    declaration.detail?.syntax.flatMap { TypeHeader($0) }?.attributeNames.contains("preconcurrency") ?? false
  }

  private func isActorProtocol(_ declaration: NominalDeclaration) -> Bool {
    declaration.kind == .protocolType && allProtocols([declaration]).contains { $0.name == "Actor" && $0.isLibrary }
  }

  /// A member that satisfies a protocol's isolated requirement has the requirement's isolation.
  private func requiredActor(of function: FunctionDeclaration, in owner: NominalDeclaration) -> NominalDeclaration? {
    guard owner.kind != .protocolType, !owner.isLibrary, let details = owner.detail else { return nil }
    for conformance in details.conformances where !conformance.protocolDeclaration.isLibrary {
      for one in allProtocols([conformance.protocolDeclaration]) where !one.isLibrary {
        for requirement in one.requirements where requirement.fullName == function.fullName {
          if let actor = requirement.detail?.globalActor { return actor }
          if conformance.context === function.detail?.context, requirement.detail?.isNonisolated == false,
            let actor = one.detail?.globalActor
          {
            return actor
          }
        }
      }
    }
    return nil
  }

  func isolation(of variable: VariableDeclaration) -> Isolation {
    guard !variable.place.file.isLibrary, variable.detail?.isNonisolated != true else { return .none }
    if isOfTopLevelCode(variable), variable.detail?.globalActor == nil {
      if variable.isLet, case .function = variable.type.resolved { return .none }
      guard !variable.isLet || !isSendable(variable.type), let actor = libraryType("MainActor") else { return .none }
      return .global(actor)
    }
    guard let details = variable.detail else { return .none }
    if variable.isLet, details.globalActor == nil || variable.kind != .global, !isIsolatedConstant(variable) {
      return .none
    }
    return declaredIsolation(of: variable, details)
  }

  /// The isolation of the code that makes the value of a static constant when it is first used. In Swift 5 it does not
  /// isolate the constant.
  func isolation(ofFirstUseOf constant: VariableDeclaration) -> Isolation {
    guard !constant.place.file.isLibrary, constant.detail?.isNonisolated != true, let details = constant.detail else {
      return .none
    }
    return declaredIsolation(of: constant, details)
  }

  private func declaredIsolation(of variable: VariableDeclaration, _ details: VariableDetails) -> Isolation {
    // Plain values in a struct may be read from any isolation.
    if let owner = variable.owner, owner.kind == .structure, variable.storageIndex != nil { return .none }
    if let actor = details.globalActor { return .global(actor) }
    if let overridden = variable.overridden, isNonisolatedInProgram(overridden) { return .none }
    if let actor = details.context?.globalActor { return .global(actor) }
    guard let owner = variable.owner else { return variable.kind == .global ? defaultIsolation(variable.place) : .none }
    return isolation(ofMembersOf: owner, isStatic: variable.kind == .staticProperty)
  }

  /// True for a constant in an instance that belongs to an actor, if its value may not leave it, and for a static
  /// constant, which runs code at its first use.
  private func isIsolatedConstant(_ variable: VariableDeclaration) -> Bool {
    if variable.kind == .staticProperty { return language == .swift6 }
    guard language == .swift6, variable.kind == .property, let owner = variable.owner, owner.isClass else {
      return false
    }
    return !isSendable(variable.type)
  }

  /// True for the variables of a script's top-level code in Swift 6, which belong to the main actor (SE-0343).
  private func isOfTopLevelCode(_ variable: VariableDeclaration) -> Bool {
    language == .swift6 && input.isPlainFile && variable.kind == .global && !variable.place.file.isLibrary
      && (!(variable.getter?.isLocal ?? false) || variable.wrapping?.storage.kind == .global)
  }

  /// True for a closure in the top-level code of a program that waits there: in Swift 5 its uses of isolated values are
  /// no errors.
  private func isOfWaitingTopLevel(_ closure: FunctionDeclaration) -> Bool {
    guard language == .swift5, input.isPlainFile, topLevel.waits else { return false }
    var outer = closure
    while outer.kind == .closure, let next = outer.detail?.outer { outer = next }
    return isTopLevelUnit(outer)
  }

  // MARK: Where code runs

  /// The isolation of a function's body; `isAsync` is true if the body can wait.
  func surroundings(of function: FunctionDeclaration?) -> (isolation: Isolation, isAsync: Bool) {
    guard let function else { return (.unknown, true) }
    let outer = function.detail?.outer
    if function.kind == .closure {
      let isAsync = function.isAsync || function.detail?.closure.isExpectedAsync ?? false
      if let actor = function.detail?.isolatedParameter?.type.isolatingActor { return (.instance(actor), isAsync) }
      if let actor = function.detail?.globalActor { return (.global(actor), isAsync) }
      if let expected = function.detail?.closure.expectedIsolation {
        if let actor = expected.globalActor { return (.global(actor), isAsync) }
        if expected.isSendable, !expected.inheritsActor {
          return (isOfWaitingTopLevel(function) ? .unknown : .none, isAsync)
        }
      }
      // A closure in a deinit may use the same as the deinit.
      if outer?.kind == .deinitializer { return (.unknown, isAsync) }
      return (surroundings(of: outer).isolation, isAsync)
    }
    if isTopLevelUnit(function) {
      // A program without `await` at its top level has nonisolated top-level code.
      let isNonisolated = input.isPlainFile && language == .swift5 && !topLevel.waits && !isMainActorByDefault
      if input.isPlainFile, language == .swift6, let actor = libraryType("MainActor") {
        return (.global(actor), topLevel.waits)
      }
      return isNonisolated ? (.none, false) : (.unknown, true)
    }
    // Independent of the class's isolation: the last reference may be released anywhere (SE-0371).
    if function.kind == .deinitializer {
      return (function.detail?.isIsolated ?? false ? isolation(ofMembersOf: function) : .none, false)
    }
    // An initializer has exclusive access to its actor.
    if function.kind == .initializer, let owner = function.owner, owner.kind == .actor {
      return (.instance(owner), function.isAsync)
    }
    let own = isolation(of: function)
    if own == .none, function.isLocal, let outer { return (surroundings(of: outer).isolation, function.isAsync) }
    return (own, function.isAsync)
  }

  /// See `TypeKnowledge`.
  package func executor(of function: FunctionDeclaration) -> FunctionExecutor {
    if function.place.file.isLibrary { return function.detail?.isConcurrent ?? false ? .background : .caller }
    if function.detail?.isNonsending ?? false { return .caller }
    if waiting(in: function) == .everywhere { return .background }
    let (isolation, isAsync) = surroundings(of: function)
    if !isAsync, function.kind == .initializer, function.owner?.kind == .actor { return .caller }
    // A closure that is not async runs on its caller, whatever its context is: that may be a background queue.
    if function.kind == .closure, !isAsync, function.detail?.globalActor == nil,
      function.detail?.closure.expectedIsolation?.globalActor == nil
    {
      return .caller
    }
    if isolation == .none, isAsync { return .background }
    return executor(for: isolation)
  }

  /// See `TypeKnowledge`.
  package func executor(of variable: VariableDeclaration) -> FunctionExecutor {
    executor(for: isolation(of: variable))
  }

  /// See `TypeKnowledge`.
  package func waiting(in function: FunctionDeclaration) -> BodyWaiting {
    if isTopLevelUnit(function) || !surroundings(of: function).isAsync { return .none }
    guard let closure = function.detail?.closure, closure.isAutoclosure, closure.isExpectedAsync else {
      return .insideAwait
    }
    return .everywhere
  }

  private func executor(for isolation: Isolation) -> FunctionExecutor {
    switch isolation {
    case .global(let actor): actor.isLibrary ? .main : .background
    // `isolated (any Actor)? = #isolation` is the caller's.
    case .instance(let actor): actor.kind == .protocolType ? .caller : .background
    case .none, .unknown: .caller
    }
  }
}
