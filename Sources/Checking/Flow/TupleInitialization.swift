import Declarations
import Diagnostics
import Tree

/// The progress of tuples that receive their values element by element: `pair.0 = 1; pair.1 = 2`.
struct TupleProgress {
  /// The paths of the elements without a value, for each variable of which some element has one.
  private var missing: [VariableDeclaration: Set<[Int]>] = [:]
  /// The elements of constants that have a value on some path to this point.
  private var given: [VariableDeclaration: Set<[Int]>] = [:]

  var isEmpty: Bool { missing.isEmpty && given.isEmpty }

  /// The elements without a value of a variable that has none as a whole; nil if that is all of them.
  func missing(of variable: VariableDeclaration) -> Set<[Int]>? { missing[variable] }

  func isGiven(_ variable: VariableDeclaration) -> Bool { given[variable] != nil }

  func overlaps(_ elements: Set<[Int]>, of variable: VariableDeclaration) -> Bool {
    !(given[variable] ?? []).isDisjoint(with: elements)
  }

  mutating func give(_ elements: Set<[Int]>, of variable: VariableDeclaration, leaving rest: Set<[Int]>) {
    missing[variable] = rest.isEmpty ? nil : rest
    if variable.isLet { given[variable, default: []].formUnion(elements) }
  }

  /// Forgets variables that are declared here.
  mutating func forget(_ variables: [VariableDeclaration]) {
    if isEmpty { return }
    for variable in variables { (missing[variable], given[variable]) = (nil, nil) }
  }

  /// Joins two paths through the code, on which as a whole these variables have no value.
  mutating func join(_ other: TupleProgress, missing own: Set<VariableDeclaration>, _ others: Set<VariableDeclaration>)
  {
    if isEmpty, other.isEmpty { return }
    for variable in Set(missing.keys).union(other.missing.keys) {
      // Without an entry, a variable has all of its elements or none.
      let one = own.contains(variable) ? missing[variable] : []
      let two = others.contains(variable) ? other.missing[variable] : []
      missing[variable] = one.flatMap { one in two.map { one.union($0) } }
    }
    given.merge(other.given) { $0.union($1) }
  }
}

/// An element of a tuple that a variable or a property of `self` holds.
private struct TuplePart {
  let variable: VariableDeclaration
  let path: [Int]
  let ofSelf: Bool
}

extension Checker {
  /// Assigns to an element. False if the assignment is one to a tuple that has its value.
  func assignElement(_ target: Expression, _ flow: inout InitializationFlow) -> Bool {
    guard let part = part(target) else { return false }
    let variable = part.variable
    let isMissing = flow.missing.contains(variable)
    let elements = Set(leaves(of: variable.type).filter { $0.starts(with: part.path) })
    if variable.isLet, flow.given.contains(variable) || flow.tuples.overlaps(elements, of: variable) {
      error(.flow(.initializedTwice(name(part, part.path))), at: equalsSign(after: target.place))
      return true
    }
    guard isMissing else { return false }
    variable.isInitializedByParts = true
    let rest = (flow.tuples.missing(of: variable) ?? Set(leaves(of: variable.type))).subtracting(elements)
    flow.tuples.give(elements, of: variable, leaving: rest)
    if rest.isEmpty {
      flow.missing.remove(variable)
      if variable.isLet { flow.given.insert(variable) }
    }
    return true
  }

  /// Reads an element of a tuple of which some elements have no value. False for any other expression.
  func useElement(_ expression: Expression, _ flow: InitializationFlow) -> Bool {
    guard let part = part(expression), flow.missing.contains(part.variable),
      let missing = flow.tuples.missing(of: part.variable)
    else { return false }
    if let first = missing.filter({ $0.starts(with: part.path) }).min(by: { $0.lexicographicallyPrecedes($1) }) {
      let what = StorageKind(isLet: part.variable.isLet)
      let isOfStruct = part.ofSelf && !(part.variable.owner?.isClass ?? true)
      error(
        .flow(isOfStruct ? .selfUsed(nil, before: .properties) : .usedBeforeValue(what, name(part, first))),
        at: elementPlace(expression.place, part))
    }
    return true
  }

  /// `pair.1` for a tuple of which only the first element has a value; the variable's name for one without any.
  func nameOfMissing(_ variable: VariableDeclaration, _ flow: InitializationFlow) -> String {
    let first = flow.tuples.missing(of: variable)?.min { $0.lexicographicallyPrecedes($1) }
    return variable.name + words(first ?? [], variable.type)
  }

  /// swiftc points at the name of the element: `x` of `self.pair.x`.
  private func elementPlace(_ place: Place, _ part: TuplePart) -> Place {
    let text = place.file.text.utf8.dropFirst(place.offset)
    var dots = part.path.count + (part.ofSelf && text.starts(with: "self.".utf8) ? 1 : 0)
    for (distance, byte) in text.enumerated() where byte == UInt8(ascii: ".") {
      dots -= 1
      if dots == 0 { return Place(file: place.file, offset: place.offset + distance + 1) }
    }
    return place
  }

  private func part(_ expression: Expression) -> TuplePart? {
    guard case .tupleElement(let base, let index) = expression.kind else { return nil }
    switch base.kind {
    case .variable(let variable) where variable.name != "self":
      return TuplePart(variable: variable, path: [index], ofSelf: false)
    case .property(let owner, let variable, _, _) where isSelf(owner) && !variable.isComputedMember:
      return TuplePart(variable: variable, path: [index], ofSelf: true)
    default:
      return part(base).map { TuplePart(variable: $0.variable, path: $0.path + [index], ofSelf: $0.ofSelf) }
    }
  }

  private func name(_ part: TuplePart, _ path: [Int]) -> String {
    (part.ofSelf ? "self." : "") + part.variable.name + words(path, part.variable.type)
  }

  /// The paths of the elements that are no tuples themselves.
  private func leaves(of type: Type) -> [[Int]] {
    guard case .tuple(let elements) = type.resolved, !elements.isEmpty else { return [[]] }
    return elements.enumerated().flatMap { index, element in leaves(of: element.type).map { [index] + $0 } }
  }

  /// `.0.name`
  private func words(_ path: [Int], _ type: Type) -> String {
    guard let index = path.first, case .tuple(let elements) = type.resolved else { return "" }
    return ".\(elements[index].label ?? "\(index)")" + words(Array(path.dropFirst()), elements[index].type)
  }
}
