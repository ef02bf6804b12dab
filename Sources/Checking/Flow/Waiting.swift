import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Visits a body with its context: isolation, `await` and `try`.
struct WaitingWalk {
  /// An expression that suspends, but is not marked with `await`.
  struct Site {
    let place: Place
    /// The problem to report if this is the only site: a use of an isolated declaration.
    let problem: IsolationProblem?
    /// True for a read through a subscript, about which Swift 5 only warns.
    var isSubscript = false
    var isWarning = false
  }

  let checker: Checker
  var isolation: Isolation
  var isAsync: Bool
  /// The isolated parameter, or `self`.
  var isolated: VariableDeclaration?
  var surrounding = WaitingPlace.body
  /// Set inside `await`: true if anything inside suspends.
  var awaited: Reference<Bool>?
  /// The subject of messages about isolation.
  var origin: Origin
  /// True if this is a closure in code that a `@preconcurrency` declaration isolates: such code only gets warnings.
  var isLenient = false
  var isClosure = false
  private var isAutoclosure = false
  /// True if this is a deinit that is not `isolated`.
  var isDeinit = false
  /// True if this is a `nonisolated` initializer of a class that belongs to a global actor.
  var isNonisolatedInitializer = false
  /// True if this is an actor's initializer that is not async, in Swift 6: it owns the properties of `self`, but calls
  /// nothing of the actor.
  var isSynchronousInitializer = false
  /// The sites of the expressions being visited; those of the innermost come last.
  let sites = Reference<[Site]>([])

  init(checker: Checker, function: FunctionDeclaration) {
    self.checker = checker
    (isolation, isAsync) = checker.surroundings(of: function)
    isolated = function.detail?.isolatedParameter
    origin = .isolation(isolation)
    isClosure = function.kind == .closure
    isDeinit = function.kind == .deinitializer && isolation == .none
    isNonisolatedInitializer = function.kind == .initializer && isolation == .none
    isSynchronousInitializer =
      function.kind == .initializer && !isAsync && function.owner?.kind == .actor && checker.language == .swift6
    guard isClosure, isolation == .none else { return }
    if let expected = function.detail?.closure.expectedIsolation, expected.isSendable, !expected.isSending {
      origin = .sendableClosure
    }
    var outer = function.detail?.outer
    while let closure = outer, closure.kind == .closure { outer = closure.detail?.outer }
    if let outer, let owner = outer.owner, case .global = checker.isolation(of: outer) {
      isLenient = checker.isPreconcurrency(owner)
    }
  }

  // MARK: Statements

  mutating func visit(_ block: Block) { for statement in block.statements { visit(statement) } }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .yield(let value), .throwError(let value), .discardSelf(let value): root(value)
    case .returnValue(let value), .declare(_, let value): if let value { root(value) }
    case .block(let block): visit(block)
    case .deferred(let block):
      var inner = self
      // The generated `defer` that ends an `async let` may suspend.
      if block.statements.count != 1 || block.end.offset != statement.place.offset { inner.surrounding = .deferBody }
      inner.visit(block)
    case .ifElse(let conditions, let block, let other):
      visit(conditions)
      visit(block)
      if let other { visit(other) }
    case .guardElse(let conditions, let block), .whileLoop(_, let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatWhile(_, let block, let condition):
      visit(block)
      root(condition)
    case .forIn(let loop):
      root(loop.sequence)
      if case .await = loop.next.withoutTry.kind, !isAsync {
        checker.error(.effect(.asyncUnsupported(nil)), at: statement.place)
      }
      if let condition = loop.condition { root(condition) }
      visit(loop.body)
    case .switchCase(_, let subject, _, let cases):
      root(subject)
      for one in cases {
        for item in one.items { if let condition = item.condition { root(condition) } }
        visit(one.body)
      }
    case .doCatch(_, let block, let clauses):
      visit(block)
      for clause in clauses { visit(clause.body) }
    case .localFunction, .breakOut, .continueLoop, .fallthroughNext, .failInitializer: break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .boolean(let value), .pattern(_, let value): root(value)
      }
    }
  }

  // MARK: Expressions

  /// Visits a whole expression. The problems of its parts are reported for the whole.
  mutating func root(_ expression: Expression) {
    switch expression.kind {
    case .discard(let value): root(value)
    case .assign(let target, let value):
      root(value)
      let start = sites.value.count
      write(target)
      report(target, from: start)
    default:
      let start = sites.value.count
      visit(expression)
      report(expression, from: start)
    }
  }

  init(
    checker: Checker, isolation: Isolation, isAsync: Bool, isolated: VariableDeclaration?, place: WaitingPlace,
    awaited: Reference<Bool>?
  ) {
    self.checker = checker
    self.isolation = isolation
    self.isAsync = isAsync
    self.isolated = isolated
    origin = .isolation(isolation)
    surrounding = place
    self.awaited = awaited
  }

  private func report(_ root: Expression, from start: Int) {
    if sites.value.count == start { return }
    let found = sites.value[start...]
    sites.value.removeSubrange(start...)
    guard let first = found.first else { return }
    if found.allSatisfy({ $0.isWarning && $0.problem != nil }) {
      for site in found {
        if let problem = site.problem { checker.warn(.isolation(.inSwift6(problem)), at: site.place) }
      }
      return
    }
    if found.count == 1, let problem = first.problem { return checker.error(.isolation(problem), at: first.place) }
    if found.allSatisfy(\.isSubscript) { return }
    checker.error(.effect(.unmarkedAsync), at: root.start)
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .await(let value):
      let found = Reference(false)
      var inner = self
      inner.awaited = found
      inner.visit(value)
      // An `await` that a macro has added may be needless.
      if !found.value, expression.place.file.isWritten(at: expression.place.offset), !value.hasPartWithoutType {
        if surrounding == .body, isAsync {
          checker.warn(.effect(.needlessAwait), at: expression.place)
        } else if !isAutoclosure {
          checker.error(.effect(.awaitUnsupported(in: surrounding)), at: expression.place)
        }
      }
      awaited?.value = true
    case .closure(let closure):
      for item in closure.captureList { visit(item.value) }
      guard let body = closure.checkedBody else { return }
      if closure.detail?.closure.isAutoclosure ?? false {
        var inner = self
        inner.isAutoclosure = true
        // The task of an `async let` waits for its value.
        if closure.detail?.closure.isExpectedAsync ?? false { (inner.awaited, inner.isAsync) = (Reference(true), true) }
        return inner.visit(body)
      }
      var inner = WaitingWalk(checker: checker, function: closure)
      inner.isolated = inner.isolated ?? isolated
      inner.visit(body)
    case .statement(let statement): visit(statement)
    case .interpolation, .assign, .discard:
      if case .interpolation = expression.kind {
        for child in expression.children { root(child) }
      } else {
        root(expression)
      }
    case .apply(let function, _, let base, let arguments, _):
      check(function, base, arguments, expression)
      if function.owner?.name == "DispatchQueue", isMainQueue(base) { runOnMainActor(arguments) }
      if let base {
        if function.isMutating { write(base) } else { visit(base) }
      }
      visit(arguments, isOperator: function.isOperator)
    case .delegateInitializer(let function, _, let arguments, _):
      if function.isAsync { waits(.call, at: expression.place) }
      visit(arguments)
    case .call(let callee, let arguments):
      if case .function(let type) = checker.head(callee.type) {
        if let actor = type.isolation.globalActor { checkValue(callee, .global(actor), at: expression.place) }
        if type.isAsync { waits(.call, at: expression.place) }
      }
      visit(callee)
      visit(arguments)
    case .function(let function, _, let base?):
      checkReference(to: function, base, expression)
      visit(base)
    case .property, .variable, .staticVariable: read(expression)
    case .subscripted(let base, let subscripted, _, let arguments):
      if subscripted.getter.isAsync {
        waits(.subscriptAccess, at: expression.place, isSubscript: true)
      }
      check(subscripted, base, isMutation: false, expression)
      visit(base)
      visit(arguments)
    default: for child in expression.children { visit(child) }
    }
  }

  private mutating func visit(_ arguments: [Argument], isOperator: Bool = false) {
    for argument in arguments {
      switch argument {
      case .value(let value): visit(value)
      case .inOut(let value): write(value, isInout: !isOperator)
      case .defaultValue: break
      }
    }
  }

  private mutating func read(_ expression: Expression) {
    guard let variable = expression.accessed else { return }
    if variable.getter?.isAsync ?? false { waits(.propertyAccess, at: expression.place) }
    check(variable, expression.accessedBase, isMutation: false, expression)
    if let base = expression.accessedBase { visit(base) }
  }

  /// Visits the target of a write, and the values it is part of.
  private mutating func write(_ expression: Expression, isInout: Bool = false) {
    switch expression.kind {
    case .property, .variable, .staticVariable:
      guard let variable = expression.accessed else { return }
      check(variable, expression.accessedBase, isMutation: true, isInout: isInout, expression)
      guard let base = expression.accessedBase else { return }
      if variable.owner.map({ $0.kind == .structure || $0.kind == .enumeration }) ?? false {
        write(base)
      } else {
        visitObject(base)
      }
    case .subscripted(let base, let subscripted, _, let arguments):
      check(subscripted, base, isMutation: true, expression)
      if subscripted.getter.owner.map({ !$0.isClass }) ?? true { write(base) } else { visitObject(base) }
      visit(arguments)
    case .tupleElement(let base, _), .forceUnwrap(let base), .optionalChain(let base), .chainLink(let base),
      .wrap(let base), .reinterpret(let base), .await(let base), .tryPlain(let base), .pointer(let base, _):
      write(base)
    default: visit(expression)
    }
  }

  /// Visits the object that has the target of a write. For swiftc, a member that cannot be assigned to is changed with
  /// it, since nothing loads the object from a variable.
  private mutating func visitObject(_ expression: Expression) {
    switch expression.kind {
    case .property(_, let variable, _, _), .staticVariable(let variable, _):
      let isConstant = variable.isLet || variable.getter != nil && variable.setter == nil
      if isConstant { write(expression) } else { visit(expression) }
    default: visit(expression)
    }
  }

  /// `DispatchQueue.main`
  private func isMainQueue(_ base: Expression?) -> Bool {
    guard case .staticVariable? = base?.withoutConversions.kind, let variable = base?.withoutConversions.accessed else {
      return false
    }
    return variable.name == "main" && variable.place.file.isLibrary
  }

  /// Closures passed to the main queue run on the main actor, as swiftc knows.
  private func runOnMainActor(_ arguments: [Argument]) {
    for argument in arguments {
      guard case .value(let value) = argument, case .closure(let closure) = value.withoutConversions.kind,
        closure.detail?.globalActor == nil
      else { continue }
      closure.detail?.globalActor = checker.libraryType("MainActor")
    }
  }
}

/// A value shared by copies of its owner.
final class Reference<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Expression {
  /// True for an expression with an error in it, which may be what waits.
  fileprivate var hasPartWithoutType: Bool {
    if case .error = type { return true }
    return children.contains(where: \.hasPartWithoutType)
  }

  /// The start of the expression in the source.
  var start: Place {
    children.map(\.start).filter { $0.file === place.file }.reduce(place) { $1.offset < $0.offset ? $1 : $0 }
  }

  fileprivate var withoutTry: Expression { if case .tryPlain(let inner) = kind { inner } else { self } }

  var withoutConversions: Expression {
    switch kind {
    case .upcast(let inner), .erase(let inner), .wrap(let inner), .forceUnwrap(let inner), .chainLink(let inner),
      .reinterpret(let inner):
      inner.withoutConversions
    default: self
    }
  }

  /// The variable that is read or written by this expression.
  var accessed: VariableDeclaration? {
    switch kind {
    case .property(_, let variable, _, _), .variable(let variable), .staticVariable(let variable, _): variable
    case .reinterpret(let inner): inner.accessed
    default: nil
    }
  }

  fileprivate var accessedBase: Expression? {
    if case .property(let base, _, _, _) = kind { base } else { nil }
  }
}
