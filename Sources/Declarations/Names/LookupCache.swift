import Tree

/// What looking up members has found, for types without type parameters: what these have does not depend on the place
/// that asks. Every operator asks several times, and each time some twenty protocols have to be looked through.
///
/// It is good until the program declares a member or a conformance. What is read of the library later changes nothing:
/// all that a lookup goes through has been read by it.
package struct LookupCache {
  private struct Key: Hashable {
    let declaration: ObjectIdentifier
    let name: String
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
  }

  private var members: [Key: [Candidate]] = [:]
  private var genericMembers: [GenericKey: [Candidate]] = [:]
  private var operators: [Key: [FunctionDeclaration]] = [:]
  private var callees: [OperatorUse: [Callee]] = [:]
  private var conformances: [ObjectIdentifier: [NominalDeclaration]] = [:]
  private var declaredConformances: [ConformanceKey: DeclaredConformance?] = [:]
  /// How many types' headers are being resolved: what is found meanwhile may lack something.
  var preparations = 0

  func members(of declaration: NominalDeclaration, named name: String) -> [Candidate]? {
    members[Key(declaration: ObjectIdentifier(declaration), name: name)]
  }

  mutating func keep(_ found: [Candidate], of declaration: NominalDeclaration, named name: String) {
    if preparations == 0 { members[Key(declaration: ObjectIdentifier(declaration), name: name)] = found }
  }

  /// Of a type whose arguments have been decided, `[String: [Int]]`: where parameters stand for them, what it has depends
  /// on what the place knows of those.
  func members(of type: Type, named name: String) -> [Candidate]? {
    genericMembers[GenericKey(type: type, name: name)]
  }

  mutating func keep(_ found: [Candidate], of type: Type, named name: String) {
    if preparations == 0 { genericMembers[GenericKey(type: type, name: name)] = found }
  }

  package func callees(of use: OperatorUse) -> [Callee]? { callees[use] }

  package mutating func keep(_ found: [Callee], of use: OperatorUse) {
    if preparations == 0 { callees[use] = found }
  }

  package func operators(of declaration: NominalDeclaration, named name: String) -> [FunctionDeclaration]? {
    operators[Key(declaration: ObjectIdentifier(declaration), name: name)]
  }

  package mutating func keep(_ found: [FunctionDeclaration], of declaration: NominalDeclaration, named name: String) {
    if preparations == 0 { operators[Key(declaration: ObjectIdentifier(declaration), name: name)] = found }
  }

  func conformances(of declaration: NominalDeclaration) -> [NominalDeclaration]? {
    conformances[ObjectIdentifier(declaration)]
  }

  mutating func keep(_ found: [NominalDeclaration], of declaration: NominalDeclaration) {
    if preparations == 0 { conformances[ObjectIdentifier(declaration)] = found }
  }

  /// A conformance that asks nothing of the type's arguments. Nil in the optional: there is none, on any condition.
  func conformance(
    of nominal: NominalDeclaration, to declaration: NominalDeclaration
  ) -> DeclaredConformance?? {
    declaredConformances[ConformanceKey(nominal, declaration)]
  }

  mutating func keep(
    _ found: DeclaredConformance?, of nominal: NominalDeclaration, to declaration: NominalDeclaration
  ) {
    if preparations == 0 { declaredConformances[ConformanceKey(nominal, declaration)] = .some(found) }
  }

  mutating func forget() {
    if !members.isEmpty { members = [:] }
    if !genericMembers.isEmpty { genericMembers = [:] }
    if !callees.isEmpty { callees = [:] }
    if !operators.isEmpty { operators = [:] }
    if !conformances.isEmpty { conformances = [:] }
    if !declaredConformances.isEmpty { declaredConformances = [:] }
  }
}
