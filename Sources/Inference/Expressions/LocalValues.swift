import Declarations
import Source
import Tree

/// Values that expressions and statements consist of.
extension ExpressionChecker {
  package func local(_ name: String, _ type: Type, at place: Place) -> VariableDeclaration {
    let variable = VariableDeclaration(name: name, kind: .local, type: type, isLet: true, place: place)
    variable.function = function
    return variable
  }

  package func isSelf(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .variable(let variable): variable.name == "self"
    case .upcast(let inner): isSelf(inner)
    default: false
    }
  }

  package func isNeverCall(_ value: Expression) -> Bool { value.type.resolved.isLibrary("Never") }
}
