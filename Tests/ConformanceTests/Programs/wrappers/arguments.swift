// Wrappers with several arguments, defaults, trailing closures and generics inferred from them.
@propertyWrapper struct Valid<T> { private var v: T; let check: (T) -> Bool; var fails = 0
  init(wrappedValue: T, check: @escaping (T) -> Bool) { v = wrappedValue; self.check = check }
  var wrappedValue: T { get { v } set { if check(newValue) { v = newValue } else { fails += 1 } } }
  var projectedValue: Int { fails } }
@propertyWrapper struct Default<T, U> { var v: T?; let d: T; let u: U
  init(wrappedValue: T? = nil, _ d: T, tag u: U) { v = wrappedValue; self.d = d; self.u = u }
  init(other: T, u: U) { v = nil; d = other; self.u = u }
  var wrappedValue: T? { get { v ?? d } set { v = newValue } } 
  var projectedValue: U { u } }
struct F { 
  @Valid(check: { $0 > 0 }) var n = 1
  @Valid(check: { !$0.isEmpty }) var s = "a"
  @Default(5, tag: "t") var a: Int?
  @Default(1.5, tag: [1]) var b = 2.5
  @Default(other: "o", u: true) var c
  @Default(wrappedValue: 3, 4, tag: 0) var d
  @Valid(wrappedValue: [1], check: { $0.count < 3 }) var l: [Int]
}
var f = F()
f.n = -1; f.n = 2; f.s = ""; f.l.append(2); f.l.append(3)
print(f.n, f.$n, f.s, f.$s, f.a as Any, f.$a, f.b as Any, f.$b, f.c as Any, f.$c, f.d as Any, f.$d, f.l, f.$l)
f.a = 9; f.c = nil; print(f.a ?? 0, f.c ?? "")
