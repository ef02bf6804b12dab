import Diagnostics
import SwiftSyntax
import Tree

/// Operators that a type declares as members.
extension DeclarationChecker {
  /// A member operator must have an operand of its type, whatever the arguments of that type are.
  func checkOperands(of function: FunctionDeclaration, in context: TypeContext, at name: TokenSyntax) {
    let isOfProtocol = context.declaration.kind == .protocolType
    for parameter in function.parameters {
      var type = parameter.variable.type
      if case .metatype(let instance) = type { type = instance }
      switch type {
      case .error: return
      case .nominal(context.declaration, _): return
      case .parameter(let generic) where isOfProtocol && generic == context.declaration.selfParameter: return
      default: break
      }
    }
    let declaration = context.declaration
    if isOfProtocol { return error(.operator(.notOfProtocol(function.name, declaration.name)), at: name) }
    let arguments = declaration.genericParameters.map(\.name).joined(separator: ", ")
    let type = declaration.qualifiedName + (arguments.isEmpty ? "" : "<\(arguments)>")
    error(.operator(.notOfType(function.name, type)), at: name)
  }
}
