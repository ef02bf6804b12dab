struct File: ~Copyable { var n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
struct U<T: ~Copyable>: ~Copyable { var p: UnsafeMutablePointer<T>
  init(_ v: consuming T) { p = .allocate(capacity: 1); p.initialize(to: v) } }
do { _ = File(0); print("a") ; let u = U(File(1)); print("b", u.p.pointee.n) }
