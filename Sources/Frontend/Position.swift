import SwiftSyntax
import Tree

/// Where the checker is. Saved and restored as a whole by whatever looks at another place for a while.
struct Position {
  var file: SourceFile
  var scope: Scope
  /// The function whose body is being checked; the unit's function at top level.
  var function: FunctionDeclaration?
  /// Conditions in force: those of the extensions and functions around.
  var environment: [Requirement] = []
  var body = BodyContext()

  init(file: SourceFile, scope: Scope) {
    self.file = file
    self.scope = scope
  }
}

extension Checker {
  var file: SourceFile {
    get { position.file }
    set { position.file = newValue }
  }
  var scope: Scope {
    get { position.scope }
    set { position.scope = newValue }
  }
  var function: FunctionDeclaration? {
    get { position.function }
    set { position.function = newValue }
  }
  var environment: [Requirement] {
    get { position.environment }
    set { position.environment = newValue }
  }
  var body: BodyContext {
    get { position.body }
    _modify { yield &position.body }
  }
}

/// What statements and expressions need to know about the body they stand in.
struct BodyContext {
  var result: Type = .void
  /// Collects the type of a closure's `return`s while it is not known.
  var isThrowingAllowed = false
  /// In the body of a function that only throws what its parameters throw.
  var isRethrowing = false
  /// In a closure that nothing asks to throw: it does so if it says so.
  var isPlainClosure = false
  /// Inside `try`: calls that throw are marked.
  var isTried = false
  var isAwaited = false
  var loops: [JumpTarget] = []
  var isInferringClosure = false
  /// Inside a `defer`, which begins there: constants from before it cannot be given a value.
  var isInDefer = false
  var deferOffset = 0
  /// Receives the values of an `if` or `switch` expression's branches.
  var yieldType: Type?
  /// The first of those branches, where nothing but the branches says what type they have.
  var openBranches: OpenBranches?
  /// `E` of the `throws(E)` around: what may be thrown out of here.
  var thrownType: Type?
  /// Set while a closure's body is inferred: whether something in it throws.
  var throwRecorder: ThrowRecorder?
  var isInitializer = false
  /// What the function's result hides.
  var opaqueResults: [OpaqueType] = []
  var isTopLevel = false
  /// What `fallthrough` leads to; nil outside of a `switch`.
  var nextCase: NextCase?
}

/// The case behind the one being checked.
enum NextCase {
  case nothing
  case plain
  /// It binds this variable, which a fall into it would leave without value.
  case binding(String)
}

final class OpenBranches {
  var first: (value: Expression, syntax: ExprSyntax)?
}

final class ImplicitGenerics {
  var parameters: [GenericParameter] = []
  var requirements: [Requirement] = []
}

/// Something `break` or `continue` can leave.
struct JumpTarget {
  enum Kind { case loop, switchCase, block }
  let label: String?
  let target: LoopLabel
  let kind: Kind
}
