import Foundation
func f(_ x: CGFloat...) -> Int { x.count }
let b = 2.0
let a: CGFloat = 3
print(f(b, a, 1))
func k(_ x: CGFloat = 2 * .pi) -> CGFloat { x }
print(k(), k(b), k(b * 2), k(Double(3)))
func l(_ body: (CGFloat) -> CGFloat) -> CGFloat { body(2) }
print(l { $0 * b }, l { _ in 1 })
func q(_ body: (Double) -> Double) -> Double { body(2) }
print(q { $0 * a }, q { x in a })
func gen<T: FloatingPoint>(_ x: T, _ y: T) -> T { x + y }
print(gen(a, 1), gen(b, 1), type(of: gen(a, 2.5)))
func gb<T: BinaryFloatingPoint>(_ x: T) -> String { "\(T.self)" }
print(gb(a), gb(b), gb(a * b), gb(1.5))
struct Box<T> { var v: T }
let bx = Box<CGFloat>(v: b); print(bx)
let bd: Box<Double> = Box(v: a); print(bd)
struct S { var w: CGFloat = 0; var h: Double = 0; mutating func set() { w = h; h = w } }
var s = S(w: b, h: a); s.set(); print(s)
func ret() -> CGFloat { b }
func ret2() -> Double { a }
func ret3() -> CGFloat? { b }
print(ret(), ret2(), ret3() as Any)
let o: Double? = b
let x: CGFloat = o ?? 0
print(x)
let x2: CGFloat = o ?? a
print(x2)
let i = 3
let ratio = CGFloat(i) / 2
print(ratio, type(of: ratio))
let r2: CGFloat = CGFloat(i) * 0.5 + b
print(r2)
let r3 = CGFloat(i) * 0.5 + b / 2
print(r3, type(of: r3))
let tuple: (CGFloat, Double) = (b, a); print(tuple)
switch a { case 3: print("three"); default: print("no") }
switch a { case 1...b * 4: print("in"); default: print("out") }
if case 0...5 = a { print("y") }
print((0...1 as ClosedRange<CGFloat>).contains(a), a > 2 && b < 3)
extension CGFloat { var half: CGFloat { self / 2 }; static let gap: CGFloat = 8 }
extension Double { var half: Double { self / 2 }; var km: Double { self * 1000 } }
print(a.half, b.half, type(of: a.half), k(.gap), type(of: 3.0.half))
protocol P { var name: String { get } }
extension Double: P { var name: String { "Double" } }
extension CGFloat: P { var name: String { "CGFloat" } }
print(a.name, b.name, ([a, b] as [any P]).map(\.name))
let dict: [String: CGFloat] = ["a": 1, "b": b]; print(dict.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(-a, +a, a.magnitude, a.truncatingRemainder(dividingBy: 2), CGFloat.random(in: 1...1), CGFloat.zero)
let enc = try! JSONEncoder().encode([a]); print(String(decoding: enc, as: UTF8.self), try! JSONDecoder().decode([CGFloat].self, from: enc))
print(NSNumber(value: Double(a)), Decimal(Double(a)))
let z = zip([a], [b]).map { $0 * $1 }; print(z, type(of: z))
let sum2 = [a].map { $0 + 1 }.reduce(0, +); print(type(of: sum2))
func io(_ x: inout CGFloat) { x += 1 }
var m = a; io(&m); print(m)
let kp: KeyPath<CGPoint, CGFloat> = \.x; print(CGPoint(x: b, y: b)[keyPath: kp])
var pt = CGPoint.zero; pt.x += b; pt.y = Double(4); print(pt)
let clamp = max(0, min(1, a / 10)); print(clamp, type(of: clamp))
let cl2 = max(0, min(b, a)); print(cl2, type(of: cl2))
