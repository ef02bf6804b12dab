import Lint
import SwiftSyntax

/// The expressions that make a model without arguments.
extension DeclaredType {
  /// `Store.shared` or `Store()`; nil if the class has neither.
  ///
  /// - Parameter name: The name of the class where the model is used.
  func made(as name: String) -> String? {
    guard kind == .classType else { return nil }
    if let shared = property("shared", isStatic: true), shared.isStored, shared.isShown(like: self) {
      let called = shared.initialValue?.as(FunctionCallExprSyntax.self)?.calledName
      if shared.type?.name == self.name || shared.type == nil && called == nameToken.text { return "\(name).shared" }
    }
    if initializers.isEmpty {
      // The implicit one, which is not public.
      return inherited.count <= 1 && !isPublic && properties.allSatisfy(\.hasFirstValue) ? "\(name)()" : nil
    }
    return initializers.contains { $0.takesNothing && $0.node.isShown(like: self) } ? "\(name)()" : nil
  }

  /// The labels of the arguments without which no instance can be made, of the initializer that needs the fewest.
  var argumentsNeeded: [String] {
    let lists = initializers.map { one in
      let parameters = one.node.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.filter { $0.defaultValue == nil }.map(\.firstName.text) ?? []
    }
    return lists.min { $0.count < $1.count } ?? []
  }

  var isPublic: Bool { node.asProtocol(WithModifiersSyntax.self)?.modifiers.isPublic ?? false }
}

extension DeclaredProperty {
  fileprivate var hasFirstValue: Bool {
    if isStatic || !isStored || initialValue != nil { return true }
    if case .optional? = type { return !isLet }
    return false
  }

  fileprivate func isShown(like type: DeclaredType) -> Bool { node.modifiers.isShown(like: type) }
}

extension DeclSyntax {
  fileprivate func isShown(like type: DeclaredType) -> Bool {
    asProtocol(WithModifiersSyntax.self)?.modifiers.isShown(like: type) ?? false
  }
}

extension DeclaredFunction {
  /// True for an initializer that needs no argument, and neither fails, throws nor waits.
  fileprivate var takesNothing: Bool {
    guard let initializer = node.as(InitializerDeclSyntax.self), initializer.optionalMark == nil,
      initializer.signature.effectSpecifiers == nil
    else { return false }
    return initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }
}

extension DeclModifierListSyntax {
  var isPublic: Bool { contains { ["public", "open"].contains($0.name.text) } }

  /// True if the member of a type can be used wherever the type can.
  fileprivate func isShown(like type: DeclaredType) -> Bool {
    !arePrivate && (isPublic || !type.isPublic)
  }
}

extension FunctionCallExprSyntax {
  /// True if the call is a view of a builder, with or without modifiers: its type may become another one.
  var isWholeView: Bool {
    parent?.is(CodeBlockItemSyntax.self) ?? false || parent?.is(ReturnStmtSyntax.self) ?? false
      || parent?.as(MemberAccessExprSyntax.self)?.parent?.is(FunctionCallExprSyntax.self) ?? false
  }
}
