import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Written types: the places where they must be complete, and the words with which messages show them.
extension DeclarationChecker {
  /// True for a type of a declaration that no value determines: of a parameter, a result, a payload, a superclass, or
  /// a variable without an initial value.
  func isInSignature(_ node: Syntax) -> Bool {
    var current = node.parent
    while let one = current {
      switch one.as(SyntaxEnum.self) {
      case .functionParameter, .enumCaseParameter: return true
      case .inheritedType(let inherited):
        return inherited.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == false
      case .returnClause(let clause):
        if clause.parent?.is(ClosureSignatureSyntax.self) ?? false { return false }
        if clause.parent?.is(FunctionTypeSyntax.self) != true { return true }
      case .typeAnnotation(let annotation):
        guard let binding = annotation.parent?.as(PatternBindingSyntax.self), binding.initializer == nil else {
          return false
        }
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        return variable.map { !$0.attributes.contains { $0.is(AttributeSyntax.self) } } ?? false
      case .identifierType, .memberType, .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .dictionaryType,
        .tupleType, .tupleTypeElement, .tupleTypeElementList, .functionType, .attributedType, .metatypeType,
        .genericArgumentClause, .genericArgumentList, .genericArgument:
        break
      default: return false
      }
      current = one.parent
    }
    return false
  }

  /// Records the words of a variable's annotation if it has named a type alias since then: messages show them.
  package func noteAnnotation(_ annotation: TypeSyntax, of variable: VariableDeclaration, since uses: Int) {
    guard input.aliasUses > uses, let words = annotationWords(annotation) else { return }
    variable.makeDetail().annotation = words
  }

  /// The words of a type that messages show as it is written, because it names a type alias.
  package func annotationWords(_ annotation: TypeSyntax) -> String? {
    let written = annotation.as(AttributedTypeSyntax.self)?.baseType ?? annotation
    return namesAlias(written) ? written.writtenText : nil
  }

  /// True for the name of a type alias, and for an optional or a collection of one. An alias that means an associated
  /// type is another name in each type.
  private func namesAlias(_ syntax: TypeSyntax) -> Bool {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      guard case .alias(let alias)? = lookUpTypeName(node.name.identifierText) else { return false }
      switch alias.type {
      case .existential, .anyObject: return false
      default: break
      }
      let isDependent = alias.type.contains { part in
        switch part {
        case .parameter(let parameter): !alias.genericParameters.contains(parameter)
        case .member: true
        default: false
        }
      }
      return !isDependent
    case .optionalType(let node): return namesAlias(node.wrappedType)
    case .arrayType(let node): return namesAlias(node.element)
    case .dictionaryType(let node): return namesAlias(node.key) || namesAlias(node.value)
    default: return false
    }
  }
}
