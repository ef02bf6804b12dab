import Declarations
import Diagnostics
import Source
import SwiftSyntax
import Tree

/// The bounds of one type variable, from the conversions.
struct Bounds {
  /// The types whose values are converted to the variable's type.
  var lower: [Type] = []
  /// The types to which the variable's values are converted.
  var upper: [Type] = []
  /// True if there are variables among those: more may be known later.
  var isIncomplete = false

  func with(upper more: [Type]) -> Bounds {
    var result = self
    result.upper += more
    return result
  }
}

/// The bounds of all variables in conversions, in the order of their occurrence.
struct BoundsByVariable {
  private(set) var all: [(variable: TypeVariable, bounds: Bounds)] = []
  /// The positions of the variables in the list.
  private var places: VariableTable

  init(places: VariableTable) { self.places = places }

  func known(_ variable: TypeVariable) -> Bounds? {
    let place = places[variable]
    return place < 0 ? nil : all[place].bounds
  }

  subscript(variable: TypeVariable) -> Bounds {
    mutating _read { yield all[place(of: variable)].bounds }
    _modify { yield &all[place(of: variable)].bounds }
  }

  private mutating func place(of variable: TypeVariable) -> Int {
    let known = places[variable]
    if known >= 0 { return known }
    places[variable] = all.count
    all.append((variable, Bounds()))
    return all.count - 1
  }
}

/// The type to which several types convert.
extension ConstraintSystem {
  /// The type to which all of these convert; nil if there is none but `Any`.
  func join(_ types: [Type]) -> Type? {
    guard var common = types.first else { return nil }
    for type in types.dropFirst() {
      if type == common {
        common = common.withIsolation(sharedWith: type)
        continue
      }
      guard let joined = join(common, type) else { return nil }
      common = joined
    }
    return common
  }

  private func join(_ one: Type, _ other: Type) -> Type? {
    switch (checker.head(one), checker.head(other)) {
    case (.metatype(let first), .metatype(let second)): return join(first, second).map { .metatype($0) }
    case (.nominal(let first, let own), .nominal(let second, let others))
    where first == second && first.isLibrary && ["Array", "Dictionary", "Set"].contains(first.name):
      var arguments: [Type] = []
      for (left, right) in zip(own, others) {
        guard let joined = isOpen(left) || isOpen(right) ? joinDirectly(left, right) : join(left, right) else {
          return nil
        }
        arguments.append(joined)
      }
      return .nominal(first, arguments)
    default: return joinDirectly(one, other)
    }
  }

  private func joinDirectly(_ one: Type, _ other: Type) -> Type? {
    let start = checker.table.snapshot()
    let joined = checker.join(one, other)?.resolved
    checker.table.rollback(to: start)
    checker.table.commit(start)
    return joined
  }
}

extension Type {
  /// A function type with only those attributes that an equal type has as well: of `@Sendable () -> Void` and
  /// `() -> Void`, the latter takes both.
  fileprivate func withIsolation(sharedWith other: Type) -> Type {
    guard case .function(var function) = resolved, case .function(let against) = other.resolved else { return self }
    if !against.isolation.isSendable { function.isolation.isSendable = false }
    if function.isolation.globalActor != against.isolation.globalActor { function.isolation.globalActor = nil }
    return .function(function)
  }
}
