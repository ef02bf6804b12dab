struct A { var n = 1; var b: B? = B(); var list: [Int]? = [1]; func f() -> Int { 1 }; mutating func m() {} ; var cb: (() -> Int)? ; var arr = [B()]; subscript(i: Int) -> Int? { i } }
struct B { var s = "x"; var c: C? = C(); func g(_ x: Int) -> String? { nil }; mutating func mm() {} }
class C { var v = 1; weak var p: C?; func h() -> C? { self }; static var shared: C? }
var a: A? = A()
var x = A()
let i: Int? = 1, s: String? = "a", d: Double? = 1.5, arr: [Int]? = [1], dict: [String: Int]? = ["a": 1], bo: Bool? = true, c: C? = C()
func take(_ x: Int) {}
func takeS(_ x: String) {}
func takeB(b: B) {}
_ = a.n
_ = a.f()
_ = x.b.s
_ = x.b.c.v
_ = x.b?.c.v
_ = x.list[0]
_ = x.list.count
x.cb()
_ = x.cb() + 1
_ = x.arr[0].c.v
_ = x[0] + 1
take(i)
take(x[0])
takeS(s)
takeS(x.b?.s)
takeB(b: x.b)
_ = i + 1
_ = 1 + i
_ = i + i
_ = i * 2
_ = -i
_ = i < 3
_ = s + "a"
_ = "a" + s
_ = s.count
_ = s.uppercased()
_ = s.isEmpty
if bo {}
if !bo {}
if bo && true {}
while bo {}
_ = bo ? 1 : 2
for k in arr {}
for k in 0..<i {}
for (k, v) in dict {}
_ = arr[0]
_ = arr.first
_ = arr.count > 0
_ = dict["a"]
_ = dict.keys
let r1: Int = i
let r2: String = s
let r3: Int = x.b?.s.count
let r4: [Int] = arr
let r5: C = c
let r6: Int = dict?["a"]
let r7 = [1, 2].first + 1
let r10 = [1, 2].max() + [1].min()
let r12 = ["a": 1]["a"] + 1
let r13: Int = Int("3")
let r14 = Int("3") + 1
let r15 = Int(s)
let r17 = "\(s.count)"
let r19 = Array(arr)
let r20 = String(i)
let r21 = c.v
let r22 = c.h().v
let r23 = c?.h().v
let r24 = C.shared.v
let r25 = c.p.p
c.v = 3
x.b.s = "a"
x.list.append(3)
a.n = 2
a.n += 1
a.m()
x.b.mm()
switch i { case 1: break; case 2: break }
switch s { case "a": break; default: break }
print(i.description, s.count)
func ret() -> Int { i }
let z1 = i ?? "a"
let z2: Int = i ?? nil
let z3 = s ?? 3
let z4: String = i ?? 0
let z5 = d ?? i
if let q = i, q > 2, let w = s.first {}
if let q = 5 {}
guard let q2 = x.n else { fatalError() }
if i == "a" {}
if s == 1 {}
if i! == "a" {}
_ = x!.n
_ = x?.n
_ = i!.foo
_ = s!.length
_ = i?.foo
_ = (i as String)
_ = i as? String
_ = s as! Int
_ = try? ret() + 1
let t1: (Int, String) = (i, s)
let t2: [String] = [s, "a"]
let t3: [String: Int] = ["a": i]
let t4 = [1, 2].map { take($0); return i + $0 }
let t6 = [s].compactMap { $0.count }
let t9 = [1].filter { $0 > i }
