import Declarations
import Source
import SwiftSyntax
import Tree

/// The requirements on a result builder type.
extension ExpressionChecker {
  /// A builder must be able to build a block.
  package func checkBuilderMethods(_ declaration: NominalDeclaration) {
    guard declaration.isResultBuilder else { return }
    let type =
      declaration.kind == .protocolType ? .existential([declaration], superclass: nil) : declaration.declaredType
    if supports("buildBlock", nil, in: type)
      || supports("buildPartialBlock", ["first"], in: type)
        && supports("buildPartialBlock", ["accumulated", "next"], in: type)
    {
      return
    }
    error(.builder(.noMethods), at: declaration.place)
  }
}
