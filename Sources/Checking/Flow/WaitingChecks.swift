import Declarations
import Tree

/// Checks for async calls without `await`, and for uses of actor-isolated declarations from outside. Like swiftc,
/// this runs on bodies whose types are right.
extension Checker {
  func checkWaiting(_ block: Block, in function: FunctionDeclaration) {
    var walk = WaitingWalk(checker: self, function: function)
    walk.visit(block)
  }

  func checkWaiting(_ statement: Statement, in function: FunctionDeclaration) {
    var walk = WaitingWalk(checker: self, function: function)
    walk.visit(statement)
  }

  /// The initial value of a property: it cannot contain `await`. In Swift 5 it has the isolation of the property.
  func checkWaiting(initialValue: Expression, of variable: VariableDeclaration) {
    guard !file.isLibrary else { return }
    var walk = WaitingWalk(
      checker: self, isolation: isOfSwift5 ? surroundings(ofValueOf: variable) : .unknown, isAsync: false,
      isolated: nil, place: .initialValue, awaited: nil)
    walk.root(initialValue)
  }

  /// In Swift 5 a default argument is not isolated, even if its function is.
  package func checkWaiting(defaultArgument value: Expression) {
    guard !file.isLibrary else { return }
    var walk = WaitingWalk(
      checker: self, isolation: isOfSwift5 ? .none : .unknown, isAsync: false, isolated: nil, place: .defaultArgument,
      awaited: nil)
    walk.root(value)
  }

  private var isOfSwift5: Bool { language == .swift5 && !isMainActorByDefault }

  private func surroundings(ofValueOf variable: VariableDeclaration) -> Isolation {
    if let actor = variable.detail?.globalActor ?? variable.detail?.context?.globalActor { return .global(actor) }
    guard let owner = variable.owner else { return .none }
    return isolation(ofMembersOf: owner, isStatic: variable.kind == .staticProperty)
  }
}
