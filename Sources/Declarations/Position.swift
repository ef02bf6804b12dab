import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The position of the checker. Code that looks at another place for a while saves and restores it as a whole.
package struct Position {
  package var file: SourceFile
  package var scope: Scope
  /// The function whose body is being checked; the unit's function at top level.
  var function: FunctionDeclaration?
  /// The requirements in force: those of the enclosing extensions and functions.
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
  /// True if an error may be thrown here.
  package var isThrowingAllowed = false
  /// True in the body of a function that throws only what its parameters throw.
  package var isRethrowing = false
  /// True in a closure without a context that requires throwing: it throws if its body does.
  package var isPlainClosure = false
  /// The place from which no error can be thrown, whatever surrounds it.
  package var barrier: ThrowBarrier?
  /// Inside `try`: calls that throw are marked.
  package var isTried = false
  package var isAwaited = false
  package var loops: [JumpTarget] = []
  package var isInferringClosure = false
  /// True inside a `defer`: constants declared before it cannot be assigned.
  package var isInDefer = false
  package var deferOffset = 0
  /// Receives the values of an `if` or `switch` expression's branches.
  package var yieldType: Type?
  /// The branches of that expression, if only they determine its type.
  package var openBranches: OpenBranches?
  /// `E` of the enclosing `throws(E)`: the type of errors that may be thrown here.
  package var thrownType: Type?
  /// True in a closure whose error type only its context declares: its own `throw` throws an `any Error`.
  package var isThrownTypeExpected = false
  /// Set while a closure's body is inferred: records if it throws.
  package var throwRecorder: ThrowRecorder?
  package var isInitializer = false
  /// The number of errors before a closure.
  package var errorsBefore = 0
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

/// The case after the one being checked.
package enum NextCase {
  case nothing
  case plain
  /// The next case binds this variable, which a `fallthrough` into it would leave without a value.
  case binding(String)
}

/// The branches of an `if` or `switch` expression whose type only they determine.
package final class OpenBranches {
  /// A branch's value, and the statement that yields it, which is the last one of its block.
  package struct Branch {
    package let value: Expression
    package let syntax: ExprSyntax
    package let block: Block

    package init(value: Expression, syntax: ExprSyntax, block: Block) {
      self.value = value
      self.syntax = syntax
      self.block = block
    }
  }

  package var branches: [Branch] = []
  /// True if the branches have no type in common: in a closure they are statements, whose values are not used.
  package var areStatements = false

  package init() {}
}

final class ImplicitGenerics {
  var parameters: [GenericParameter] = []
  var requirements: [Requirement] = []
}

/// A statement that `break` or `continue` can target.
package struct JumpTarget {
  package enum Kind { case loop, switchCase, ifElse, block }
  package let label: String?
  package let target: LoopLabel
  package let kind: Kind

  package init(label: String?, target: LoopLabel, kind: Kind) {
    self.label = label
    self.target = target
    self.kind = kind
  }
}
