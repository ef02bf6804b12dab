import SwiftSyntax
import Tree

/// What an actor protects, and from where it can be reached without waiting.
extension Checker {
  enum Isolation: Equatable {
    case none
    case mainActor
    /// An actor's own: `self` of its methods.
    case instance(NominalDeclaration)
    /// Nothing is said about what runs here.
    case unknown

    var words: String { self == .mainActor ? "main actor-isolated" : "actor-isolated" }
  }

  /// The isolation of the code that is being checked.
  var currentIsolation: Isolation {
    if body.isAsyncAllowed, function?.kind != .closure { return .unknown }
    guard let function else { return .unknown }
    var current = function
    // Closures and local functions run where they are written; a closure that is handed on may say otherwise.
    while current.kind == .closure || current.isLocal {
      if current.isAsync || escapingClosures.contains(current) { return .unknown }
      guard let outer = current.detail?.outer else { return .unknown }
      current = outer
    }
    if current.isAsync || current.kind == .deinitializer || current.name == "main" && current.owner == nil {
      return .unknown
    }
    return isolation(of: current)
  }

  func isolation(of function: FunctionDeclaration) -> Isolation {
    if function.detail?.isNonisolated ?? false { return .none }
    if function.detail?.isMainActor ?? false { return .mainActor }
    if let accessed = function.accessorOf, let details = accessed.detail {
      if details.isNonisolated { return .none }
      if details.isMainActor { return .mainActor }
    }
    if let overridden = function.overridden, isolation(of: overridden) == .mainActor { return .mainActor }
    if function.detail?.context?.isMainActor ?? false { return .mainActor }
    guard let owner = function.owner else { return .none }
    return isolation(ofMembersOf: owner, isStatic: function.isStatic || function.kind == .initializer)
  }

  private func isolation(ofMembersOf owner: NominalDeclaration, isStatic: Bool) -> Isolation {
    if owner.kind == .actor { return isStatic ? .none : .instance(owner) }
    var level: NominalDeclaration? = owner
    while let current = level {
      if current.detail?.isMainActor ?? false { return .mainActor }
      level = current.superclass?.nominal
    }
    // A protocol of the main actor takes its types along.
    return allConformances(of: owner).contains { $0.detail?.isMainActor ?? false } ? .mainActor : .none
  }

  /// A call that would have to wait, where nothing can wait.
  func checkIsolation(of function: FunctionDeclaration, base: Expression?, at node: some SyntaxProtocol) {
    guard function.synthesized == nil, !function.place.file.isLibrary, !function.isAsync else { return }
    let target = isolation(of: function)
    guard isOutside(target, base) else { return }
    error(
      "call to \(target.words) \(describe(function)) in a synchronous nonisolated context [#ActorIsolatedCall]",
      at: node)
  }

  func checkIsolation(
    of variable: VariableDeclaration, base: Expression?, isMutation: Bool, at node: some SyntaxProtocol
  ) {
    guard !variable.place.file.isLibrary, !variable.isLet, let owner = variable.owner,
      !(variable.detail?.isNonisolated ?? false)
    else { return }
    // Plain values in a struct may be read anywhere.
    if owner.kind == .structure, variable.storageIndex != nil { return }
    let isStatic = variable.kind == .staticProperty
    var target = isolation(ofMembersOf: owner, isStatic: isStatic)
    if (variable.detail?.isMainActor ?? false) || (variable.detail?.context?.isMainActor ?? false) {
      target = .mainActor
    }
    guard isOutside(target, base) else { return }
    let kind = isStatic ? "static property" : "property"
    error(
      "\(target.words) \(kind) '\(variable.name)' can not be \(isMutation ? "mutated" : "referenced") from a nonisolated context",
      at: node)
  }

  private func isOutside(_ target: Isolation, _ base: Expression?) -> Bool {
    let here = currentIsolation
    if here == .unknown || target == .none { return false }
    switch target {
    case .instance(let declaration):
      // Within the actor only `self` is protected by being here.
      if case .variable(let variable)? = base?.kind, variable.name == "self" {
        // An initializer has its actor for itself.
        return here != target && !(function?.kind == .initializer && function?.owner == declaration)
      }
      return true
    default: return here != target
    }
  }
}
