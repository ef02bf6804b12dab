import Declarations
import SwiftSyntax
import Tree

/// Questions about opaque values, in opened code: the answer would decide how the program continues, so the statement
/// stops.
extension ExpressionChecker {
  /// An expression of any type that stops with the question about an opaque value.
  func undecided(_ value: Expression, _ question: String, as type: Type) -> Expression {
    let name = name(of: value).map { "'\($0)'" } ?? "this value"
    return stop("\(name) is opaque: obsh does not have it, and \(question) here", as: type, at: value.place)
  }

  /// An optional that is tested for a value: whether an opaque one has a value is only known if an initializer has
  /// made the value.
  package func decided(_ value: Expression) -> Expression {
    guard isOpen, let wrapped = value.type.resolved.wrapped, isUnknown(wrapped),
      let decide = libraryFunctions("_decided").first
    else { return value }
    return Expression(
      .apply(decide, [:], base: nil, [.value(value)], isDirect: false), type: value.type, place: value.place)
  }

  /// A value whose type is tested: that of an opaque value is not known, unless it is tested for an opaque type.
  package func typed(_ value: Expression, as type: Type) -> Expression {
    guard isOpen, !file.isLibrary, !isMadeOfOpaque(type), mayBeOpaque(value.type),
      let test = libraryFunctions("_typed").first, let parameter = test.genericParameters.first
    else { return value }
    return Expression(
      .apply(test, [parameter: value.type.resolved], base: nil, [.value(value)], isDirect: false), type: value.type,
      place: value.place)
  }

  private func mayBeOpaque(_ type: Type) -> Bool {
    switch head(type) {
    case .any, .existential(_, nil, _): true
    case .nominal where type.resolved.wrapped != nil: type.resolved.wrapped.map(mayBeOpaque) ?? false
    case .nominal: isUnknown(type)
    default: false
    }
  }

  /// `opaque === other`: whether both are one object is not known. A comparison with nil asks if there is a value.
  func identityOfOpaque(_ left: Expression, _ right: Expression) -> Expression? {
    guard isOpen else { return nil }
    let pairs = [(left, right), (right, left)]
    guard
      let (value, other) = pairs.first(where: { value, _ in
        let type = value.type.resolved
        return isUnknown(type) || type.wrapped.map(isUnknown) ?? false
      })
    else { return nil }
    let question = isNil(other) ? "whether it is nil is asked" : "whether it is another value is asked"
    return undecided(value, question, as: libraryNominal("Bool"))
  }

  /// The result of a method that an opaque value may have, after the value itself.
  func opaqueValue(of node: some SyntaxProtocol, after base: Expression) -> Expression {
    guard
      let maker = libraryFunctions("_opaque").first(where: { $0.parameters.count == 2 }),
      let parameter = maker.genericParameters.first
    else { return base }
    let at = place(node)
    return Expression(
      .apply(
        maker, [parameter: base.type.resolved], base: nil,
        [.value(words(opaqueName(of: node), at: at)), .value(base)], isDirect: false),
      type: unknownType, place: at)
  }
}
