import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Closures whose parameters nothing gives a type.
extension ExpressionChecker {
  /// The operator between the parameters of `{ a, b in a + b }` is ambiguous. Other uses need the parameter's type.
  func reportUntypedParameter(_ start: Int, in node: some SyntaxProtocol) -> Bool {
    let open = Set(table.openVariables[start...])
    let parameter = table.closureParameters.first { parameter in
      unbound(.variable(parameter.variable)).map { open.contains($0) && $0.literal == nil } ?? false
    }
    guard let parameter else { return false }
    let finder = OperandFinder(name: parameter.name)
    finder.walk(node)
    if let found = finder.found, !Self.operatorsOfOneGenericDeclaration.contains(found.text) {
      error(.name(.ambiguousOperator(found.text)), at: found)
    } else {
      error(.closure(.untypedParameter(parameter.name)), at: parameter.place)
    }
    return true
  }

  /// The parameters of the closure that is being checked whose types nothing outside its body determines.
  func untypedParameters() -> ArraySlice<(variable: TypeVariable, name: String, place: Place)> {
    let types = function?.parameters.compactMap { unbound($0.variable.type) } ?? []
    let count = types.count { type in type.literal == nil && table.closureParameters.contains { $0.variable == type } }
    return count == types.count ? table.closureParameters.suffix(count) : []
  }

  /// Replaces the messages about statements that use parameters without a type: the first statement that uses one
  /// determines its type, so that an error in a later one may as well be that of the missing annotation.
  func reportUntyped(
    _ parameters: ArraySlice<(variable: TypeVariable, name: String, place: Place)>, in node: ClosureExprSyntax,
    since messages: Int
  ) {
    if parameters.isEmpty { return }
    let names = Set(parameters.map(\.name))
    let found = table.diagnostics[messages...]
    table.diagnostics.removeSubrange(messages...)
    for parameter in parameters { error(.closure(.untypedParameter(parameter.name)), at: parameter.place) }
    table.diagnostics += found.filter { diagnostic in
      let statement = node.statements.first {
        place($0).offset...place($0).offset + $0.trimmedLength.utf8Length ~= diagnostic.offset
      }
      guard diagnostic.isError, let statement else { return false }
      return !statement.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
    }
  }

  /// True for the type of a parameter that a statement of its closure is the first to use.
  func isDecidedByStatement(_ variable: TypeVariable) -> Bool { table.parametersOfStatements.contains(variable) }

  /// Operators that a single generic declaration makes possible for all types: nothing is ambiguous before the operands'
  /// types are known.
  private static let operatorsOfOneGenericDeclaration: Set = ["<<", ">>", "&<<", "&>>", "...", "..<"]

  /// Reports a comparison of two values of unknown types, `{ a, b in a == b }`: all of its declarations have the same
  /// result, so that no context decides which one is meant. The result of `a + b` has the type of its operands: an
  /// expected one decides them. Returns true if it reported an error.
  func reportUntypedOperands(_ callees: [Callee], _ arguments: [CallArgument], at token: TokenSyntax) -> Bool {
    guard arguments.count == 2, arguments.allSatisfy({ isUntyped($0.inferred) }) else { return false }
    let functions = callees.compactMap { callee -> FunctionDeclaration? in
      if case .function(let function, _, _, _, _, _) = callee { function } else { nil }
    }
    // Each of the library's comparisons has several declarations, of which obsh needs some.
    guard let first = functions.first, functions.count > 1 || first.place.file.isLibrary,
      functions.allSatisfy({ $0.result == first.result }), !functions.contains(where: tellsOperands)
    else { return false }
    error(.name(.ambiguousOperator(token.text)), at: token)
    return true
  }

  /// True if the result of an operator says something about its operands: it is of the type of one, or depends on it.
  private func tellsOperands(_ function: FunctionDeclaration) -> Bool {
    let isGeneric = function.result.contains { part in
      switch part {
      case .parameter, .member: true
      default: false
      }
    }
    return isGeneric || function.parameters.contains { $0.variable.type == function.result }
  }

  /// True for a value about whose type nothing is known, like that of a closure's parameter.
  private func isUntyped(_ value: Expression?) -> Bool {
    guard let type = value.flatMap({ unbound($0.type) }) else { return false }
    return type.literal == nil && type.protocols.isEmpty
  }
}

/// Finds the first operator that is applied to a closure's parameter.
private final class OperandFinder: SyntaxVisitor {
  private let name: String
  private(set) var found: TokenSyntax?

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  private func isParameter(_ operand: ExprSyntax) -> Bool {
    operand.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, isParameter(node.leftOperand) || isParameter(node.rightOperand),
      let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator
    {
      found = token
    }
    return found == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, isParameter(node.expression) { found = node.operator }
    return found == nil ? .visitChildren : .skipChildren
  }
}
