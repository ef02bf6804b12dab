import Declarations
import Source
import SwiftSyntax
import Tree

/// The services that expressions need from the phase above them: the statements in closures, in built bodies and in
/// `if` and `switch` expressions, and the property wrappers of assignments and of closures' parameters.
package protocol StatementChecking: AnyObject {
  // Statements
  func check(_ item: CodeBlockItemSyntax, into result: inout [Statement])
  func check(_ node: StmtSyntax, into result: inout [Statement]) -> Statement?
  func checkBlock(_ statements: CodeBlockItemListSyntax, end: Place) -> Block
  /// `blocks` creates the branches' blocks if they are not plain ones.
  func checkBranching(_ node: ExprSyntax, label: String?, blocks: BlockMaker?) -> Statement
  func checkFor(_ node: ForStmtSyntax, label: String?, blocks: BlockMaker?) -> Statement

  // `if` and `switch` as expressions
  func inferIf(_ node: IfExprSyntax, hint: Type?) -> Expression
  func inferSwitch(_ node: SwitchExprSyntax, hint: Type?) -> Expression
  /// True if an `if` or `switch` can be the value of a one-statement body: every branch is one expression or leaves.
  func branchesAreValues(_ node: ExprSyntax) -> Bool

  /// The value of `#isolation`: the actor to which the surrounding code is isolated, as `(any Actor)?`.
  func isolationValue(at node: Syntax) -> Expression

  /// The isolation of a function that is used as a value, and whether it is `@Sendable` (SE-0418).
  func isolation(ofReferenceTo function: FunctionDeclaration, on base: Type?) -> FunctionIsolation

  /// Checks a default argument for calls that wait, and for uses of isolated declarations.
  func checkWaiting(defaultArgument value: Expression)

  // Assignments
  func reportsDelegatingConstant(_ target: Expression, at node: InfixOperatorExprSyntax) -> Bool
  /// The function that creates a local wrapper may use variables of its context, so code that assigns to the variable
  /// uses them too.
  func noteInitializer(of target: Expression)
  /// The assignment that creates a local wrapper again; nil if it is a plain one.
  func remakesWrapper(_ target: Expression, _ value: Expression) -> Expression?

  // Wrapped parameters
  func wrapParameters(of node: ClosureExprSyntax, _ closure: FunctionDeclaration) -> Bool
}
