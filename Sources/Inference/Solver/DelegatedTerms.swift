import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Key paths and names of functions, whose types the directional walk finds once their roots are known.
extension ConstraintSystem {
  func convertDelegated(_ term: DelegatedTerm, to: Type) -> Outcome {
    let to = decided(to)
    if !takeWrittenRoot(of: term, to) { return .failed }
    guard isRootKnown(to) else { return convertIdentity(term, to: to) }
    var wanted = to
    if term.syntax.is(KeyPathExprSyntax.self), case .function(var function) = checker.head(to) {
      function.result = withOpenMembers(function.result)
      wanted = .function(function)
    }
    guard let found = walk(term.syntax, as: wanted, in: term.scope) else { return .failed }
    if case .function(let function) = found, let name = term.syntax.as(DeclReferenceExprSyntax.self),
      checker.isOperatorToken(name.baseName)
    {
      state.operatorArities[term.syntax.id] = function.parameters.count
    }
    if term.syntax.is(KeyPathExprSyntax.self), case .function(let wanted) = checker.head(to) {
      state.score.increase(.functionConversion)
      // The value of the key path becomes the result, like the value of a closure.
      let open = FunctionType(wanted.parameters, checker.makeVariable())
      if !isOpen(wanted.result), case .function(let own)? = walk(term.syntax, as: .function(open), in: term.scope) {
        noteResult(own.result, convertedTo: wanted.result)
        if convert(own.result, to: wanted.result) == .failed { return .failed }
      }
    }
    return bind(term.variable, to: found) ? (convert(found, to: to)) : .failed
  }

  /// `[.a, nil].compactMap(\.self)`: the value of this key path is its root, whatever that is.
  private func convertIdentity(_ term: DelegatedTerm, to: Type) -> Outcome {
    guard let path = term.syntax.as(KeyPathExprSyntax.self), path.root == nil, path.components.count == 1,
      path.trimmedDescription == "\\.self", case .function(let function) = checker.head(to),
      function.parameters.count == 1
    else { return .unsolved }
    state.score.increase(.functionConversion)
    add(.conversion(function.parameters[0].type, function.result))
    return bind(term.variable, to: to) ? .solved : .failed
  }

  /// A key path with an explicit root determines the parameter of the function that it replaces; false if the context
  /// expects something else.
  private func takeWrittenRoot(of term: DelegatedTerm, _ type: Type) -> Bool {
    guard case .function(let function) = checker.head(type), function.parameters.count == 1,
      isOpen(function.parameters[0].type),
      let written = term.syntax.as(KeyPathExprSyntax.self).flatMap(checker.writtenRoot)
    else { return true }
    return checker.matches(function.parameters[0].type, written.type)
  }

  /// True if the root of a key path, or the parameters of a function, are known.
  private func isRootKnown(_ type: Type) -> Bool {
    switch checker.head(type) {
    case .nominal(_, let arguments): arguments.first.map { !isOpen($0) && !$0.resolved.hasTypeVariables } ?? true
    case .function(let function):
      function.parameters.allSatisfy { !isOpen($0.type) && !$0.type.resolved.hasTypeVariables }
    default: false
    }
  }
}
