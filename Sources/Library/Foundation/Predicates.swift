// Predicates made of closures. Those made of formats do not exist outside of Apple's systems.

class NSPredicate: NSObject {
  let _value: Bool?
  let _block: (Any?, [String: Any]?) -> Bool
  init(value: Bool) {
    _value = value
    _block = { _, _ in value }
    super.init()
  }
  init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    _value = nil
    _block = block
    super.init()
  }
  var predicateFormat: String {
    guard let _value else { _trap("NSPredicate", "a predicate made of a closure has no format") }
    return _value ? "TRUEPREDICATE" : "FALSEPREDICATE"
  }
  func evaluate(with object: Any?) -> Bool { _block(object, nil) }
  func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool { _block(object, bindings) }
  func _isSame(_ other: NSPredicate) -> Bool { _value != nil && _value == other._value }
}

class NSCompoundPredicate: NSPredicate {
  enum LogicalType: UInt {
    case not, and, or
  }
  let compoundPredicateType: LogicalType
  let subpredicates: [Any]
  init(type: LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    super.init { object, bindings in
      func holds(_ one: NSPredicate) -> Bool { one.evaluate(with: object, substitutionVariables: bindings) }
      return switch type {
      case .and: subpredicates.allSatisfy(holds)
      case .or: subpredicates.contains(where: holds)
      case .not: !holds(subpredicates[0])
      }
    }
  }
  convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }
  convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }
  convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
}
