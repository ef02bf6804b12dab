import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// `discard self`
extension Checker {
  func checkDiscard(_ node: DiscardStmtSyntax) -> Statement? {
    let value = infer(node.expression, hint: nil)
    if case .nominal(let declaration, _) = value.type.resolved, declaration.deinitializer == nil {
      error(.flow(.discardsNothing(value.type.shown)), at: node)
      return nil
    }
    guard function?.selfVariable?.isConsuming ?? false else {
      error(.flow(.discardOutside), at: node)
      return nil
    }
    return Statement(.discardSelf(value), place: place(node))
  }
}
