import Tree

/// What looking up members has found, for types without arguments: what these have does not depend on the place that
/// asks. Every operator asks several times, and each time some twenty protocols have to be looked through.
///
/// It is good until the program declares a member or a conformance. What is read of the library later changes nothing:
/// all that a lookup goes through has been read by it.
package struct LookupCache {
  private struct Key: Hashable {
    let declaration: ObjectIdentifier
    let name: String
  }

  private var members: [Key: [Candidate]] = [:]
  private var operators: [Key: [FunctionDeclaration]] = [:]
  private var conformances: [ObjectIdentifier: [NominalDeclaration]] = [:]
  /// How many types' headers are being resolved: what is found meanwhile may lack something.
  var preparations = 0

  func members(of declaration: NominalDeclaration, named name: String) -> [Candidate]? {
    members[Key(declaration: ObjectIdentifier(declaration), name: name)]
  }

  mutating func keep(_ found: [Candidate], of declaration: NominalDeclaration, named name: String) {
    if preparations == 0 { members[Key(declaration: ObjectIdentifier(declaration), name: name)] = found }
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

  mutating func forget() {
    if !members.isEmpty { members = [:] }
    if !operators.isEmpty { operators = [:] }
    if !conformances.isEmpty { conformances = [:] }
  }
}
