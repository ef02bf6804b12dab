enum E: Error { case a, b(Int) }
func f(_ n: Int) throws(E) -> Int { if n > 1 { throw .b(n) }; return n }
do { _ = try f(3) } catch .a { print("a") } catch .b(let n) { print("b", n) }
do { _ = try f(3) } catch { switch error { case .a: print(1); case .b: print(2) } }
func g<T, X: Error>(_ b: () throws(X) -> T) throws(X) -> T { try b() }
print(g { 3 })
do { print(try g { () throws(E) in try f(1) }) } catch { print(error) }
let r: Result<Int, E> = Result { () throws(E) in try f(9) }
print(r)
do { print(try r.get()) } catch { print(error) }
extension Array { func mapped<T, X: Error>(_ t: (Element) throws(X) -> T) throws(X) -> [T] { var o: [T] = []; for e in self { o.append(try t(e)) }; return o } }
print([1, 2].mapped { $0 * 2 })
struct S { var v: Int { get throws(E) { throw .a } }; init() throws(E) {} ; subscript(i: Int) -> Int { get throws(E) { try f(i) } } }
do { let s = try S(); print(try s[0]); _ = try s.v } catch { print("caught", error) }
do throws(E) { if f2() { throw E.a }; print("no") } catch { print(error) }
func f2() -> Bool { true }
func never() throws(Never) -> Int { 4 }
print(never())
func gen<X>(_ e: X) throws(X) where X: Error { throw e }
do { try gen(E.b(1)) } catch { print(error) }
protocol P { associatedtype Failure: Error; func go() throws(Failure) }
struct Q: P { func go() throws(E) { throw .a } }
struct N: P { func go() {} }
func call<T: P>(_ t: T) { do { try t.go(); print("ok") } catch { print(error) } }
call(Q()); call(N())
