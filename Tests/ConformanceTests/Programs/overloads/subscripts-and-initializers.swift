struct S {
  subscript(i: Int) -> String { "Int" }
  subscript(r: Range<Int>) -> String { "Range" }
  subscript<R: RangeExpression>(r: R) -> String where R.Bound == Int { "RangeExpression" }
  subscript(x: Int?) -> String { "Int?" }
  subscript(a: Int, b: Int) -> String { "Int, Int" }
  subscript(_ xs: Double...) -> String { "Double..." }
  subscript<T>(key: KeyPath<S, T>) -> String { "KeyPath" }
  subscript(body: () -> Int) -> String { "closure" }
  var n = 1
}
let s = S()
print(s[1], s[0..<1], s[0...1], s[nil], s[1, 2], s[1.5], s[1.5, 2], s[\.n], s[{ 1 }], s[...3])
struct I {
  var how: String
  init(_ x: Int) { how = "Int" }
  init(_ x: Double) { how = "Double" }
  init<T: BinaryInteger>(_ x: T) { how = "BinaryInteger" }
  init<T: StringProtocol>(_ x: T) { how = "StringProtocol" }
  init?(_ x: Bool) { how = "Bool?" }
  init(_ x: Int?) { how = "Int?" }
  init<T>(any x: T) { how = "T" }
  init(any x: Any) { how = "Any" }
  init(_ body: () -> I) { how = "closure" }
}
print(I(1).how, I(1.5).how, I(1 as Int8).how, I("a").how, I(true)?.how ?? "nil", I(nil).how, I(any: 1).how, I { I(1) }.how)
print([1, 2].map(I.init).map(\.how), ["a"].map { I($0) }.map(\.how), I(any: I(1)).how, I("abc".dropFirst()).how)
