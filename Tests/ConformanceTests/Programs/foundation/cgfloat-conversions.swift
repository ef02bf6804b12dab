import Foundation
let a: CGFloat = 1.5
let b = 2.0
let c = a * b
print(type(of: c), type(of: b * a), type(of: a + 1), type(of: a * 2.5), type(of: a + .pi))
let d: CGFloat = a * b
print(type(of: d), d)
let e: Double = a
print(type(of: e), e)
let f: CGFloat = b
print(type(of: f), f)
func g(_ x: Double) -> String { "Double \(x)" }
func h(_ x: CGFloat) -> String { "CGFloat \(x)" }
print(g(a), h(b), g(a + b), h(a + b), g(a * 2), h(b * 2))
func o(_ x: Double) -> String { "oD" }
func o(_ x: CGFloat) -> String { "oC" }
print(o(a), o(b), o(a + 1), o(Double(a)), o(CGFloat(b)))
print(a == b, a < b, a != b, b > a)
let m = max(a, CGFloat(b)); print(type(of: m))
var v = a; v += b; v -= 1; v *= b; v /= 2; print(v, type(of: v))
var w = b; w += a; print(w, type(of: w))
let t = true ? a : CGFloat(b); print(type(of: t))
let u = true ? a : b; print(type(of: u))
let opt: CGFloat? = b; print(opt as Any)
let opt2: Double? = a; print(opt2 as Any)
let n: CGFloat = Bool.random() ? 1 : 1
print(n)
print(Int(a), Double(a), Float(a), String(describing: a), "\(a)", a.description)
print(a.rounded(), a.squareRoot(), sqrt(a), pow(a, 2), pow(a, b), sin(a), floor(a), abs(-a), min(a, 2), type(of: pow(a, b)), type(of: sqrt(a)), type(of: sin(a)))
let p = CGPoint(x: 1, y: 2.5); print(p, p.x, type(of: p.x), p.x * b, type(of: p.x * b))
let s = CGSize(width: a, height: b); print(s, s.width / s.height, type(of: s.width / 2))
let r = CGRect(x: 0, y: 0, width: a, height: b); print(r, r.midX, type(of: r.midX), r.width * 0.5)
dump(a); dump(p); print(Mirror(reflecting: a).children.count, Mirror(reflecting: a).displayStyle as Any)
let any: Any = a
print(any is Double, any is CGFloat, any as? Double as Any, any as? CGFloat as Any)
switch any { case is Double: print("D"); case is CGFloat: print("C"); default: print("?") }
print(AnyHashable(CGFloat(1)) == AnyHashable(1.0))
print(CGFloat.self, [CGFloat].self, CGFloat.NativeType.self, a.native, type(of: a.native))
let arr: [CGFloat] = [1, 2.5, a, b]; print(arr, type(of: arr))
let arr2 = [a, b]; print(type(of: arr2))
let arr3: [Double] = [a, b]; print(arr3)
print(arr.reduce(0, +), arr.map { $0 * 2 }, arr.map { $0 * b }, type(of: arr.map { $0 * b }))
print(arr.max()!, arr.sorted(by: >), Set(arr).count)
print(String(format: "%.2f", a), a.formatted(), a.isNaN, a.sign, CGFloat.pi, CGFloat.infinity, CGFloat.greatestFiniteMagnitude, CGFloat.leastNormalMagnitude)
for x in stride(from: CGFloat(0), to: 1, by: 0.5) { print(x, terminator: " ") }
print()
print(CGFloat(3), CGFloat(Float(1.1)), CGFloat(Int8(3)))
