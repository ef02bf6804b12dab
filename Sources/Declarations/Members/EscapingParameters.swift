import Tree

/// The escaping of parameters: those that may outlive their call.
extension DeclarationChecker {
  /// True if the argument of the parameter may escape.
  package func escapes(_ parameter: FunctionDeclaration.Parameter, of function: FunctionDeclaration) -> Bool {
    if parameter.isEscaping { return true }
    // A value assigned to a property of a function type escapes.
    if [.setter, .observer].contains(function.kind), parameter.variable == function.parameters.first?.variable {
      return true
    }
    guard case .function = parameter.variable.type.resolved else { return true }
    // An argument of a memberwise initializer escapes.
    if case .memberwiseInitializer? = function.synthesized { return !parameter.isCalledAtOnce }
    return false
  }
}
