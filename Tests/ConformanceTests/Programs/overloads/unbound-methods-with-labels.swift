struct S {
  func f(a: Int) -> String { "a" }
  func f(b: Int) -> String { "b" }
  func f(_ x: Int) -> String { "_" }
  func f(_ x: String) -> String { "String" }
  func g(from a: Int, to b: Int) -> Int { b - a }
  static func g(_ x: Int) -> String { "static" }
  mutating func m() {}
}
let s = S()
print(S.f(a:)(s)(1), S.f(b:)(s)(1), (S.f(_:) as (S) -> (Int) -> String)(s)(1))
let f: (String) -> String = s.f
print(f("x"), s.f(a:)(1), [1, 2].map(s.f(b:)), [1].map(s.f(_:) as (Int) -> String))
print(S.g(from:to:)(s)(1, 4), s.g(from:to:)(1, 4), S.g(1))
let h = s.g
print(h(2, 7))
