struct Rel: RawRepresentable, ExpressibleByStringLiteral, Equatable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: StringLiteralType) { self.rawValue = value }
}
enum Leaf: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  case s(String), i(Int), d(Double), b(Bool), n
  init(nilLiteral: ()) { self = .n }
  init(stringLiteral value: StringLiteralType) { self = value.leaf }
  init(integerLiteral value: IntegerLiteralType) { self = value.leaf }
  init(floatLiteral value: FloatLiteralType) { self = value.leaf }
  init(booleanLiteral value: BooleanLiteralType) { self = value.leaf }
}
extension String { var leaf: Leaf { .s(self) } }
extension Int { var leaf: Leaf { .i(self) } }
extension Double { var leaf: Leaf { .d(self) } }
extension Bool { var leaf: Leaf { .b(self) } }
let r: Rel = "next"
print(r.rawValue, r == "next")
let all: [Leaf] = ["a", 1, 2.5, true, nil]
print(all)
struct Tagd: ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByUnicodeScalarLiteral {
  var c: String
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterType) { c = "g" + value }
  init(unicodeScalarLiteral value: UnicodeScalarType) { c = "u" + value }
}
let t: Tagd = "é"
print(t.c)
