import Declarations
import Inference
import Tree

/// The isolation of initializers that the language adds to the types of a global actor (SE-0411).
extension Checker {
  /// True if an added initializer may run anywhere: nothing that it initializes needs the actor.
  func runsAnywhere(_ initializer: FunctionDeclaration) -> Bool {
    guard initializer.kind == .initializer, let owner = initializer.owner, !owner.isLibrary,
      let added = initializer.synthesized
    else { return false }
    if let known = input.initializersRunAnywhere[initializer] { return known }
    // In a circle of initial values, none needs the actor.
    input.initializersRunAnywhere[initializer] = true
    let answer: Bool
    switch added {
    case .memberwiseInitializer where language == .swift5: answer = true
    case .memberwiseInitializer, .defaultInitializer, .inheritedInitializer:
      answer =
        superclassInitializesAnywhere(owner) && (owner.superclass != nil || language == .swift6)
        && owner.storedProperties.allSatisfy { isSendable($0.type) && !needsActor($0) }
    default: answer = false
    }
    input.initializersRunAnywhere[initializer] = answer
    return answer
  }

  private func superclassInitializesAnywhere(_ owner: NominalDeclaration) -> Bool {
    guard let parent = owner.superclass?.nominal else { return true }
    if isolation(ofMembersOf: parent, isStatic: false) == .none { return true }
    return members(of: parent, named: "init").contains { member in
      if case .function(let function) = member.kind { runsAnywhere(function) } else { false }
    }
  }

  private func needsActor(_ property: VariableDeclaration) -> Bool {
    guard !property.isLazy, let value = property.initialValue else { return false }
    return needsActor(value)
  }

  private func needsActor(_ value: Expression) -> Bool {
    switch value.kind {
    case .closure: return false
    case .apply(let function, _, _, _, _):
      if case .global = isolation(of: function) { return true }
    default:
      if let variable = value.accessed, case .global = isolation(of: variable) { return true }
    }
    return value.children.contains { needsActor($0) }
  }
}
