protocol I { init(); static var s: String { get } }
extension I { static var s: String { "\(Self.self)" }; init(twice: Bool) { self.init(); print("twice", Self.self) } }
struct S: I {}; class C: I { required init() {} }; class D: C {}
for t in [S.self, C.self, D.self] as [any I.Type] { print(t.init(), t.s, t.init(twice: true)) }
protocol Init { init(x: Int) }
extension Init {
  init() { self.init(x: 17) }
  init?(text: String) { guard let x = Int(text) else { return nil }; self.init(x: x) }
  init<T: BinaryInteger>(of value: T) throws { if value < 0 { throw Negative() }; self.init(x: Int(value)) }
}
struct Negative: Error {}
class Super: Init { required init(x: Int) { print(x, type(of: self)) } }
class Sub: Super {}
let m: Super.Type = Sub.self
_ = m.init()
print(m.init(text: "3") as Any, m.init(text: "x") as Any)
do { print(type(of: try m.init(of: UInt8(4)))); _ = try m.init(of: -1) } catch { print(error) }
let e: any Init.Type = Sub.self
print(type(of: e.init()), e.init(text: "5").map { type(of: $0) } as Any, e.init(text: "") as Any)
