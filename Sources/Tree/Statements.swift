package final class Block {
  package var statements: [Statement]
  /// The end of the block, for messages about a missing return and for destruction.
  package let end: Place

  package init(_ statements: [Statement], end: Place) {
    self.statements = statements
    self.end = end
  }
}

package final class Statement {
  package let kind: Kind
  package let place: Place

  package init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }

  package indirect enum Kind {
    /// The value, if any, is dropped at the end of the statement.
    case expression(Expression)
    /// `let (a, b) = f()`; irrefutable. Without a value, the variables are assigned later.
    case declare(Pattern, Expression?)
    /// A local function: nothing runs at its declaration; its captures are taken where it is used.
    case localFunction(FunctionDeclaration)
    case block(Block)
    case ifElse([Condition], Block, Statement?)
    case guardElse([Condition], Block)
    case whileLoop(LoopLabel, [Condition], Block)
    case repeatWhile(LoopLabel, Block, Expression)
    case forIn(ForLoop)
    case switchCase(LoopLabel, subject: Expression, subjectVariable: VariableDeclaration, [SwitchCase])
    /// Leaves the loop, switch, labelled `if` or `do`.
    case breakOut(LoopLabel)
    case continueLoop(LoopLabel)
    case fallthroughNext
    case returnValue(Expression?)
    /// `return nil` in a failable initializer.
    case failInitializer
    case throwError(Expression)
    /// `discard self`: the value ends without its `deinit`.
    case discardSelf(Expression)
    case deferred(Block)
    case doCatch(LoopLabel, Block, [CatchClause])
    /// The value of a branch of an `if` or `switch` expression.
    case yield(Expression)
  }
}

/// Target of `break` and `continue`; identity is the object.
package final class LoopLabel {
  /// True if a `continue` begins a `do` statement again.
  package var isContinued = false

  package init() {}
}

package enum Condition {
  case boolean(Expression)
  /// `let x = e`, `case .some(let x) = e`
  case pattern(Pattern, Expression)
}

/// The parts of a `for` loop, created by the checker from the sequence's conformance. The compiler may take shortcuts
/// for arrays and integer ranges.
package final class ForLoop {
  package let label: LoopLabel
  package let pattern: Pattern
  /// The sequence itself, evaluated once.
  package let sequence: Expression
  /// Holds the iterator.
  package let iterator: VariableDeclaration
  /// `sequence.makeIterator()`, in terms of `sequenceVariable`.
  package let sequenceVariable: VariableDeclaration
  package let makeIterator: Expression
  /// `iterator.next()`, an optional of the element type.
  package let next: Expression
  package let elementType: Type
  package let condition: Expression?
  package let body: Block

  package init(
    label: LoopLabel, pattern: Pattern, sequence: Expression, sequenceVariable: VariableDeclaration,
    iterator: VariableDeclaration, makeIterator: Expression, next: Expression, elementType: Type,
    condition: Expression?, body: Block
  ) {
    self.label = label
    self.pattern = pattern
    self.sequence = sequence
    self.sequenceVariable = sequenceVariable
    self.iterator = iterator
    self.makeIterator = makeIterator
    self.next = next
    self.elementType = elementType
    self.condition = condition
    self.body = body
  }
}

package struct SwitchCase {
  package struct Item {
    package let pattern: Pattern
    package let condition: Expression?

    package init(pattern: Pattern, condition: Expression?) {
      self.pattern = pattern
      self.condition = condition
    }
  }
  /// Alternatives; if several bind variables, they bind the same ones (one declaration each, listed in `bindings`).
  package let items: [Item]
  package let body: Block

  package init(items: [Item], body: Block) {
    self.items = items
    self.body = body
  }
}

package struct CatchClause {
  package let items: [SwitchCase.Item]
  /// The caught error, of type `any Error`, which the patterns match. It is `error` in a clause without a pattern.
  package let error: VariableDeclaration
  package let body: Block

  package init(items: [SwitchCase.Item], error: VariableDeclaration, body: Block) {
    self.items = items
    self.error = error
    self.body = body
  }
}

/// A pattern, matched against a value of `type`.
package indirect enum Pattern {
  case wildcard
  case bind(VariableDeclaration)
  case tuple([Pattern])
  /// The payload patterns, one for each element (wildcards if the source omits them).
  case enumCase(CaseDeclaration, [Pattern])
  /// `x?`, `.some(p)`, and an enum case pattern that matches an optional.
  case some(Pattern)
  /// `nil`, `.none`
  case none
  /// `case 1...5`: the expression compares `subject`, a variable that the compiler sets first, by `~=` or `==`.
  case expression(Expression, subject: VariableDeclaration)
  /// `is T`; `let x as T` with a pattern for the converted value. `from` is the subject's type.
  case cast(from: Type, to: Type, Pattern)
  /// `let x as Self`: the expression, of optional type, converts `subject`, a variable that the compiler sets first; the
  /// pattern is for its value.
  case converted(Expression, subject: VariableDeclaration, Pattern)
}

extension Pattern {
  /// The variables that the pattern binds, in order.
  package var variables: [VariableDeclaration] {
    switch self {
    case .wildcard, .none, .expression: []
    case .bind(let variable): [variable]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.variables)
    case .some(let inner), .cast(_, _, let inner), .converted(_, _, let inner): inner.variables
    }
  }
}
