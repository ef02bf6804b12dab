import Declarations
import Source
import Tree

/// The constraints in groups without common type variables.
struct Components {
  fileprivate(set) var parts: [[Constraint]] = []
  /// The group of each variable, by its number in the system; -1 if no constraint mentions it.
  fileprivate var partOf: VariableTable

  func part(of variable: TypeVariable) -> Int { partOf[variable] }
}

/// A number for each of a system's type variables. A dictionary would be searched for each variable of each
/// constraint at each step of the search, and computing hashes took a tenth of its time.
struct VariableTable {
  private let first: Int
  private var numbers: [Int]
  /// The few variables of the enclosing expressions.
  private var others: [(variable: TypeVariable, number: Int)] = []
  private let table: [TypeVariable]

  fileprivate init(_ variables: [TypeVariable], from first: Int) {
    self.first = first
    table = variables
    numbers = Array(repeating: -1, count: variables.count - first)
  }

  subscript(variable: TypeVariable) -> Int {
    get {
      let index = variable.number
      if index >= first, index < table.count, table[index] === variable { return numbers[index - first] }
      return others.first { $0.variable === variable }?.number ?? -1
    }
    set {
      let index = variable.number
      if index >= first, index < table.count, table[index] === variable {
        numbers[index - first] = newValue
      } else if let known = others.firstIndex(where: { $0.variable === variable }) {
        others[known].number = newValue
      } else {
        others.append((variable, newValue))
      }
    }
  }

  fileprivate mutating func renumber(_ number: (Int) -> Int) {
    for index in numbers.indices where numbers[index] >= 0 { numbers[index] = number(numbers[index]) }
    for index in others.indices where others[index].number >= 0 { others[index].number = number(others[index].number) }
  }
}

extension ConstraintSystem {
  /// A table in which no variable has a number yet.
  func makeVariableTable() -> VariableTable { VariableTable(checker.table.openVariables, from: firstVariable) }

  /// Nil if all constraints belong together.
  func components() -> Components? {
    let constraints = state.constraints
    guard constraints.count > 1 else { return nil }
    // A constraint that mentions the variable; those that mention the same one belong together.
    var mentions = makeVariableTable()
    var parents = Array(constraints.indices)
    var count = constraints.count
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for (index, constraint) in constraints.enumerated() {
      forEachVariable(of: constraint) { variable in
        let known = mentions[variable]
        guard known >= 0 else {
          mentions[variable] = index
          return
        }
        let (one, other) = (root(index), root(known))
        if one != other {
          parents[one] = other
          count -= 1
        }
      }
      if count == 1 { return nil }
    }
    var parts: [[Constraint]] = []
    var numbers = Array(repeating: -1, count: constraints.count)
    for (index, constraint) in constraints.enumerated() {
      let root = root(index)
      if numbers[root] < 0 {
        numbers[root] = parts.count
        parts.append([])
      }
      parts[numbers[root]].append(constraint)
    }
    mentions.renumber { numbers[root($0)] }
    return Components(parts: parts, partOf: mentions)
  }

  private func forEachVariable(of constraint: Constraint, _ body: (TypeVariable) -> Void) {
    func visit(_ type: Type) {
      _ = type.contains { part in
        if case .variable(let variable) = part, variable.binding == nil {
          body(variable)
          if let closure = closures[variable] { visitClosure(closure) }
        }
        return false
      }
    }
    func visitClosure(_ term: ClosureTerm) {
      // The body may use parameters of the enclosing closures, whose types are variables.
      var current: Scope? = term.scope
      while let scope = current, scope !== checker.scope {
        for entities in scope.names.values {
          for case .variable(let variable) in entities { visit(variable.type) }
        }
        current = scope.parent
      }
    }
    func visit(_ call: CallTerm) {
      call.types.forEach(visit)
      visit(call.result)
    }
    switch constraint {
    case .conversion(let from, let to), .closureResult(let from, let to), .optionalObject(let from, let to),
      .flattenedOptional(let from, let to), .implicitlyUnwrapped(let from, let to):
      visit(from)
      visit(to)
    case .member(let term):
      visit(term.base)
      visit(term.result)
      if let call = term.call { visit(call) }
    case .overloads(let set):
      visit(set.result)
      if let call = set.call { visit(call) }
      for callee in set.callees {
        switch callee {
        case .function(_, let substitution, _, _, _, _), .subscripted(_, let substitution, _, _, _):
          substitution.values.forEach(visit)
        case .enumCase(_, let type): visit(type)
        case .delegate, .value: continue
        }
      }
    case .operation(let term): visit(term.call)
    case .call(let type, let call):
      visit(type)
      visit(call)
    case .closure(let term):
      visit(.variable(term.variable))
      visitClosure(term)
    case .closureBody(let term, let type):
      visit(.function(type))
      visitClosure(term)
    case .built(let term):
      visit(term.builder)
      visit(.function(term.type))
      visitClosure(term.closure)
    case .collection(let term):
      visit(.variable(term.variable))
      switch term.elements {
      case .array(let types): types.forEach(visit)
      case .dictionary(let pairs):
        for (key, value) in pairs {
          visit(key)
          visit(value)
        }
      }
    case .coalescing(let term):
      visit(term.left)
      visit(term.right)
      visit(term.result)
    case .elementDefault(let element, _, _): visit(element)
    case .closureDefault(let part, _): visit(part)
    case .properties(let term, let candidates):
      visit(term.base)
      visit(term.result)
      if let call = term.call { visit(call) }
      for candidate in candidates { candidate.substitution.values.forEach(visit) }
    case .delegated(let term): visit(.variable(term.variable))
    case .requirements(let opened, _): opened.substitution.values.forEach(visit)
    }
  }
}
