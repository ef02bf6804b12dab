import Source
import Tree

/// The parameter types of memberwise initializers.
extension DeclarationChecker {
  package func lazyType(_ type: Type) -> Type { .function(FunctionType([], type)) }

  /// The parameter type of a memberwise initializer for a stored property.
  func memberwiseType(of property: VariableDeclaration) -> Type {
    guard let variable = property.wrapped, let wrapping = variable.wrapping, wrapping.isMadeOfValue else {
      return givesValue(property) ? lazyType(property.type) : property.type
    }
    return wrapping.isLazilyMade ? lazyType(variable.type) : variable.type
  }

  /// True if a memberwise initializer takes a function that makes the property's value.
  func givesValue(_ property: VariableDeclaration) -> Bool {
    guard property.detail?.builder != nil else { return false }
    if case .function = property.type.resolved { return false }
    return true
  }
}
