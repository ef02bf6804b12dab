import Diagnostics
import Source
import SwiftSyntax

/// `@escaping` and `@autoclosure` belong to the types of parameters alone; functions elsewhere escape anyway.
extension DeclarationRules {
  func checkParameterAttribute(_ attribute: AttributeSyntax, _ name: String) {
    guard let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self) else {
      if attribute.parent?.parent?.is(DeclSyntax.self) ?? false {
        checker.error(.attribute(.onDeclaration), at: attribute.attributeName)
      }
      return
    }
    let isAutoclosure = name == "autoclosure"
    switch ParameterAttributePlace(of: type) {
    case .parameter: return
    case .payload where isAutoclosure: return
    case .variadic where isAutoclosure:
      checker.error(.attribute(.variadicAutoclosure), at: attribute)
    case .optional where !isAutoclosure:
      let arrow = type.baseType.as(FunctionTypeSyntax.self)?.returnClause.arrow
      checker.error(.attribute(.escapingOptional), at: arrow.map(Syntax.init) ?? Syntax(attribute))
    case .payload, .variadic, .optional, .other:
      checker.error(.attribute(.notOnParameter(name)), at: attribute)
    }
  }
}

private enum ParameterAttributePlace {
  case parameter, variadic, payload, optional, other

  init(of type: AttributedTypeSyntax) {
    var type = Syntax(type)
    // `(@escaping () -> Void)` in parentheses, which may have attributes of their own
    while let parent = type.parent {
      if parent.is(AttributedTypeSyntax.self) {
        type = parent
      } else if let element = parent.as(TupleTypeElementSyntax.self), element.firstName == nil,
        let tuple = element.parent?.parent?.as(TupleTypeSyntax.self), tuple.elements.count == 1
      {
        type = Syntax(tuple)
      } else {
        break
      }
    }
    switch type.parent?.as(SyntaxEnum.self) {
    case .functionParameter(let parameter): self = parameter.ellipsis == nil ? .parameter : .variadic
    case .closureParameter(let parameter): self = parameter.ellipsis == nil ? .parameter : .variadic
    case .tupleTypeElement(let element) where element.parent?.parent?.is(FunctionTypeSyntax.self) ?? false:
      self = element.ellipsis == nil ? .parameter : .variadic
    case .enumCaseParameter: self = .payload
    case .optionalType, .implicitlyUnwrappedOptionalType: self = .optional
    default: self = .other
    }
  }
}
