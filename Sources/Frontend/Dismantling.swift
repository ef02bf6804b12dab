import Tree

/// Declarations name each other in circles: a type has members, and their signatures name the type. Nothing of that
/// would ever be freed, some megabytes for each session; so whoever has made them takes them apart.
extension NominalDeclaration {
  func dismantle() {
    for members in detail?.members.values ?? [:].values {
      for case .variable(let variable) in members.map(\.kind) { variable.wrapping = nil }
    }
    detail?.pending = []
    detail?.members = [:]
    scope = nil
    superclass = nil
    genericParameters = []
    selfParameter = nil
    storedProperties = []
    cases = []
    deinitializer = nil
    dynamicMembers = []
    requirements = []
    associatedTypes = []
    inheritedProtocols = []
  }
}

extension Scope {
  func dismantle() {
    for case .function(let function) in names.values.joined() { function.details = nil }
    names = [:]
    typeContext = nil
  }
}
