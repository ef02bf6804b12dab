import SwiftSyntax
import Tree

/// The part that the five kinds of type declaration share.
package struct TypeHeader {
  package let name: TokenSyntax
  package let kind: NominalDeclaration.Kind
  let genericParameters: GenericParameterClauseSyntax?
  let inheritance: InheritanceClauseSyntax?
  let whereClause: GenericWhereClauseSyntax?
  package let members: MemberBlockSyntax
  package let attributes: AttributeListSyntax
  package let keyword: TokenSyntax

  package init?(_ syntax: DeclSyntax) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      (name, kind, genericParameters) = (node.name, .structure, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.structKeyword)
    case .classDecl(let node):
      (name, kind, genericParameters) = (node.name, .classType, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.classKeyword)
    case .enumDecl(let node):
      (name, kind, genericParameters) = (node.name, .enumeration, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.enumKeyword)
    case .actorDecl(let node):
      (name, kind, genericParameters) = (node.name, .actor, node.genericParameterClause)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.actorKeyword)
    case .protocolDecl(let node):
      (name, kind, genericParameters) = (node.name, .protocolType, nil)
      (inheritance, whereClause, members) = (node.inheritanceClause, node.genericWhereClause, node.memberBlock)
      (attributes, keyword) = (node.attributes, node.protocolKeyword)
    default: return nil
    }
  }

  package var attributeNames: [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.writtenText }
  }
  var isObservable: Bool { attributeNames.contains("Observable") }
}
