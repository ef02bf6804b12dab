protocol P { init(); init(n: Int); static func make(_ n: Int) -> Self; static var k: Int { get } }
struct A: P { var v = 0; init() {}; init(n: Int) { v = n }; static func make(_ n: Int) -> A { A(n: n) }; static var k: Int { 1 } }
func gen<T: P>(_ t: T.Type) -> [T] { [t.make(3)] }
func one<T: P>(_ t: T.Type) -> T { t.make(3) }
func opt<T: P>(_ t: T.Type) -> T? { t.make(3) }
func cb<T: P>(_ t: T.Type) -> String { "\(T.self)" }
func dict<T: P>(_ t: T.Type) -> [String: T] { ["a": t.init()] }
let t: any P.Type = A.self
print(cb(t))
print(one(t))
print(opt(t)!)
print(gen(t))
print(gen(t).count, dict(t))
func val<T: P>(_ x: T) -> [T] { [x, T(n: 4)] }
let v: any P = A()
print(val(v))
