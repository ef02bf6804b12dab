enum Optional<Wrapped: ~Copyable>: ~Copyable, ExpressibleByNilLiteral, CustomDebugStringConvertible {
  case none
  case some(Wrapped)
  init(_ some: Wrapped) { self = .some(some) }
  init(nilLiteral: ()) { self = .none }
  @rethrowsType
  func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {
    if let value = self { return try transform(value) }
    return nil
  }
  @rethrowsType
  func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {
    if let value = self { return try transform(value) }
    return nil
  }
  var unsafelyUnwrapped: Wrapped { self! }
  mutating func take() -> Wrapped? {
    let value = self
    self = nil
    return value
  }
  var debugDescription: String { String(reflecting: self) }
}

extension Optional: Equatable where Wrapped: Equatable {
  static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
    if let left = lhs {
      if let right = rhs { return left == right }
      return false
    }
    return rhs == nil
  }
}

extension Optional: Hashable where Wrapped: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(self) }
}
