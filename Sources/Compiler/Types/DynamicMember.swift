import Code
import Tree

/// A member that is selected by the dynamic type of a value at run time. The machine refers to it by its number.
struct DynamicMember {
  enum Kind {
    /// A requirement of a protocol, called on an existential or by a native.
    case requirement(FunctionDeclaration)
    /// A requirement of the library, called by the machine: nil if the machine implements the operation itself.
    case libraryRequirement(FunctionDeclaration)
    /// A member of a class without a vtable entry: the most derived override is called. Generic methods, class
    /// methods, required initializers, accessors of stored properties that are overridden.
    case override(FunctionDeclaration)
    /// An initializer of a class, run on an existing instance: `self.init` from a convenience initializer.
    case initializer(FunctionDeclaration)
    /// An initializer of a protocol's extension, called on a metatype: `Self` is the type found at run time.
    case initializerOfExtension(FunctionDeclaration)
    /// A function with a generic parameter whose argument is the type inside an existential: see `Opening`.
    case opened(FunctionDeclaration, Opening)
    /// The same for a local function, whose captures the closure knows.
    case openedLocal((Type) -> FunctionReference)
  }

  struct Key: Hashable {
    let role: Int
    let declaration: ObjectIdentifier
    let arguments: [Type]
    let seenAs: Type?
  }

  let kind: Kind
  /// The arguments of the requirement's or method's own generic parameters.
  let arguments: [Type]
  /// The caller's existential, if the type of the result or of another argument depends on its content: the caller
  /// knows these through the existential, and receives the result boxed if it is an existential itself.
  var seenAs: Type?
}

extension Compiler {
  func number(of requirement: FunctionDeclaration, arguments: [Type] = [], seenAs: Type? = nil) -> Int {
    number(
      DynamicMember(kind: .requirement(requirement), arguments: arguments, seenAs: seenAs), role: 0, requirement)
  }

  func number(ofLibraryRequirement requirement: FunctionDeclaration) -> Int {
    number(
      DynamicMember(kind: .libraryRequirement(requirement), arguments: []), role: 3, requirement)
  }

  func number(ofOverridable function: FunctionDeclaration, arguments: [Type]) -> Int {
    number(DynamicMember(kind: .override(function), arguments: arguments), role: 2, function)
  }

  func number(ofInitializer function: FunctionDeclaration, arguments: [Type]) -> Int {
    number(DynamicMember(kind: .initializer(function), arguments: arguments), role: 4, function)
  }

  func number(ofExtensionInitializer function: FunctionDeclaration, arguments: [Type], seenAs: Type?) -> Int {
    number(
      DynamicMember(kind: .initializerOfExtension(function), arguments: arguments, seenAs: seenAs), role: 5, function)
  }

  func number(
    ofOpened function: FunctionDeclaration, _ opening: Opening, arguments: [Type], isErased: Bool
  ) -> Int {
    let seenAs = isErased ? arguments[opening.parameter] : nil
    return number(
      DynamicMember(kind: .opened(function, opening), arguments: arguments, seenAs: seenAs),
      role: 16 + opening.argument, function)
  }

  func number(ofOpenedLocal reference: @escaping (Type) -> FunctionReference) -> Int {
    dynamicMembers.append(DynamicMember(kind: .openedLocal(reference), arguments: []))
    return dynamicMembers.count - 1
  }

  private func number(_ member: DynamicMember, role: Int, _ declaration: AnyObject) -> Int {
    let key = DynamicMember.Key(
      role: role, declaration: ObjectIdentifier(declaration), arguments: member.arguments, seenAs: member.seenAs)
    if let known = dynamicMemberNumbers[key] { return known }
    dynamicMembers.append(member)
    dynamicMemberNumbers[key] = dynamicMembers.count - 1
    return dynamicMembers.count - 1
  }

  /// The function to which a member number resolves for values of `type`.
  func resolve(_ number: Int, for type: Type) -> FunctionReference? {
    guard dynamicMembers.indices.contains(number) else { return nil }
    let member = dynamicMembers[number]
    switch member.kind {
    case .requirement(let requirement): return witnessReference(requirement, member, for: type)
    case .libraryRequirement(let requirement): return programWitness(requirement, member, for: type)
    case .override(let function): return mostDerived(function, member.arguments, in: type)
    case .initializer(let function):
      return mostDerived(function, member.arguments, in: type, isAllocating: false)
    case .initializerOfExtension(let function): return callingReference(to: function, member, for: type)
    case .opened(let function, let opening):
      return openedReference(function, opening, member, as: type)
    case .openedLocal(let reference): return reference(type)
    }
  }

  /// The most derived override of a class's member for instances of `type`.
  func mostDerived(
    _ root: FunctionDeclaration, _ arguments: [Type], in type: Type, isAllocating: Bool = true
  ) -> FunctionReference? {
    var current: Type? = type
    while case .nominal(let declaration, let typeArguments)? = current {
      let own = declaration.dynamicMembers.first { $0.overrides(root) }
      if let function = own ?? (root.owner == declaration ? root : nil) {
        let ownCount = function.genericParameters.count - typeArguments.count
        let environment = Environment(
          parameters: function.genericParameters, arguments: typeArguments + arguments.suffix(max(0, ownCount)))
        return function.kind == .initializer && isAllocating
          ? allocator(function, of: type, environment) : reference(to: function, in: environment)
      }
      current = declaration.superclass.map {
        concrete($0, in: Environment(parameters: declaration.genericParameters, arguments: typeArguments))
      }
    }
    return nil
  }
}

extension FunctionDeclaration {
  func overrides(_ root: FunctionDeclaration) -> Bool {
    var current: FunctionDeclaration? = self
    while let function = current {
      if function == root { return true }
      current = function.overridden
    }
    return false
  }

  /// The first method in the chain of overrides.
  var root: FunctionDeclaration {
    var current = self
    while let next = current.overridden { current = next }
    return current
  }

  /// True for an accessor of a stored property: created by the checker so that it can meet a requirement or be
  /// overridden.
  var isStorageAccessor: Bool { (kind == .getter || kind == .setter) && accessorOf?.storageIndex != nil }
}

extension VariableDeclaration {
  var hasObservers: Bool { return willSet != nil || didSet != nil }
}
