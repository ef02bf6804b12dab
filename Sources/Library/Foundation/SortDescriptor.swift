// Sorting by key paths.

enum SortOrder: Hashable {
  case forward
  case reverse
}

protocol SortComparator: Hashable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

struct KeyPathComparator<Compared>: SortComparator {
  let keyPath: PartialKeyPath<Compared>
  @stored var order: SortOrder
  let _compare: (Compared, Compared) -> ComparisonResult
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.keyPath = keyPath
    self.order = order
    _compare = { _order($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.keyPath = keyPath
    self.order = order
    _compare = { _order($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compare(lhs, rhs)._ordered(order) }
  static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
  }
  func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

struct SortDescriptor<Compared>: SortComparator {
  let keyPath: PartialKeyPath<Compared>?
  @stored var order: SortOrder
  let _compare: (Compared, Compared) -> ComparisonResult
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.keyPath = keyPath
    self.order = order
    _compare = { _order($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.keyPath = keyPath
    self.order = order
    _compare = { _order($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  init(
    _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = .localizedStandard,
    order: SortOrder = .forward
  ) {
    self.keyPath = keyPath
    self.order = order
    _compare = { comparator._compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  init(
    _ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator = .localizedStandard,
    order: SortOrder = .forward
  ) {
    self.keyPath = keyPath
    self.order = order
    _compare = { left, right in
      guard let first = left[keyPath: keyPath] else {
        return right[keyPath: keyPath] == nil ? .orderedSame : .orderedAscending
      }
      guard let second = right[keyPath: keyPath] else { return .orderedDescending }
      return comparator._compare(first, second)
    }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult { _compare(lhs, rhs)._ordered(order) }
  static func == (lhs: SortDescriptor<Compared>, rhs: SortDescriptor<Compared>) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.order == rhs.order
  }
  func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

func _order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
  left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
}
/// Missing values come first.
func _order<Value: Comparable>(_ left: Value?, _ right: Value?) -> ComparisonResult {
  guard let left else { return right == nil ? .orderedSame : .orderedAscending }
  guard let right else { return .orderedDescending }
  return _order(left, right)
}

extension ComparisonResult {
  func _ordered(_ order: SortOrder) -> ComparisonResult {
    order == .forward || self == .orderedSame
      ? self : self == .orderedAscending ? .orderedDescending : .orderedAscending
  }
}

extension String {
  struct StandardComparator: SortComparator {
    typealias Compared = String
    let _name: String
    @stored var order: SortOrder = .forward
    static var localizedStandard: StandardComparator { StandardComparator(_name: "localizedStandard") }
    static var localized: StandardComparator { StandardComparator(_name: "localized") }
    static var lexical: StandardComparator { StandardComparator(_name: "lexical") }
    func _compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      switch _name {
      case "localizedStandard": lhs.localizedStandardCompare(rhs)
      case "localized": lhs.localizedCompare(rhs)
      default: _order(lhs, rhs)
      }
    }
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult { _compare(lhs, rhs)._ordered(order) }
  }
}

extension Sequence {
  func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element {
    sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  func sorted<S: Sequence, C: SortComparator>(using comparators: S) -> [Element]
  where S.Element == C, C.Compared == Element {
    sorted { left, right in
      for comparator in comparators {
        let result = comparator.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element {
    sort { comparator.compare($0, $1) == .orderedAscending }
  }
  mutating func sort<S: Sequence, C: SortComparator>(using comparators: S) where S.Element == C, C.Compared == Element {
    sort { left, right in
      for comparator in comparators {
        let result = comparator.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

/// A test of a value, as `#Predicate` creates it from a closure.
struct Predicate<Input> {
  let _evaluate: (Input) throws -> Bool
  init(_ evaluate: @escaping (Input) throws -> Bool) { _evaluate = evaluate }
  func evaluate(_ input: Input) throws -> Bool { try _evaluate(input) }
  static var `true`: Predicate<Input> { Predicate { _ in true } }
  static var `false`: Predicate<Input> { Predicate { _ in false } }
}

extension Sequence {
  func filter(_ predicate: Predicate<Element>) throws -> [Element] { try filter { try predicate.evaluate($0) } }
}
