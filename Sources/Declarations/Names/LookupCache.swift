import Tree

/// What looking up members has found, for types without type parameters: what these have does not depend on the place
/// that asks. Every operator asks several times, and each time some twenty protocols have to be looked through.
///
/// It is good until the program declares a member or a conformance. What is read of the library later changes nothing:
/// all that a lookup goes through has been read by it. What is only about the library's own types outlasts what the
/// program declares about its own.
package struct LookupCache {
  /// A type without arguments, by its declaration, and a name.
  private struct Key: Hashable {
    let declaration: ObjectIdentifier
    let name: String

    init(_ declaration: NominalDeclaration, _ name: String) {
      (self.declaration, self.name) = (ObjectIdentifier(declaration), name)
    }
  }

  private struct GenericKey: Hashable {
    let type: Type
    let name: String
  }

  private struct ConformanceKey: Hashable {
    let nominal: ObjectIdentifier
    let declaration: ObjectIdentifier

    init(_ nominal: NominalDeclaration, _ declaration: NominalDeclaration) {
      (self.nominal, self.declaration) = (ObjectIdentifier(nominal), ObjectIdentifier(declaration))
    }
  }

  /// An operator between operands of which nothing but their declarations matters.
  package struct OperatorUse: Hashable {
    package enum Operand: Hashable {
      case plain(NominalDeclaration)
      /// A literal, which usually becomes that.
      case literal(NominalDeclaration)
      case unknown
    }

    let name: String
    let arity: Int
    let isPostfix: Bool
    let isOpen: Bool
    let operands: [Operand]
    /// The functions of that name that the scopes around know.
    let scoped: [FunctionDeclaration]

    package init(
      _ name: String, arity: Int, isPostfix: Bool, isOpen: Bool, _ operands: [Operand], scoped: [FunctionDeclaration]
    ) {
      (self.name, self.arity, self.isPostfix, self.isOpen) = (name, arity, isPostfix, isOpen)
      (self.operands, self.scoped) = (operands, scoped)
    }

    /// Whether nothing that the program declares has a say in it.
    fileprivate var isOfLibrary: Bool {
      guard !isOpen, scoped.isEmpty else { return false }
      return operands.allSatisfy { operand in
        switch operand {
        case .plain(let declaration), .literal(let declaration): declaration.isLibrary
        case .unknown: true
        }
      }
    }
  }

  private struct Entries {
    var members: [Key: [Candidate]] = [:]
    var genericMembers: [GenericKey: [Candidate]] = [:]
    var operators: [Key: [FunctionDeclaration]] = [:]
    var callees: [OperatorUse: [Callee]] = [:]
    var conformances: [ObjectIdentifier: [NominalDeclaration]] = [:]
    var declaredConformances: [ConformanceKey: DeclaredConformance?] = [:]
    var missingWitnesses: Set<WitnessSearches.Key> = []
    var isEmpty = true
  }

  private var library = Entries()
  private var program = Entries()
  /// How many types' headers are being resolved: what is found meanwhile may lack something.
  var preparations = 0

  private mutating func keep(_ isLibrary: Bool, _ body: (inout Entries) -> Void) {
    guard preparations == 0 else { return }
    if isLibrary {
      body(&library)
      library.isEmpty = false
    } else {
      body(&program)
      program.isEmpty = false
    }
  }

  // MARK: Members

  func members(of declaration: NominalDeclaration, named name: String) -> [Candidate]? {
    let key = Key(declaration, name)
    return declaration.isLibrary ? library.members[key] : program.members[key]
  }

  mutating func keep(_ found: [Candidate], of declaration: NominalDeclaration, named name: String) {
    keep(declaration.isLibrary) { $0.members[Key(declaration, name)] = found }
  }

  /// Of a type whose arguments have been decided, `[String: [Int]]`: where parameters stand for them, what it has depends
  /// on what the place knows of those.
  func members(of type: Type, named name: String) -> [Candidate]? {
    let key = GenericKey(type: type, name: name)
    return type.isOfLibrary ? library.genericMembers[key] : program.genericMembers[key]
  }

  mutating func keep(_ found: [Candidate], of type: Type, named name: String) {
    keep(type.isOfLibrary) { $0.genericMembers[GenericKey(type: type, name: name)] = found }
  }

  // MARK: Operators

  package func callees(of use: OperatorUse) -> [Callee]? {
    use.isOfLibrary ? library.callees[use] : program.callees[use]
  }

  package mutating func keep(_ found: [Callee], of use: OperatorUse) {
    keep(use.isOfLibrary) { $0.callees[use] = found }
  }

  package func operators(of declaration: NominalDeclaration, named name: String) -> [FunctionDeclaration]? {
    let key = Key(declaration, name)
    return declaration.isLibrary ? library.operators[key] : program.operators[key]
  }

  package mutating func keep(_ found: [FunctionDeclaration], of declaration: NominalDeclaration, named name: String) {
    keep(declaration.isLibrary) { $0.operators[Key(declaration, name)] = found }
  }

  // MARK: Conformances

  func conformances(of declaration: NominalDeclaration) -> [NominalDeclaration]? {
    let key = ObjectIdentifier(declaration)
    return declaration.isLibrary ? library.conformances[key] : program.conformances[key]
  }

  mutating func keep(_ found: [NominalDeclaration], of declaration: NominalDeclaration) {
    keep(declaration.isLibrary) { $0.conformances[ObjectIdentifier(declaration)] = found }
  }

  /// A conformance that asks nothing of the type's arguments. Nil in the optional: there is none, on any condition.
  func conformance(
    of nominal: NominalDeclaration, to declaration: NominalDeclaration
  ) -> DeclaredConformance?? {
    let key = ConformanceKey(nominal, declaration)
    let isLibrary = nominal.isLibrary && declaration.isLibrary
    return isLibrary ? library.declaredConformances[key] : program.declaredConformances[key]
  }

  mutating func keep(
    _ found: DeclaredConformance?, of nominal: NominalDeclaration, to declaration: NominalDeclaration
  ) {
    keep(nominal.isLibrary && declaration.isLibrary) {
      $0.declaredConformances[ConformanceKey(nominal, declaration)] = .some(found)
    }
  }

  /// Whether no type stands for the associated type.
  func lacks(_ key: WitnessSearches.Key, of declaration: NominalDeclaration) -> Bool {
    (declaration.isLibrary ? library : program).missingWitnesses.contains(key)
  }

  mutating func keepLack(of key: WitnessSearches.Key, in declaration: NominalDeclaration) {
    keep(declaration.isLibrary) { $0.missingWitnesses.insert(key) }
  }

  // MARK: Changes

  /// What is about the program's own types.
  mutating func forgetProgram() {
    if !program.isEmpty { program = Entries() }
  }

  mutating func forget() {
    forgetProgram()
    if !library.isEmpty { library = Entries() }
  }
}

extension Type {
  /// Whether it is made of the library's declarations alone.
  fileprivate var isOfLibrary: Bool {
    guard case .nominal(let declaration, let arguments) = self else { return false }
    return declaration.isLibrary && arguments.allSatisfy(\.isOfLibrary)
  }
}
