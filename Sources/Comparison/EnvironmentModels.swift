import SwiftSyntax

/// The models that a view gets from its environment.
enum EnvironmentModels {
  /// The types of `@EnvironmentObject var user: User` and `@Environment(User.self) var user`. A model that may be
  /// missing, `@Environment(User.self) var user: User?`, is not needed.
  static func of(_ view: StructDeclSyntax) -> Set<String> {
    var found: Set<String> = []
    for variable in view.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      let type = variable.bindings.first?.typeAnnotation?.type
      if type?.is(OptionalTypeSyntax.self) ?? false { continue }
      for attribute in variable.attributes.compactMap({ $0.as(AttributeSyntax.self) }) {
        switch attribute.plainName {
        case "EnvironmentObject": if let type { found.insert(type.trimmedDescription) }
        case "Environment":
          guard case .argumentList(let arguments) = attribute.arguments,
            let value = arguments.first?.expression.as(MemberAccessExprSyntax.self),
            value.declName.baseName.text == "self", let base = value.base
          else { continue }
          found.insert(base.trimmedDescription)
        default: break
        }
      }
    }
    return found
  }

  /// The types of `@State private var cart = Cart()` and `@StateObject private var cart = Cart()`.
  static func kept(by view: StructDeclSyntax) -> Set<String> {
    var found: Set<String> = []
    for variable in view.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
      let isKept = variable.attributes.contains { attribute in
        ["State", "StateObject"].contains(attribute.as(AttributeSyntax.self)?.plainName)
      }
      guard isKept, let value = variable.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self) else {
        continue
      }
      let made = value.calledExpression.trimmedDescription
      let type = made == ".init" ? variable.bindings.first?.typeAnnotation?.type.trimmedDescription : made
      if let type, type.first?.isUppercase ?? false { found.insert(type) }
    }
    return found
  }
}
