import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Written types with opaque parts, `some P`.
extension DeclarationChecker {
  /// A type in which `some` is allowed, and its opaque types.
  package func resolveHiding(_ syntax: TypeSyntax) -> (type: Type, opaques: [OpaqueType]) {
    // Resolving may parse the library, which declares its own functions.
    let outer = (signature.opaqueTypes, signature.implicitGenerics)
    defer { (signature.opaqueTypes, signature.implicitGenerics) = outer }
    (signature.opaqueTypes, signature.implicitGenerics) = ([], nil)
    let type = resolve(syntax)
    return (type, signature.opaqueTypes)
  }

  /// `Holder.other`
  func placeName(_ variable: VariableDeclaration) -> String {
    (variable.owner.map { "\($0.qualifiedName)." } ?? "") + variable.name
  }

  package func describe(_ variable: VariableDeclaration) -> Subject {
    switch variable.kind {
    case .property: .property(variable.name)
    case .staticProperty: .staticProperty(variable.name)
    case .global, .local, .parameter: variable.isLet ? .constant(variable.name) : .variable(variable.name)
    }
  }
}
