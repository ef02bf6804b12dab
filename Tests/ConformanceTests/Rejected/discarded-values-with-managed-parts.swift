struct K: ~Copyable { var c: [Int] = []; consuming func f() { discard self }; deinit {} }
final class C {}
struct L: ~Copyable { var n = 1; var c = C(); var d = C(); consuming func f() { discard self }; deinit {} }
struct M: ~Copyable { var c: (Int, Bool) = (1, true); consuming func f() { discard self }; deinit {} }
struct Q { var i = 1 }
struct S { var s = "" }
enum T { case a, b(S) }
enum U { case a, b(Int) }
struct N: ~Copyable { var q = Q(); let z: Double = 1; var u: UInt8? = nil; var up: UnsafeMutablePointer<Int>? = nil; var uu = U.a; var me: Int.Type = Int.self; consuming func f() { discard self }; deinit {} }
struct O: ~Copyable { var q = S(); consuming func f() { discard self }; deinit {} }
struct P: ~Copyable { var t = T.a; consuming func f() { discard self }; deinit {} }
struct V: ~Copyable { var f: () -> Void = {}; consuming func g() { discard self }; deinit {} }
struct W: ~Copyable { var i = I(); consuming func g() { discard self }; deinit {} }
struct I: ~Copyable { var i = 1; deinit {} }
struct X<T>: ~Copyable { var t: T; consuming func g() { discard self }; deinit {} }
struct Y: ~Copyable { weak var t: C?; unowned(unsafe) let u: C; consuming func g() { discard self }; deinit {} }
struct Z: ~Copyable { var a: any Equatable = 1; var b: Any.Type = Int.self; consuming func g() { discard self }; deinit {} }
