import Diagnostics
import Source
import SwiftSyntax
import Tree

/// All state that inference changes during an attempt: type variables, the decisions that wait for their bindings,
/// the score of the current solution and its diagnostics. A snapshot covers all of it; no state that must be undone
/// is stored elsewhere.
///
///     let start = table.snapshot()
///     if matches(type, expected) { table.commit(start) } else { table.rollback(to: start) }
package struct InferenceTable {
  /// The diagnostics of inference; rolling back an attempt also removes its diagnostics.
  package var diagnostics: [Diagnostic] = []
  /// The place of the input's first expression that failed without a message.
  package private(set) var silentFailure: Place?
  /// The type variables created so far; a full expression resolves those created since its beginning.
  package private(set) var openVariables: [TypeVariable] = []
  /// Pairs of types that can be compared once one of their types is known; see `settleDeferredMatches`.
  package private(set) var deferredMatches: [(Type, Type)] = []
  /// Values whose type was unknown when they were converted; see `settleConversions`.
  package var pendingConversions: [PendingConversion] = []
  /// Overloaded functions used as values when nothing determined which one is meant; see `settleReferences`.
  package var pendingReferences: [PendingReference] = []
  /// Conformances whose conditions depend on types that are still open; see `settleConformances`.
  package var pendingConformances: [PendingConformance] = []
  /// Literals whose form depends on their type, once it is known.
  package var pendingLiterals: [Expression] = []
  /// Collection literals whose elements have no common type, each with the variable for its element type.
  package var mixtures: [(variable: TypeVariable, mixture: Mixture)] = []
  /// The variables for `R` of closures' only expressions of type `R?`, whose value may not be used.
  package var resultsOfStatements: [TypeVariable] = []
  /// The types of closure parameters that are still unknown, for messages.
  package var closureParameters: [(variable: TypeVariable, name: String, place: Place)] = []
  /// The parameters of the closures that are being checked statement by statement.
  package var parametersOfStatements: [TypeVariable] = []
  /// The distance of the current solution from the plainest one; see `convert`.
  package var score = 0
  /// The part of the score that comes from conversions to a superclass or an existential.
  package var subtyping = 0
  /// The number of requirements that elements of arrays have met by losing or gaining labels.
  package var convertedElements = 0
  /// The number of attempts in progress whose errors are not shown.
  package var speculations = 0
  /// The context of the expression being inferred.
  package var context = ExpressionContext()

  /// The number of changes to type variables, from which a caller sees that something has changed.
  package private(set) var changeCount = 0
  fileprivate var changes: [Change] = []
  private var openSnapshots = 0

  package init(speculations: Int = 0) {
    self.speculations = speculations
  }

  // MARK: Snapshots

  /// A state to which the table can return. Lists that only grow are recorded by their lengths.
  package struct Snapshot {
    fileprivate let depth: Int
    fileprivate let changes: Int
    package let diagnostics: Int
    let openVariables: Int
    fileprivate let conversions: Int
    fileprivate let references: Int
    fileprivate let conformances: Int
    fileprivate let literals: Int
    fileprivate let mixtures: Int
    fileprivate let statements: Int
    fileprivate let closureParameters: Int
    fileprivate let score: Int
    fileprivate let subtyping: Int
  }

  package mutating func snapshot() -> Snapshot {
    openSnapshots += 1
    return Snapshot(
      depth: openSnapshots - 1, changes: changes.count, diagnostics: diagnostics.count,
      openVariables: openVariables.count, conversions: pendingConversions.count, references: pendingReferences.count,
      conformances: pendingConformances.count, literals: pendingLiterals.count, mixtures: mixtures.count,
      statements: resultsOfStatements.count,
      closureParameters: closureParameters.count,
      score: score, subtyping: subtyping)
  }

  /// Keeps the changes since the snapshot. The outermost snapshot also discards the data for undoing.
  package mutating func commit(_ snapshot: Snapshot) {
    openSnapshots = snapshot.depth
    if openSnapshots == 0 { changes.removeAll(keepingCapacity: true) }
  }

  /// Undoes all changes since the snapshot, which stays open for another attempt.
  package mutating func rollback(to snapshot: Snapshot) {
    openSnapshots = snapshot.depth + 1
    undoChanges(to: snapshot.changes)
    diagnostics.removeSubrange(snapshot.diagnostics...)
    openVariables.removeSubrange(snapshot.openVariables...)
    pendingConversions.removeSubrange(snapshot.conversions...)
    pendingReferences.removeSubrange(snapshot.references...)
    pendingConformances.removeSubrange(snapshot.conformances...)
    pendingLiterals.removeSubrange(snapshot.literals...)
    mixtures.removeSubrange(snapshot.mixtures...)
    resultsOfStatements.removeSubrange(snapshot.statements...)
    closureParameters.removeSubrange(snapshot.closureParameters...)
    score = snapshot.score
    subtyping = snapshot.subtyping
  }

  private mutating func undoChanges(to count: Int) {
    while changes.count > count {
      switch changes.removeLast() {
      case .variable(let variable, let binding, let literal, let isMixed, let protocols):
        variable.binding = binding
        variable.literal = literal
        variable.isMixed = isMixed
        variable.protocols = protocols
      case .deferredMatches(let earlier): deferredMatches = earlier
      case .pendingReferences(let earlier): pendingReferences = earlier
      case .silentFailure: silentFailure = nil
      }
    }
  }

  /// State to restore that is not the end of a list.
  fileprivate enum Change {
    case variable(
      TypeVariable, binding: Type?, literal: TypeVariable.Literal?, isMixed: Bool, protocols: [NominalDeclaration])
    case deferredMatches([(Type, Type)])
    case pendingReferences([PendingReference])
    case silentFailure
  }

  // MARK: Variables

  package mutating func open(_ variable: TypeVariable) {
    variable.number = openVariables.count
    openVariables.append(variable)
  }

  package mutating func close(from first: Int) { openVariables.removeSubrange(first...) }

  // MARK: Changes that snapshots cover

  /// To be called before a variable is changed.
  package mutating func remember(_ variable: TypeVariable) {
    changeCount &+= 1
    changes.append(
      .variable(
        variable, binding: variable.binding, literal: variable.literal, isMixed: variable.isMixed,
        protocols: variable.protocols))
  }

  mutating func putOff(_ left: Type, _ right: Type) {
    changes.append(.deferredMatches(deferredMatches))
    deferredMatches.append((left, right))
  }

  mutating func takeDeferredMatches() -> [(Type, Type)] {
    let waiting = deferredMatches
    if waiting.isEmpty { return waiting }
    changes.append(.deferredMatches(waiting))
    deferredMatches = []
    return waiting
  }

  /// Removes a reference from the pending ones.
  package mutating func remove(_ reference: PendingReference) {
    changes.append(.pendingReferences(pendingReferences))
    pendingReferences.removeAll { $0.placeholder === reference.placeholder }
  }

  package mutating func noteSilentFailure(at place: Place) {
    guard silentFailure == nil else { return }
    changes.append(.silentFailure)
    silentFailure = place
  }
}

/// The context of the expression that is being inferred, and the use of its result.
package struct ExpressionContext {
  /// The solution of the full expression being walked.
  package var solution = ActiveSolution.pending
  /// True while a part of a value is converted, which is no place for the conversion between `Double` and `CGFloat`.
  package var convertsPart = false
  /// The purpose of the expression being converted, for the words of a mismatch inside it.
  package var purpose: (syntax: SyntaxIdentifier, purpose: Purpose)?
  /// The expected type and the words of its annotation, if that names a type alias.
  package var spelling: (type: Type, words: String)?
  /// A call whose result is assumed to have a type, so that errors are reported for its arguments.
  package var forcedResult: (node: SyntaxIdentifier, type: Type)?
  /// Set when the chain that is being inferred contains a `?` link.
  package var hasChainLink = false
  /// The subscript that is assigned to, if its overloads without a setter do not count, and the getters of others that
  /// do not.
  package var assignedSubscript: (node: SyntaxIdentifier, excluded: [FunctionDeclaration])?
  /// True if the closure about to be inferred outlives the call.
  package var closureEscapes = true
  /// The result builder of the closure about to be inferred.
  package var closureBuilder: Type?
  /// The types of the parameters of the closure about to be inferred, with associated types as the callee spells them.
  package var closureSpelling: [Type?] = []
  /// True if that closure returns an optional of a generic parameter of the function that takes it.
  package var closureGivesGenericOptional = false
  /// True if that function is generic in the error that the closure throws.
  package var closureThrowsGenericError = false
  /// True if overloads decide the types of that closure's parameters.
  package var isClosureUndecided = false
  /// The statement that a call of a result builder's method represents: errors of the call are reported at its
  /// beginning.
  package var builtStatement: SyntaxIdentifier?
  /// The value after the `=` of a wrapped property, and its wrapper, while the wrapper is created; and true if the
  /// value is the wrapper's only argument.
  package var wrappedValue: (syntax: SyntaxIdentifier, wrapper: TypeSyntax, isAlone: Bool)?
}

extension DeclarationChecker {
  /// The variables opened from `first` on that have been bound since a snapshot, some of them more than once.
  package final func variables(boundSince snapshot: InferenceTable.Snapshot, openedFrom first: Int) -> [TypeVariable] {
    // Not a method of the table, because a call of a method on a class's stored value copies the whole value.
    let open = table.openVariables
    var result: [TypeVariable] = []
    for case .variable(let variable, _, _, _, _) in table.changes[snapshot.changes...] where variable.binding != nil {
      // Variables that have been resolved may still occur.
      let number = variable.number
      if number >= first, number < open.count, open[number] === variable { result.append(variable) }
    }
    return result
  }
}
