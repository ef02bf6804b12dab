struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible, CustomStringConvertible, BitwiseCopyable,
  _BuiltinScalar
{
  typealias BooleanLiteralType = Bool
  init() { self = false }
  init(booleanLiteral value: Bool) { self = value }
  init(_ value: Bool) { self = value }
  init?(_ description: String) {
    if description == "true" { self = true } else if description == "false" { self = false } else { return nil }
  }
  static prefix func ! (a: Bool) -> Bool { a ? false : true }
  mutating func toggle() { self = !self }
  static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { generator.next() >> 17 & 1 == 0 }
  static func random() -> Bool { _randomUnit() < 0.5 }
}
