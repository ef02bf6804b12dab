import Declarations
import Tree

extension Frontend {
  /// The properties of a type and its superclasses, with the storage that wrappers and macros add.
  package func properties(of declaration: NominalDeclaration) -> [VariableDeclaration] {
    var result: [VariableDeclaration] = []
    var next: NominalDeclaration? = declaration
    while let type = next {
      for name in checker.memberNames(of: type.declaredType).sorted() {
        for case .variable(let variable) in checker.members(of: type, named: name).map(\.kind)
        where variable.kind == .property {
          result.append(variable)
        }
      }
      next = if case .nominal(let base, _)? = type.superclass { base } else { nil }
    }
    return result
  }
}
