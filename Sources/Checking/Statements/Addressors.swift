import Declarations
import Diagnostics
import Inference
import SwiftSyntax
import Tree

/// Accessors that return the address of the storage: `unsafeAddress` and `unsafeMutableAddress`.
extension Checker {
  /// An `unsafeAddress` returns a pointer to the value that a getter returns; an `unsafeMutableAddress` returns one to
  /// the storage that a setter assigns to.
  func checkAddress(_ syntax: ExprSyntax, of function: FunctionDeclaration) -> Statement {
    let at = place(syntax)
    let isSetter = function.kind == .setter
    let value = isSetter ? function.parameters.first?.variable : nil
    let type = value?.type ?? function.result
    let pointer = libraryNominal(isSetter ? "UnsafeMutablePointer" : "UnsafePointer", [type])
    let address = checkFull(syntax, as: pointer, purpose: .returnValue)
    guard let candidate = lookUpMembers(of: pointer, named: "pointee", isStatic: false).first,
      let pointee = candidate.variable
    else { return Statement(.returnValue(nil), place: at) }
    if case .error = address.type { return Statement(.returnValue(nil), place: at) }
    let storage = Expression(
      .property(address, pointee, candidate.substitution, isDirect: false), type: type, place: at)
    guard let value else { return Statement(.returnValue(storage), place: at) }
    let new = Expression(.variable(value), type: type, place: at)
    return Statement(.returnValue(Expression(.assign(storage, new), type: .void, place: at)), place: at)
  }
}
