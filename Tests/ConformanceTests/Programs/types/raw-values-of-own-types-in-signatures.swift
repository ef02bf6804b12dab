struct Ascii: ExpressibleByStringLiteral, Equatable, Hashable, CustomStringConvertible {
  let value: UInt8
  init(stringLiteral value: StringLiteralType) { self.value = value.first?.asciiValue ?? 0 }
  init(_ value: UInt8) { self.value = value }
  var description: String { String(UnicodeScalar(value)) }
}
protocol TagKey { var keychar: Ascii { get } }
struct RefId {
enum Key: Ascii, TagKey, CustomStringConvertible {
  case e, p, q = "x"
  var keychar: Ascii { self.rawValue }
  var description: String { keychar.description }
}
  static func f(_ c: Ascii?) -> Key? {
    guard let c, let k = Key(rawValue: c) else { return nil }
    return k
  }
}
typealias Key = RefId.Key
print(Key(rawValue: Ascii(101)) as Any, Key(rawValue: "x") as Any, Key(rawValue: "z") as Any, Key.p.rawValue, Key.q.keychar)
print(RefId.f("e") as Any)
struct Name: ExpressibleByStringLiteral, Hashable { var text: String; init(stringLiteral s: String) { text = s } }
enum Names: Name, CaseIterable { case one, two = "zwei" }
print(Names.allCases.map(\.rawValue.text), Names(rawValue: Name(stringLiteral: "zwei")) as Any)
struct Num: ExpressibleByIntegerLiteral, Equatable { var n: Int; init(integerLiteral n: Int) { self.n = n } }
enum Nums: Num { case a = 3, b = 5 }
print(Nums.b.rawValue.n, Nums(rawValue: 3) as Any)
