import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// `zero<Int>()`: only types have generic arguments. In the Swift 5 mode swiftc ignores those of a function.
extension ExpressionChecker {
  /// True for the name of a function with generic arguments.
  func isFunction(_ node: GenericSpecializationExprSyntax) -> Bool {
    if let name = node.expression.as(DeclReferenceExprSyntax.self) {
      return switch lookUp(name.baseName.identifierText) {
      case .nothing: false
      case .entities(let entities): entities[0].isFunction && typeExpression(ExprSyntax(node)) == nil
      case .member(let context): isMethod(name.baseName.identifierText, of: context.selfType)
      }
    }
    guard node.expression.is(MemberAccessExprSyntax.self) else { return false }
    return typeExpression(ExprSyntax(node)) == nil
  }

  private func isMethod(_ name: String, of type: Type) -> Bool {
    guard case .function? = lookUpMembers(of: type, named: name, isStatic: nil).first?.member.kind else { return false }
    return true
  }

  func reportSpecialized(_ node: GenericSpecializationExprSyntax, _ call: Expression) {
    guard let function = called(by: call) else { return }
    let kind =
      if function.owner == nil {
        function.isLocal ? "local function" : "global function"
      } else {
        function.isStatic ? "static method" : "instance method"
      }
    let problem = GenericsProblem.specializedFunction(kind, shownName(function))
    let name = node.expression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(node.expression)
    if language == .swift5 { warning(.generics(problem), at: name) } else { error(.generics(problem), at: name) }
  }

  private func called(by value: Expression) -> FunctionDeclaration? {
    switch value.kind {
    case .apply(let function, _, _, _, _): function
    case .forceUnwrap(let inner), .wrap(let inner), .discard(let inner): called(by: inner)
    default: nil
    }
  }
}
