import Diagnostics
import SwiftSyntax
import Tree

/// Where a result builder's attribute may stand, and what makes a type a builder.
extension DeclarationRules {
  func checkBuilder(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    guard let list = attribute.parent?.as(AttributeListSyntax.self), let owner = list.parent else { return }
    let misplacement: BuilderPlace?
    switch owner.as(SyntaxEnum.self) {
    case .closureSignature: return error(.attribute(.onClosure(name)), at: attribute)
    case .attributedType: return error(.name(.unknownAttribute(name)), at: attribute)
    case .functionParameter, .functionDecl, .subscriptDecl, .accessorDecl: misplacement = nil
    case .variableDecl(let node):
      guard let stored = node.bindings.first(where: { !Accessors($0.accessorBlock).hasGetter }) else {
        misplacement = nil
        break
      }
      let container = container(of: node)
      let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
      let isInstance = !node.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      if container == .structure, isInstance, stored.initializer == nil {
        misplacement = nil
      } else {
        misplacement = .computed(isMember(container) ? .property : StorageKind(isLet: isLet))
      }
    default: misplacement = .anything
    }
    if let misplacement { return error(.builder(.misplaced(name, misplacement)), at: attribute) }
    if attribute.arguments != nil { return error(.builder(.withArguments), at: attribute) }
    let builders = list.compactMap { $0.as(AttributeSyntax.self) }.filter { isBuilder($0) }
    if builders.count > 1, builders.first?.id == attribute.id {
      error(.builder(.repeated), at: attribute)
    }
  }
}

extension Checker {
  /// The builder of a parameter, which must be a function.
  func builder(of node: FunctionParameterSyntax, type: Type, isAutoclosure: Bool) -> Type? {
    guard let builder = builder(among: node.attributes) else { return nil }
    if file.isLibrary { return builder }
    let attribute = node.attributes.first.map { Syntax($0) } ?? Syntax(node)
    if isAutoclosure {
      error(.builder(.autoclosure(builder.shown)), at: attribute)
      return nil
    }
    switch type {
    case .function, .error: return builder
    default:
      error(.builder(.notAFunction(builder.shown)), at: attribute)
      return nil
    }
  }

  /// Whether a memberwise initializer takes a function that makes a property's value.
  func givesValue(_ property: VariableDeclaration) -> Bool {
    guard property.detail?.builder != nil else { return false }
    if case .function = property.type.resolved { return false }
    return true
  }

  /// A builder can build a block.
  func checkBuilderMethods(_ declaration: NominalDeclaration) {
    guard declaration.isResultBuilder else { return }
    let type =
      declaration.kind == .protocolType ? .existential([declaration], superclass: nil) : declaration.declaredType
    if supports("buildBlock", nil, in: type)
      || supports("buildPartialBlock", ["first"], in: type)
        && supports("buildPartialBlock", ["accumulated", "next"], in: type)
    {
      return
    }
    error(.builder(.noMethods), at: declaration.place)
  }
}
