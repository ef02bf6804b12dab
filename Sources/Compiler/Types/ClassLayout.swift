import Code
import Tree

/// The vtable of a class: the index of each method. It is the same for all its generic instances.
final class ClassLayout {
  /// The function at each index, and the class that declares it.
  private(set) var entries: [(function: FunctionDeclaration, owner: NominalDeclaration)]
  /// The index of each method, both of those that start an entry and of those that override one.
  private var indices: [ObjectIdentifier: Int]
  let inheritedCount: Int

  init(_ declaration: NominalDeclaration, inherited: ClassLayout?) {
    entries = inherited?.entries ?? []
    indices = inherited?.indices ?? [:]
    inheritedCount = entries.count
    for member in declaration.dynamicMembers where Self.hasEntry(member, in: declaration) {
      if let overridden = member.overridden, let index = indices[ObjectIdentifier(overridden)] {
        entries[index] = (member, declaration)
        indices[ObjectIdentifier(member)] = index
      } else {
        indices[ObjectIdentifier(member)] = entries.count
        entries.append((member, declaration))
      }
    }
  }

  func index(of function: FunctionDeclaration) -> Int? { indices[ObjectIdentifier(function)] }

  /// True for members with a vtable entry; all others are dispatched by dynamic type (see `DynamicMember`). An
  /// accessor of a stored property comes into existence only when a subclass overrides it, long after the vtable was
  /// created.
  private static func hasEntry(_ member: FunctionDeclaration, in owner: NominalDeclaration) -> Bool {
    member.kind != .initializer && !member.isStatic && !member.root.isStorageAccessor
      && member.genericParameters.count <= owner.genericParameters.count
  }
}

extension Compiler {
  func layout(of declaration: NominalDeclaration) -> ClassLayout {
    if let known = layouts[ObjectIdentifier(declaration)] { return known }
    let made = ClassLayout(declaration, inherited: declaration.superclass?.nominal.map(layout))
    layouts[ObjectIdentifier(declaration)] = made
    return made
  }

  /// The functions of a class's vtable, with the class's type arguments.
  func methods(
    of declaration: NominalDeclaration, _ environment: Environment, inherited: [FunctionReference]
  ) -> [FunctionReference] {
    let layout = layout(of: declaration)
    return layout.entries.enumerated().map { index, entry in
      if entry.owner != declaration, index < inherited.count { return inherited[index] }
      return reference(to: entry.function, in: environment)
    }
  }

  /// The type itself or its superclass whose declaration is `declaration`.
  func ancestor(_ declaration: NominalDeclaration, of type: Type) -> Type? {
    var current = type
    while case .nominal(let own, let arguments) = current {
      if own == declaration { return current }
      guard let superclass = own.superclass else { return nil }
      current = concrete(superclass, in: Environment(parameters: own.genericParameters, arguments: arguments))
    }
    return nil
  }
}
