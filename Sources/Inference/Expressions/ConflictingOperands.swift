import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// Operands of two types about which only their protocols are known.
extension ExpressionChecker {
  /// `left == right` of a `T: Equatable` and a `U: Equatable`: a protocol declares the operator for two values of one
  /// type. Both types are reported together with their origins.
  func reportDifferentSelf(
    _ name: String, _ left: Type, _ right: Type, _ arguments: [CallArgument], at token: TokenSyntax
  ) -> Bool {
    guard left != right, let needed = Self.protocolOfComparison[name].flatMap(libraryType), conforms(left, to: needed),
      conforms(right, to: needed)
    else { return false }
    let (first, second) = (withOrigin(left, of: arguments[0]), withOrigin(right, of: arguments[1]))
    guard let first = first ?? (second == nil ? nil : ownType(left)), let second = second ?? ownType(right) else {
      return false
    }
    error(.generics(.conflict("Self", [first, second])), at: token)
    return true
  }

  /// One of the program's types, which has no origin.
  private func ownType(_ type: Type) -> ShownType? { type.nominal?.isLibrary == false ? type.shown : nil }

  static let protocolOfComparison = [
    "==": "Equatable", "!=": "Equatable", "<": "Comparable", ">": "Comparable", "<=": "Comparable", ">=": "Comparable",
  ]

  /// The type with the declaration that it comes from; nil for a concrete type, and for a type of unknown origin.
  private func withOrigin(_ type: Type, of argument: CallArgument) -> ShownType? {
    switch type {
    case .parameter(let parameter):
      owner(of: parameter).map { type.shown.from("generic parameter of \($0)") }
    case .opaque:
      argument.inferred.flatMap(declaredName).map { type.shown.from("result type of '\($0)'") }
    default: nil
    }
  }

  /// The declaration in scope that introduces the generic parameter.
  private func owner(of parameter: GenericParameter) -> Subject? {
    var outer = function
    while let current = outer {
      let context = current.owner
      if context?.genericParameters.contains(parameter) ?? false { break }
      if current.genericParameters.contains(parameter) { return withLabels(current) }
      outer = current.detail?.outer
    }
    guard let type = outer?.owner else { return nil }
    return .generic(type.kind, type.name)
  }

  /// The function with all its labels, written also if there are none.
  private func withLabels(_ function: FunctionDeclaration) -> Subject {
    switch describe(function) {
    case .globalFunction: .globalFunction(function.fullName)
    case .localFunction: .localFunction(function.fullName)
    case .instanceMethod: .instanceMethod(function.fullName)
    case .staticMethod: .staticMethod(function.fullName)
    case let other: other
    }
  }

  /// The function or property whose declaration says `some`.
  private func declaredName(_ value: Expression) -> String? {
    switch value.kind {
    case .apply(let function, _, _, _, _): function.name
    case .variable(let variable), .property(_, let variable, _, _):
      if case .opaque(let opaque, _) = variable.type, opaque.origin != nil { variable.name } else { nil }
    default: nil
    }
  }
}
