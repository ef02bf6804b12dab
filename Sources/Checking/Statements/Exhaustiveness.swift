import Declarations
import Diagnostics
import Inference
import Source
import SwiftSyntax
import Tree

/// Checks that a `switch` covers every value.
extension Checker {
  func checkExhaustive(_ cases: [SwitchCase], type: Type, node: SwitchExprSyntax) {
    let rows = cases.flatMap { one in
      one.items.filter { $0.condition == nil }.map { [simplify($0.pattern, type: type)] }
    }
    if let missing = uncovered(rows, [type]) {
      if cases.isEmpty, !isEnumerable(type) {
        error(.statement(.emptySwitch), at: node)
        return
      }
      error(.statement(.notExhaustive), at: node)
      rankLastProblem(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
      let text = missing.first.map { $0 } ?? "_"
      note(.statement(text == "_" ? .missingDefault : .missingCase(text)), at: place(node))
    }
  }

  /// True if the cases of the type can be listed.
  private func isEnumerable(_ type: Type) -> Bool {
    switch head(type) {
    case .tuple: true
    case .nominal(let declaration, _): declaration.kind == .enumeration || type.isLibrary("Bool")
    default: false
    }
  }

  /// Patterns with regard to coverage: expressions cover nothing, except `true` and `false`.
  private indirect enum Space {
    case everything
    case nothing
    case enumCase(CaseDeclaration, [Space])
    case some(Space)
    case none
    case tuple([Space])
    case boolean(Bool)
  }

  private func simplify(_ pattern: Pattern, type: Type) -> Space {
    switch pattern {
    case .wildcard, .bind: return .everything
    case .tuple(let parts) where parts.isEmpty: return .everything
    case .tuple(let parts):
      guard case .tuple(let types) = head(type) else { return .everything }
      return .tuple(zip(parts, types).map { simplify($0, type: $1.type) })
    case .enumCase(let enumCase, let parts):
      let own = substitution(for: head(type))
      if parts.count != enumCase.payload.count { return .enumCase(enumCase, enumCase.payload.map { _ in .everything }) }
      return .enumCase(enumCase, zip(parts, enumCase.payload).map { simplify($0, type: $1.type.substituting(own)) })
    case .some(let inner): return .some(simplify(inner, type: head(type).wrapped ?? .error))
    case .none: return .none
    case .cast(let from, let to, let inner):
      return alwaysSucceeds(from: from, to: to) ? simplify(inner, type: to) : .nothing
    case .converted: return .nothing
    case .expression where isOpen && isUnknown(type):
      // The cases of a type that obsh lacks are taken to be all of them: `.response(.success(let value))`.
      return .everything
    case .expression(let test, _):
      return comparedBoolean(test).flatMap { boolean($0, as: type) } ?? .nothing
    }
  }

  /// True for a cast that is only a conversion: to the same type, to a superclass, to a protocol of the type, or of an
  /// error to `NSError`.
  func alwaysSucceeds(from: Type, to: Type) -> Bool {
    if from.isLibrary("Array"), to.isLibrary("Array"), case .nominal(_, let own) = from.resolved,
      case .nominal(_, let wanted) = to.resolved
    {
      return alwaysSucceeds(from: own[0], to: wanted[0])
    }
    return from.resolved == to.resolved || isSubclass(from, of: to) || canConvert(from, to: to)
      || bridges(from.resolved, to: to.resolved)
  }

  /// The pattern `true` or `false` for a value of type `Bool`, or of an optional `Bool`.
  private func boolean(_ value: Bool, as type: Type) -> Space? {
    if let wrapped = head(type).wrapped { return boolean(value, as: wrapped).map { .some($0) } }
    return head(type).isLibrary("Bool") ? .boolean(value) : nil
  }

  private func comparedBoolean(_ test: Expression) -> Bool? {
    guard case .apply(_, _, _, let arguments, _) = test.kind else { return nil }
    for argument in arguments {
      if case .value(let value) = argument, let isTrue = literal(value) { return isTrue }
    }
    return nil
  }

  private func literal(_ value: Expression) -> Bool? {
    switch value.kind {
    case .boolean(let isTrue): isTrue
    case .wrap(let inner): literal(inner)
    default: nil
    }
  }

  /// A value that no row covers, as text for each column; nil if all are covered.
  private func uncovered(_ rows: [[Space]], _ types: [Type]) -> [String]? {
    guard let first = types.first else { return rows.isEmpty ? [] : nil }
    let type = head(first)
    let rest = Array(types.dropFirst())
    if case .error = type { return nil }
    if constructors(of: type).isEmpty { return nil }
    if rows.isEmpty { return ["_"] + rest.map { _ in "_" } }
    // A column without constructors need not be split (and a recursive type must not be).
    if rows.allSatisfy({ if case .everything? = $0.first { true } else { false } }) {
      return uncovered(rows.map { Array($0.dropFirst()) }, rest).map { ["_"] + $0 }
    }
    for constructor in constructors(of: type) {
      let (inner, name) = parts(of: constructor, type: type)
      var narrowed: [[Space]] = []
      for row in rows {
        guard let head = row.first, let opened = open(head, as: constructor, count: inner.count) else { continue }
        narrowed.append(opened + row.dropFirst())
      }
      if let missing = uncovered(narrowed, inner + rest) {
        let own = missing.prefix(inner.count)
        return [name(Array(own))] + missing.dropFirst(inner.count)
      }
    }
    return nil
  }

  private enum Constructor {
    case enumCase(CaseDeclaration)
    case some, none
    case tuple(Int)
    case boolean(Bool)
    case anything
  }

  private func constructors(of type: Type) -> [Constructor] {
    if type.wrapped != nil { return [.some, .none] }
    if type.isLibrary("Bool") { return [.boolean(true), .boolean(false)] }
    switch type {
    case .nominal(let declaration, _) where declaration.kind == .enumeration:
      // There are no values of unavailable cases.
      let unavailable = declaration.detail?.unavailableCases ?? [:]
      return declaration.cases.filter { unavailable[$0.index] == nil }.map { .enumCase($0) }
    case .tuple(let elements) where !elements.isEmpty: return [.tuple(elements.count)]
    default: return [.anything]
    }
  }

  private func parts(of constructor: Constructor, type: Type) -> ([Type], ([String]) -> String) {
    switch constructor {
    case .enumCase(let enumCase):
      let own = substitution(for: type)
      return (
        enumCase.payload.map { $0.type.substituting(own) },
        { parts in
          enumCase.payload.isEmpty ? ".\(enumCase.name)" : ".\(enumCase.name)(\(parts.joined(separator: ", ")))"
        }
      )
    case .some: return ([type.wrapped ?? .error], { ".some(\($0.joined()))" })
    case .none: return ([], { _ in ".none" })
    case .tuple:
      guard case .tuple(let elements) = type else { return ([], { _ in "_" }) }
      return (elements.map(\.type), { "(\($0.joined(separator: ", ")))" })
    case .boolean(let value): return ([], { _ in value ? "true" : "false" })
    case .anything: return ([], { _ in "_" })
    }
  }

  private func open(_ space: Space, as constructor: Constructor, count: Int) -> [Space]? {
    switch (space, constructor) {
    case (.everything, _): return Array(repeating: .everything, count: count)
    case (.enumCase(let one, let inner), .enumCase(let other)): return one === other ? inner : nil
    case (.some(let inner), .some): return [inner]
    case (.none, .none): return []
    case (.tuple(let inner), .tuple): return inner
    case (.boolean(let one), .boolean(let other)): return one == other ? [] : nil
    default: return nil
    }
  }

  // MARK: Leaving

  /// True if control never reaches the end of the block.
  func leaves(_ block: Block) -> Bool { block.statements.contains { leaves($0) } }

  func leaves(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .returnValue, .failInitializer, .throwError, .breakOut, .continueLoop, .fallthroughNext: true
    case .expression(let value): isNever(value)
    case .discardSelf: false
    case .declare(_, let value): value.map { isNever($0) } ?? false
    case .block(let block): leaves(block)
    case .ifElse(let conditions, let block, let other):
      leaves(block) && (isForever(conditions) || other.map { leaves($0) } ?? false)
    case .guardElse: false
    case .switchCase(let label, _, _, let cases):
      cases.allSatisfy { leaves($0.body) } && !cases.contains { breaks(out: label, $0.body) } && !cases.isEmpty
    case .doCatch(let label, let block, let clauses):
      leaves(block) && clauses.allSatisfy { leaves($0.body) } && !breaks(out: label, block)
    case .whileLoop(let label, let conditions, let block): isForever(conditions) && !breaks(out: label, block)
    case .repeatWhile(let label, let block, let condition):
      leaves(block) || isTrue(condition) && !breaks(out: label, block)
    case .forIn, .deferred, .localFunction, .yield: false
    }
  }

  private func isNever(_ value: Expression) -> Bool {
    switch value.kind {
    case .discard(let inner), .tryPlain(let inner), .await(let inner): isNever(inner)
    default: isNeverCall(value)
    }
  }

  private func isTrue(_ condition: Expression) -> Bool {
    if case .boolean(true) = condition.kind { true } else { false }
  }

  private func isForever(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { if case .boolean(let value) = $0 { isTrue(value) } else { false } }
  }

  func breaks(out label: LoopLabel, _ block: Block) -> Bool {
    block.statements.contains { statement in
      switch statement.kind {
      case .breakOut(let target): target === label
      case .block(let inner), .whileLoop(_, _, let inner), .repeatWhile(_, let inner, _): breaks(out: label, inner)
      case .guardElse(_, let inner): breaks(out: label, inner)
      case .forIn(let loop): breaks(out: label, loop.body)
      case .ifElse(_, let inner, let other):
        breaks(out: label, inner) || (other.map { breaks(out: label, Block([$0], end: $0.place)) } ?? false)
      case .switchCase(_, _, _, let cases): cases.contains { breaks(out: label, $0.body) }
      case .doCatch(_, let inner, let clauses):
        breaks(out: label, inner) || clauses.contains { breaks(out: label, $0.body) }
      default: false
      }
    }
  }
}
