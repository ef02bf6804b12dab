import Declarations
import SwiftSyntax
import Tree

/// A result builder applied to one body.
struct ResultBuilder {
  /// The type marked `@resultBuilder`, with its generic arguments.
  let type: Type
  /// The place of calls that belong to no single expression: the closure, or the body's first expression.
  let anchor: ExprSyntax
  /// The start of the body, if it differs from the anchor.
  var start: Syntax?

  var isOfLibrary: Bool { type.nominal?.isLibrary ?? false }
  var isGeneric: Bool { if case .nominal(_, let arguments) = type { !arguments.isEmpty } else { false } }
}

/// The result builders of declarations and parameters.
extension ExpressionChecker {
  /// The builder of a function's result: its own, or that of the requirement it satisfies.
  package func builder(of function: FunctionDeclaration) -> Type? {
    function.detail?.builder ?? inheritedBuilder(of: function)
  }

  /// A member has the builder of a requirement if its type or extension declares the conformance.
  private func inheritedBuilder(of function: FunctionDeclaration) -> Type? {
    guard function.kind == .method || function.kind == .getter, !function.isRequirement,
      let context = function.detail?.context, context.declaration.kind != .protocolType
    else { return nil }
    for conformance in context.declaration.detail?.conformances ?? [] where conformance.context === context {
      for one in allProtocols([conformance.protocolDeclaration])
      where !(context.declaration.detail?.unmetProtocols.contains(one) ?? false) {
        for member in members(of: one, named: function.name) {
          guard let required = requirement(member, like: function), required.isStatic == function.isStatic,
            let builder = required.detail?.builder, labelsMatch(function, required)
          else { continue }
          // `@ReducerBuilder<State, Action> var body` names the associated types of the conforming type.
          let own = one.selfParameter.map { [$0: context.selfType] } ?? [:]
          return reduce(builder.substituting(own))
        }
      }
    }
    return nil
  }

  private func requirement(_ member: Member, like function: FunctionDeclaration) -> FunctionDeclaration? {
    let found: FunctionDeclaration? =
      switch member.kind {
      case .variable(let variable) where function.accessorOf != nil: variable.getter
      case .function(let other) where function.kind == .method: other
      case .subscripted(let subscripted) where function.kind == .getter && function.accessorOf == nil:
        subscripted.getter
      default: nil
      }
    return found.flatMap { $0.isRequirement ? $0 : nil }
  }

  /// True if the builder has a method with that name, and with those labels if any are given.
  func supports(_ name: String, _ labels: [String?]? = nil, in builder: ResultBuilder) -> Bool {
    supports(name, labels, in: builder.type)
  }

  func supports(_ name: String, _ labels: [String?]?, in builder: Type) -> Bool {
    lookUpMembers(of: builder, named: name, isStatic: true).contains { candidate in
      guard let function = candidate.function else { return false }
      return labels.map { function.parameters.map(\.label) == $0 } ?? true
    }
  }

  /// A body with a `return` of its own is not transformed.
  package func returnsExplicitly(_ statements: CodeBlockItemListSyntax) -> Bool { firstReturn(in: statements) != nil }

  package func firstReturn(in statements: CodeBlockItemListSyntax) -> ReturnStmtSyntax? {
    statements.explicitReturns.first
  }
}
