// Operators as arguments of methods, initializers, subscripts and closures with overloads.
func a(_ x: Any..., by: Int) { print("a Any...", by) }
func a(_ x: Any?, by: Int) { print("a Any?", by) }
func b(_ l: Int, _ x: Any...) { print("b Any...") }
func b(_ l: Int?, _ x: Any?) { print("b Any?") }
class K {
  init(_ x: Any...) { print("K Any...") }; init(_ x: Any?) { print("K Any?") }
  func f(_ x: Any...) { print("f Any...") }; func f(_ x: Any?) { print("f Any?") }
  subscript(x: Any...) -> Int { print("sub Any..."); return 1 };
  subscript(x: Any?) -> Int { print("sub Any?"); return 1 }
}
enum E {
  static func g(_ x: Any...) -> E { print("g Any..."); return .a };
  static func g(_ x: Any?) -> E { print("g Any?"); return .a }; case a
}
let n = 3, s = "s", t = 2.5
let o: Int? = 2
a(n + 1, by: n * 2); a(s + "a", by: 1); a(n, by: n + 1)
b(n, n + 1); b(n + 1, s + "a"); b(1, n + 1); b(1, 1 + 2); b(o, n + 1)
_ = K(n + 1); _ = K(s + "x"); _ = K(1 + 2)
let k = K(1)
k.f(n + 1); k.f(s + "b"); k.f(t * 2)
_ = k[n + 1]; _ = k[s + "a"]
_ = E.g(n + 1); let e: E = .g(s + "a"); _ = e
let r = [1, 2].map { k[$0 + 1] }
_ = r
func z(_ f: () -> Any?) { print("z Any?") }
func z(_ f: () -> Int) { print("z Int") }
z { n + 1 }; z { s + "a" }
print([n + 1, 2].count)
func y(_ x: Int?, _ y: Int?) { print("y opt") }
func y(_ x: Int, _ y: Any) { print("y any") }
y(n + 1, n + 1); y(n, n + 1); y(n + 1, 1)
