import Tree

/// The lifetimes of constants whose value is a closure: `let show = { [model] in print(model.name) }`.
///
/// A constant lives until the end of its scope. But swiftc calls a closure that it knows directly, with the captured
/// values as extra arguments (its mandatory combining of `partial_apply` and `apply`), even without optimization. The
/// closure then no longer exists after its last call, and an object that only the closure retained is destroyed
/// there. A closure that is passed as an argument, stored or captured is not known in this way.
struct ClosureEnds {
  /// The last calls on each path through the code.
  private var calls: [ObjectIdentifier: VariableDeclaration] = [:]
  /// The statements after which no call follows.
  private var statements: [ObjectIdentifier: [VariableDeclaration]] = [:]
  /// The blocks without a call, next to a block with one.
  private var blocks: [ObjectIdentifier: [VariableDeclaration]] = [:]

  func end(after call: Expression) -> VariableDeclaration? { calls.isEmpty ? nil : calls[ObjectIdentifier(call)] }
  func ends(after statement: Statement) -> [VariableDeclaration] { statements[ObjectIdentifier(statement)] ?? [] }
  func ends(atStartOf block: Block) -> [VariableDeclaration] { blocks[ObjectIdentifier(block)] ?? [] }

  /// Adds the constants that a block declares.
  mutating func add(_ block: Block) {
    for (index, statement) in block.statements.enumerated() {
      guard let variable = Self.constant(declaredBy: statement) else { continue }
      let rest = block.statements[(index + 1)...]
      let uses = ClosureUses(of: variable)
      guard rest.allSatisfy(uses.areCalls) else { continue }
      if !end(variable, in: rest, uses) { statements[ObjectIdentifier(statement), default: []].append(variable) }
    }
  }

  private static func constant(declaredBy statement: Statement) -> VariableDeclaration? {
    guard case .declare(.bind(let variable), let value?) = statement.kind, variable.isLet, variable.kind == .local,
      !variable.isCaptured, case .closure(let closure) = value.withoutReinterpretation.kind,
      !closure.captureList.isEmpty
    else { return nil }
    return variable
  }

  /// Records where the last of the statements with a use ends. Returns false if none of them has a use.
  private mutating func end(
    _ variable: VariableDeclaration, in statements: ArraySlice<Statement>, _ uses: ClosureUses
  ) -> Bool {
    guard let last = statements.last(where: uses.occur) else { return false }
    end(variable, in: last, uses)
    return true
  }

  private mutating func end(_ variable: VariableDeclaration, in statement: Statement, _ uses: ClosureUses) {
    statements[ObjectIdentifier(statement), default: []].append(variable)
    switch statement.kind {
    case .expression(let value), .declare(_, let value?), .returnValue(let value?), .throwError(let value),
      .discardSelf(let value),
      .yield(let value):
      noteLastCall(of: variable, in: [value], uses)
    case .block(let block): end(variable, inBranches: [block], uses)
    case .ifElse(let conditions, let block, let other):
      var branches = [block]
      var next = other
      while let statement = next {
        switch statement.kind {
        case .ifElse(let conditions, _, _) where conditions.contains(where: uses.occur): return
        case .ifElse(_, let block, let other):
          branches.append(block)
          next = other
        case .block(let block):
          branches.append(block)
          next = nil
        default: return
        }
      }
      if branches.contains(where: uses.occur) {
        end(variable, inBranches: branches, uses)
      } else {
        noteLastCall(of: variable, in: conditions.map(\.value), uses)
      }
    case .guardElse(let conditions, let block) where !uses.occur(in: block):
      noteLastCall(of: variable, in: conditions.map(\.value), uses)
    case .switchCase(_, let subject, _, let cases):
      let items = cases.flatMap(\.items).compactMap(\.condition)
      // The next case may still call a closure that one case has ended.
      if items.contains(where: uses.occur) || cases.contains(where: { $0.body.fallsThrough }) { return }
      if cases.contains(where: { uses.occur(in: $0.body) }) {
        end(variable, inBranches: cases.map(\.body), uses)
      } else {
        noteLastCall(of: variable, in: [subject], uses)
      }
    case .doCatch(_, let block, let clauses) where !clauses.contains(where: { uses.occur(in: $0.body) }):
      end(variable, inBranches: [block] + clauses.map(\.body), uses)
    default: break
    }
  }

  private mutating func end(_ variable: VariableDeclaration, inBranches branches: [Block], _ uses: ClosureUses) {
    for block in branches where !end(variable, in: block.statements[...], uses) {
      blocks[ObjectIdentifier(block), default: []].append(variable)
    }
  }

  private mutating func noteLastCall(of variable: VariableDeclaration, in values: [Expression], _ uses: ClosureUses) {
    if let call = values.flatMap(uses.calls).last { calls[ObjectIdentifier(call)] = variable }
  }
}

extension FunctionBuilder {
  /// Releases closures that are no longer called; nothing is left to release at the end of their scope.
  func end(_ closures: [VariableDeclaration]) {
    for closure in closures where isReachable {
      if case .register(let register, _) = storages[ObjectIdentifier(closure)] { emit(.release, register) }
    }
  }
}

extension Condition {
  fileprivate var value: Expression {
    switch self {
    case .boolean(let value), .pattern(_, let value): value
    }
  }
}

extension Block {
  fileprivate var fallsThrough: Bool {
    if case .fallthroughNext = statements.last?.kind { true } else { false }
  }
}
