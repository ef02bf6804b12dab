import Declarations
import SwiftSyntax
import Tree

/// The decisions of a search about the nodes of an expression.
struct Decisions {
  var choices: [SyntaxIdentifier: ConstraintSystem.AppliedChoice] = [:]
  var types: [SyntaxIdentifier: Type] = [:]
  var coalescings: [SyntaxIdentifier: Solution.Coalescing] = [:]
  /// The number of operands of each operator that is passed as a function.
  var operatorArities: [SyntaxIdentifier: Int] = [:]
  /// The properties that members refer to.
  var properties: [SyntaxIdentifier: ConstraintSystem.PropertyChoice] = [:]

  /// The same, with the bindings in place of type variables.
  var resolved: Decisions {
    var result = self
    result.choices = choices.mapValues(\.resolved)
    result.types = types.mapValues(\.resolved)
    result.coalescings = coalescings.mapValues {
      Solution.Coalescing(wrapped: $0.wrapped.resolved, keepsOptional: $0.keepsOptional)
    }
    return result
  }
}

extension ConstraintSystem.AppliedChoice {
  fileprivate var resolved: Self {
    if substitution.isEmpty { return self }
    return Self(
      node: node, callee: callee, key: key, substitution: substitution.mapValues(\.resolved), call: call,
      alternatives: alternatives)
  }
}

/// The decisions about an expression whose constraints form several groups. Each group is searched only with the
/// decisions that its variables still affect: each solution copies all of its decisions, which in an expression with
/// many groups would take quadratic time.
struct DecisionsByPart {
  /// The decisions that no variable of a remaining part can change.
  private(set) var settled = Decisions()
  private var portions: [Decisions]
  private let components: Components

  init(_ all: Decisions, _ components: Components) {
    self.components = components
    portions = Array(repeating: Decisions(), count: components.parts.count)
    distribute(all, from: 0)
  }

  /// The decisions that the search of a group may change.
  mutating func take(_ part: Int) -> Decisions {
    defer { portions[part] = Decisions() }
    return portions[part]
  }

  /// Stores the decisions after the search of a part, including new ones; later parts may still change them.
  mutating func settle(_ decisions: Decisions, after part: Int) { distribute(decisions, from: part + 1) }

  private mutating func distribute(_ decisions: Decisions, from first: Int) {
    for (node, choice) in decisions.choices {
      if let part = part(of: choice.substitution.values, from: first) {
        portions[part].choices[node] = choice
      } else {
        settled.choices[node] = choice
      }
    }
    for (node, type) in decisions.types {
      if let part = part(of: CollectionOfOne(type), from: first) {
        portions[part].types[node] = type
      } else {
        settled.types[node] = type
      }
    }
    for (node, coalescing) in decisions.coalescings {
      if let part = part(of: CollectionOfOne(coalescing.wrapped), from: first) {
        portions[part].coalescings[node] = coalescing
      } else {
        settled.coalescings[node] = coalescing
      }
    }
    settled.operatorArities.merge(decisions.operatorArities) { _, new in new }
    settled.properties.merge(decisions.properties) { _, new in new }
  }

  /// The next group that affects one of the types.
  private func part(of types: some Sequence<Type>, from first: Int) -> Int? {
    guard first < portions.count else { return nil }
    var result: Int?
    for type in types {
      _ = type.contains { part in
        guard case .variable(let variable) = part, variable.binding == nil else { return false }
        let number = components.part(of: variable)
        if number >= first { result = min(result ?? number, number) }
        return false
      }
    }
    return result
  }
}
