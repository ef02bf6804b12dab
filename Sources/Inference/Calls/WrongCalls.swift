import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Calls whose arguments are wrong, but whose type is known, because the function is not overloaded: swiftc checks that
/// type as well.
extension ExpressionChecker {
  /// Notes the type of a call with wrong arguments.
  func noteType(ofWrongCall callee: Callee, _ node: ExprSyntax) {
    if isOpen || table.speculations > 0 { return }
    switch callee {
    case .function(let function, _, _, _, _, _): if function.place.file.isLibrary { return }
    case .subscripted, .enumCase, .delegate, .value: return
    }
    let type = reduce(open(callee).result).resolved
    if type.hasTypeVariables || type == .error { return }
    bodies.typesOfWrongCalls[node.id] = type
  }

  /// Reports a call with wrong arguments whose type is also wrong: `let count: Int = name("x")`.
  func reportType(ofWrongCall syntax: ExprSyntax, to expected: Type, purpose: Purpose) {
    if isOpen || table.speculations > 0 { return }
    let call = called(in: syntax)
    let expected = described(expected)
    guard let type = bodies.typesOfWrongCalls[call.id], !expected.hasTypeVariables, expected != .error else { return }
    let value = Expression(.tuple([]), type: type, place: place(call))
    if convert(value, to: expected) != nil { return }
    reportMismatch(value, to: expected, purpose: purpose, at: syntax)
  }

  /// The call behind `try` and `await`, or in parentheses.
  private func called(in syntax: ExprSyntax) -> ExprSyntax {
    let syntax = unparenthesized(syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): return node.questionOrExclamationMark == nil ? called(in: node.expression) : syntax
    case .awaitExpr(let node): return called(in: node.expression)
    case .unsafeExpr(let node): return called(in: node.expression)
    default: return syntax
    }
  }

  /// The type that is expected of an argument: for a parameter `[T]`, swiftc takes a value that is no array for an
  /// element, and reports `[Int]`.
  func expected(_ parameter: Type, for argument: Type) -> Type {
    guard case .nominal(let collection, _) = parameter, collection.isLibrary,
      collection.name == "Array" || collection.name == "Set", argument.nominal != collection,
      !argument.hasTypeVariables
    else { return parameter }
    switch argument {
    case .nominal, .tuple: return parameter.map { if case .variable = $0 { argument } else { nil } }
    default: return parameter
    }
  }
}
