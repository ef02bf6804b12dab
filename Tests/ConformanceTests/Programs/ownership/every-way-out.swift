struct R: ~Copyable { let n: Int; init(_ n: Int) { self.n = n; print("+", n) }; deinit { print("-", n) } }
func eat(_ r: consuming R) { print("eat", r.n) }
func pick(_ k: Int) {
    let a = R(k)
    switch k {
    case 0: eat(a); print("zero")
    case 1: print("one", a.n)
    default: if k > 5 { eat(a) } else { print("small") }
    }
    print("picked", k)
}
for k in [0, 1, 2, 9] { pick(k) }
func loop() {
    var r = R(100)
    for i in 0..<2 { eat(r); r = R(101 + i) }
    print("loop end")
}
loop()
final class Holder { var r: R? = R(200); func drop() { r = nil; print("dropped") }; func take() -> R? { r.take() } }
func part1() { let h = Holder(); h.drop(); print(h.r == nil) }
part1()
func part2() { let h = Holder(); if let r = h.take() { print("took", r.n) }; print("after") }
part2()
func ret(_ b: Bool) -> R { let r = R(300); if b { return r }; return R(301) }
func part3() { let x = ret(true); print(x.n) }
part3()
func part4() { let x = ret(false); print(x.n) }
part4()
struct Stack: ~Copyable {
    private var items: [Int] = []
    mutating func push(_ n: Int) { items.append(n) }
    mutating func pop() -> Int? { items.popLast() }
    consuming func drain() -> [Int] { items }
    deinit { print("stack gone", items.count) }
}
func part5() { var s = Stack(); s.push(1); s.push(2); print(s.pop()!); print(s.drain()) }
part5()
nonisolated(unsafe) let f: (borrowing R) -> Int = { $0.n }
func part6() { let r = R(400); print(f(r)) }
part6()
let g: (consuming R) -> Void = { r in print("closure", r.n) }
func part7() { let r = R(401); g(r); print("after closure") }
part7()
func throwing(_ r: consuming R) throws { print("t", r.n); throw Oops() }
struct Oops: Error {}
func part8() { do { let r = R(500); try throwing(r) } catch { print("caught") } }
part8()
func deferred() { let r = R(600); defer { print("deferred") }; print("body", r.n) }
deferred()
struct Outer: ~Copyable { var a: R; var b: R; consuming func split() -> R { print("split"); return a } }
func part9() { let o = Outer(a: R(700), b: R(701)); let a = o.split(); print("got", a.n) }
part9()
func part10() { var o = Outer(a: R(702), b: R(703)); o.a = R(704); print("changed", o.a.n) }
part10()
func swapThem() { var x = R(800), y = R(801); swap(&x, &y); print(x.n, y.n) }
swapThem()
func async1(_ r: consuming R) async { print("async", r.n); await Task.yield(); print("resumed", r.n) }
await async1(R(900))
func cap() { let r = R(950); let c = { print("cap", r.n) }; c(); c(); print("end cap") }
cap()
func gen<T: ~Copyable>(_ make: () -> T, _ use: (borrowing T) -> Void) { let t = make(); use(t); print("gen end") }
gen({ R(960) }) { print("use", $0.n) }
gen({ "s" }) { print($0) }
func ident<T: ~Copyable>(_ t: consuming T) -> T { t }
func part11() { let r = ident(R(970)); print(r.n); print(ident(5), ident("x")) }
part11()
print("bye")
