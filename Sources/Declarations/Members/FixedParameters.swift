import Diagnostics
import Tree

/// Generic parameters that a declaration's own `where` clause makes one certain type.
extension DeclarationChecker {
  /// Reports own parameters that are no choice of the caller, in Swift 6 mode: `func f<T>(_ value: T) where T == Int`.
  func checkFixedParameters(of function: FunctionDeclaration) {
    guard language == .swift6, !file.isLibrary, !isOpen, let details = function.detail else { return }
    let own = Set(function.genericParameters).subtracting(inheritedParameters(of: function))
    if own.isEmpty { return }
    let fixed = typesMadeCertain(by: details.requirements)
    for parameter in function.genericParameters where own.contains(parameter) && fixed.contains(.parameter(parameter)) {
      error(.generics(.fixed(parameter.name)), at: function.place)
    }
    for case .same(.parameter(let first), .parameter(let second)) in details.requirements
    where (own.contains(first) || own.contains(second)) && !fixed.contains(.parameter(first)) {
      let parameters = function.genericParameters
      let isFirstLater =
        !own.contains(second)
        || own.contains(first) && parameters.firstIndex(of: first) ?? 0 > parameters.firstIndex(of: second) ?? 0
      let (later, earlier) = isFirstLater ? (first, second) : (second, first)
      error(.generics(.equivalent(later.name, earlier.name)), at: function.place)
    }
  }

  /// The parameters and associated types that equal a type which is neither.
  private func typesMadeCertain(by requirements: [Requirement]) -> Set<Type> {
    var certain: Set<Type> = []
    var count = -1
    while certain.count > count {
      count = certain.count
      for case .same(let one, let other) in requirements {
        if isCertain(one) || certain.contains(one) { certain.insert(other) }
        if isCertain(other) || certain.contains(other) { certain.insert(one) }
      }
    }
    return certain
  }

  private func isCertain(_ type: Type) -> Bool {
    switch type {
    case .parameter, .member, .error: false
    default: true
    }
  }
}
