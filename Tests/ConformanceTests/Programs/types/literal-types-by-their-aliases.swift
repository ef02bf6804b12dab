// The alias of a literal type names the default type in the initializer that says what the associated type is.
struct Fraction: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
  let n: Int
  init(integerLiteral value: IntegerLiteralType) { n = value }
  init(stringLiteral value: StringLiteralType) { n = value.count }
  init(floatLiteral value: FloatLiteralType) { n = Int(value) }
  init(booleanLiteral value: BooleanLiteralType) { n = value ? 1 : 0 }
}
let a: [Fraction] = [5, "abc", 2.5, true]
print(a.map(\.n))
