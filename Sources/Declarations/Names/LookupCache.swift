import Tree

/// The results of member lookups on types without type parameters, whose members do not depend on the place of the
/// lookup. Every operator makes several lookups, and each lookup searches some twenty protocols.
///
/// The cache is valid until the program declares a member or a conformance. Parts of the library that are read later
/// do not change it: a lookup has read all the parts that it searches. Entries about the library's own types outlast
/// the program's declarations about its own types.
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

  private struct FunctionPair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier

    init(_ first: FunctionDeclaration, _ second: FunctionDeclaration) {
      (self.first, self.second) = (ObjectIdentifier(first), ObjectIdentifier(second))
    }
  }

  private struct ConformanceKey: Hashable {
    let nominal: ObjectIdentifier
    let declaration: ObjectIdentifier

    init(_ nominal: NominalDeclaration, _ declaration: NominalDeclaration) {
      (self.nominal, self.declaration) = (ObjectIdentifier(nominal), ObjectIdentifier(declaration))
    }
  }

  /// An operator between operands of which only the declarations matter.
  package struct OperatorUse: Hashable {
    package enum Operand: Hashable {
      case plain(NominalDeclaration)
      /// A literal, with its default type.
      case literal(NominalDeclaration)
      case unknown
    }

    let name: String
    let arity: Int
    let isPostfix: Bool
    let isOpen: Bool
    /// True in bodies of the library, which do not see the operators of the program.
    let isInLibrary: Bool
    let operands: [Operand]
    /// The functions with that name in the enclosing scopes.
    let scoped: [FunctionDeclaration]

    package init(
      _ name: String, arity: Int, isPostfix: Bool, isOpen: Bool, isInLibrary: Bool, _ operands: [Operand],
      scoped: [FunctionDeclaration]
    ) {
      (self.name, self.arity, self.isPostfix, self.isOpen) = (name, arity, isPostfix, isOpen)
      (self.isInLibrary, self.operands, self.scoped) = (isInLibrary, operands, scoped)
    }

    /// True if no declaration of the program can affect the result.
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
    var specializations: [FunctionPair: Bool] = [:]
    var isEmpty = true
  }

  private var library = Entries()
  private var program = Entries()
  /// The number of types whose headers are being resolved: lookups in the meantime may be incomplete.
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

  /// Members of a type whose arguments are known, such as `[String: [Int]]`. If the arguments were type parameters,
  /// the members would depend on the constraints at the place.
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

  /// A conformance without requirements on the type's arguments. Nil inside the optional: there is no conformance
  /// under any condition.
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

  /// True if the associated type is known to have no witness.
  func lacks(_ key: WitnessSearches.Key, of declaration: NominalDeclaration) -> Bool {
    (declaration.isLibrary ? library : program).missingWitnesses.contains(key)
  }

  mutating func keepLack(of key: WitnessSearches.Key, in declaration: NominalDeclaration) {
    keep(declaration.isLibrary) { $0.missingWitnesses.insert(key) }
  }

  // MARK: Specialization

  /// True if the first of two functions of the library is as specialized as the second; nil if that is not known.
  package func isAsSpecialized(_ first: FunctionDeclaration, as second: FunctionDeclaration) -> Bool? {
    library.specializations[FunctionPair(first, second)]
  }

  package mutating func keep(_ isSpecialized: Bool, _ first: FunctionDeclaration, as second: FunctionDeclaration) {
    keep(true) { $0.specializations[FunctionPair(first, second)] = isSpecialized }
  }

  // MARK: Changes

  /// Forgets the entries about the program's own types.
  mutating func forgetProgram() {
    if !program.isEmpty { program = Entries() }
  }

  mutating func forget() {
    forgetProgram()
    if !library.isEmpty { library = Entries() }
  }
}

extension Type {
  /// True if the type consists of the library's declarations alone.
  fileprivate var isOfLibrary: Bool {
    guard case .nominal(let declaration, let arguments) = self else { return false }
    return declaration.isLibrary && arguments.allSatisfy(\.isOfLibrary)
  }
}
