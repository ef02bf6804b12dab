import Declarations
import Diagnostics
import Inference
import SwiftSyntax

/// The places in which `some P` is allowed.
extension DeclarationRules {
  func checkPlace(of node: SomeOrAnyTypeSyntax) {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some) else { return }
    var functionType: FunctionTypeSyntax?
    var current = Syntax(node)
    while let outer = current.parent {
      switch outer.as(SyntaxEnum.self) {
      case .someOrAnyType(let type) where type.someOrAnySpecifier.tokenKind == .keyword(.any):
        return refuse(node, .opaqueInExistential)
      case .functionType(let type):
        if current.id != type.returnClause.id { functionType = type }
      case .tupleTypeElement(let element) where element.ellipsis != nil: return refuse(node)
      case .functionParameter(let parameter):
        if parameter.ellipsis != nil { return refuse(node) }
        guard functionType != nil else { return }
        return refuse(
          node, .opaqueParameter(parameter.type.trimmedDescription),
          at: Syntax(parameter.secondName ?? parameter.firstName))
      case .returnClause where outer.parent?.is(FunctionTypeSyntax.self) ?? false: break
      case .returnClause where outer.parent?.is(ClosureSignatureSyntax.self) ?? false: return refuse(node)
      case .returnClause, .typeAnnotation:
        if functionType != nil {
          let type = outer.as(ReturnClauseSyntax.self)?.type ?? outer.as(TypeAnnotationSyntax.self)?.type
          return refuse(
            node, .opaqueParameterOfResult(type?.trimmedDescription ?? ""), at: type.map { mark(of: $0) })
        }
        guard container(of: node) == .protocolType else { return }
        return refuse(node, .opaqueRequirement)
      case .codeBlockItem, .memberBlockItem: return refuse(node)
      default: break
      }
      current = outer
    }
  }

  /// The token at which swiftc reports a type: the arrow of a function, the mark of an optional.
  private func mark(of type: TypeSyntax) -> Syntax {
    switch type.as(TypeSyntaxEnum.self) {
    case .functionType(let node): Syntax(node.returnClause.arrow)
    case .optionalType(let node): Syntax(node.questionMark)
    case .implicitlyUnwrappedOptionalType(let node): Syntax(node.exclamationMark)
    default: Syntax(type)
    }
  }

  private func refuse(
    _ node: SomeOrAnyTypeSyntax, _ problem: TypeProblem = .opaqueMisplaced, at place: Syntax? = nil
  ) {
    checker.input.misplacedTypes.insert(node.id)
    error(.type(problem), at: place ?? Syntax(node))
  }
}
