import Diagnostics
import Source
import SwiftSyntax
import Tree

/// Where the checker is. Saved and restored as a whole by whatever looks at another place for a while.
package struct Position {
  package var file: SourceFile
  package var scope: Scope
  /// The function whose body is being checked; the unit's function at top level.
  var function: FunctionDeclaration?
  /// Conditions in force: those of the extensions and functions around.
  var environment: [Requirement] = []
  var body = BodyContext()

  package init(file: SourceFile, scope: Scope) {
    self.file = file
    self.scope = scope
  }
}

/// The data about the enclosing body that statements and expressions need.
package struct BodyContext {
  package var result: Type = .void
  /// Collects the type of a closure's `return`s while it is not known.
  package var isThrowingAllowed = false
  /// In the body of a function that only throws what its parameters throw.
  package var isRethrowing = false
  /// In a closure that nothing asks to throw: it does so if it says so.
  package var isPlainClosure = false
  /// Inside `try`: calls that throw are marked.
  package var isTried = false
  package var isAwaited = false
  package var loops: [JumpTarget] = []
  package var isInferringClosure = false
  /// Inside a `defer`, which begins there: constants from before it cannot be given a value.
  package var isInDefer = false
  package var deferOffset = 0
  /// Receives the values of an `if` or `switch` expression's branches.
  package var yieldType: Type?
  /// The first of those branches, where nothing but the branches says what type they have.
  package var openBranches: OpenBranches?
  /// `E` of the `throws(E)` around: what may be thrown out of here.
  package var thrownType: Type?
  /// Set while a closure's body is inferred: whether something in it throws.
  package var throwRecorder: ThrowRecorder?
  package var isInitializer = false
  /// The types that `some` hides in the function's result.
  package var opaqueResults: [OpaqueType] = []
  package var isTopLevel = false
  /// The target of `fallthrough`; nil outside of a `switch`.
  package var nextCase: NextCase?

  package init(
    result: Type = .void, isThrowingAllowed: Bool = false, isRethrowing: Bool = false, isPlainClosure: Bool = false,
    isTried: Bool = false, isAwaited: Bool = false, loops: [JumpTarget] = [], isInferringClosure: Bool = false,
    isInDefer: Bool = false, deferOffset: Int = 0, yieldType: Type? = nil, openBranches: OpenBranches? = nil,
    thrownType: Type? = nil, throwRecorder: ThrowRecorder? = nil, isInitializer: Bool = false,
    opaqueResults: [OpaqueType] = [], isTopLevel: Bool = false, nextCase: NextCase? = nil
  ) {
    self.result = result
    self.isThrowingAllowed = isThrowingAllowed
    self.isRethrowing = isRethrowing
    self.isPlainClosure = isPlainClosure
    self.isTried = isTried
    self.isAwaited = isAwaited
    self.loops = loops
    self.isInferringClosure = isInferringClosure
    self.isInDefer = isInDefer
    self.deferOffset = deferOffset
    self.yieldType = yieldType
    self.openBranches = openBranches
    self.thrownType = thrownType
    self.throwRecorder = throwRecorder
    self.isInitializer = isInitializer
    self.opaqueResults = opaqueResults
    self.isTopLevel = isTopLevel
    self.nextCase = nextCase
  }
}

/// The case behind the one being checked.
package enum NextCase {
  case nothing
  case plain
  /// The next case binds this variable, which a `fallthrough` into it would leave without a value.
  case binding(String)
}

package final class OpenBranches {
  package var first: (value: Expression, syntax: ExprSyntax)?
  /// One branch has a value, and another has none.
  package var mixVoid = false
  /// Nothing around expects a type: each literal is what it usually is.
  package let isFree: Bool

  package init(first: (value: Expression, syntax: ExprSyntax)? = nil, isFree: Bool = false) {
    self.first = first
    self.isFree = isFree
  }
}

final class ImplicitGenerics {
  var parameters: [GenericParameter] = []
  var requirements: [Requirement] = []
}

/// Something `break` or `continue` can leave.
package struct JumpTarget {
  package enum Kind { case loop, switchCase, block }
  package let label: String?
  package let target: LoopLabel
  package let kind: Kind

  package init(label: String?, target: LoopLabel, kind: Kind) {
    self.label = label
    self.target = target
    self.kind = kind
  }
}
