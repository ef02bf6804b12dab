import Declarations
import Source
import SwiftSyntax
import Tree

/// Casts to `Self` in a class: the class of the instance is known only when the cast runs.
extension ExpressionChecker {
  /// The metatype that `Self` stands for in a class that may have subclasses; nil for any other type.
  package func classOfSelf(_ written: TypeSyntax) -> Expression? {
    guard written.isSelf, !file.isLibrary, let declaration = typeContext?.declaration, !isFinal(declaration) else {
      return nil
    }
    return dynamicSelf(at: written)
  }

  /// `value is Self`
  package func isInstance(_ value: Expression, of own: Expression, at node: some SyntaxProtocol) -> Expression? {
    guard let test = libraryFunctions("_isInstance").first, let any = convert(value, to: .any),
      let type = convert(own, to: .metatype(.anyObject))
    else { return nil }
    return Expression(
      .apply(test, [:], base: nil, [.value(any), .value(type)], isDirect: true), type: libraryNominal("Bool"),
      place: place(node))
  }

  /// `value as? Self`, or `value as! Self` if it is checked: an instance of the class written around the cast, which is
  /// then compared with the class of `self`.
  package func instance(
    _ value: Expression, of own: Expression, isChecked: Bool, at node: some SyntaxProtocol
  ) -> Expression? {
    let place = place(node)
    let type = instanceType(own.type)
    guard let cast = libraryFunctions(isChecked ? "_asCheckedInstance" : "_asInstance").first,
      let parameter = cast.genericParameters.first, let own = convert(own, to: .metatype(.anyObject))
    else { return nil }
    let result = isChecked ? type : optional(type)
    let object = Expression(
      isChecked ? .castForced(value, type) : .castConditional(value, type), type: result, place: place)
    return Expression(
      .apply(cast, [parameter: type], base: nil, [.value(object), .value(own)], isDirect: true), type: result,
      place: place)
  }
}
