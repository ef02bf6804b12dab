import Declarations
import Diagnostics
import SwiftSyntax
import Tree

/// All inputs that determine the result of checking a closure with several statements, whichever enclosing call is
/// being tried.
///
/// The function around such a closure is a new declaration each time its own body is checked again; its variables are
/// compared by their names and types.
struct ClosureTrial: Hashable {
  private let syntax: SyntaxIdentifier
  private let expected: FunctionType?
  private var isEscaping: Bool
  private var isSpeculative: Bool
  private let variables: [String: Type]
  private var around: [Surroundings]

  private struct Surroundings: Hashable {
    let escapes: Bool
    let isExpectedAsync: Bool
    let mayOmitSelf: Bool
  }

  /// The part of the trial on which the closure's type depends: it is the same whether or not the closure escapes.
  var ofType: ClosureTrial {
    var trial = self
    trial.isEscaping = false
    trial.isSpeculative = true
    trial.around = around.map {
      Surroundings(escapes: false, isExpectedAsync: $0.isExpectedAsync, mayOmitSelf: $0.mayOmitSelf)
    }
    return trial
  }

  /// Nil if the body may determine a type that is still open, and for closures that are cheap to check again: those
  /// with a single expression are part of the enclosing expression.
  init?(_ node: ClosureExprSyntax, expected: FunctionType?, in checker: ExpressionChecker) {
    guard node.statements.count > 1, !checker.file.isLibrary, checker.completion == nil else { return nil }
    syntax = node.id
    self.expected = expected.map { expected in
      var known = if case .function(let resolved) = Type.function(expected).resolved { resolved } else { expected }
      // A result that only the body decides has an open variable, whose identity makes no difference.
      if checker.unbound(known.result) != nil { known.result = .error }
      return known
    }
    if let expected = self.expected, Type.function(expected).hasTypeVariables { return nil }
    isEscaping = checker.table.context.closureEscapes
    isSpeculative = checker.table.speculations > 0
    var variables: [String: Type] = [:]
    var scope: Scope? = checker.scope
    while let current = scope, current !== checker.globals, current !== checker.libraryScope {
      for (name, entities) in current.names where variables[name] == nil {
        guard case .variable(let variable)? = entities.first, variable.kind == .local || variable.kind == .parameter
        else { continue }
        let type = variable.type.resolved
        if type.hasTypeVariables { return nil }
        variables[name] = type
      }
      scope = current.parent
    }
    self.variables = variables
    var around: [Surroundings] = []
    var function = checker.function
    while let one = function, one.kind == .closure {
      let closure = one.detail?.closure
      around.append(
        Surroundings(
          escapes: closure?.escapes ?? true, isExpectedAsync: closure?.isExpectedAsync ?? false,
          mayOmitSelf: closure?.mayOmitSelf ?? false))
      function = one.detail?.outer
    }
    self.around = around
  }
}
