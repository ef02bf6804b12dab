protocol Shape { init() }
struct U<T: ~Copyable>: ~Copyable { var v: T; init(_ v: consuming T) { self.v = v } }
struct F: ~Copyable { let n: Int; deinit { print("deinit", n) } }
func store(_ f: consuming F, _ p: UnsafeMutablePointer<F>) { p.initialize(to: f); print("stored") }
do { let p = UnsafeMutablePointer<F>.allocate(capacity: 2); store(F(n: 1), p); print("x"); (p + 1).initialize(to: F(n: 2)); print("y")
  let q = p.move(); print("z", q.n); (p + 1).pointee = F(n: 3); print("w"); p.initialize(to: q); (p + 1).deinitialize(count: 1); p.deinitialize(count: 1); print("e") }
do { let u = U(F(n: 9)); print(u.v.n) }
func g() { let p = UnsafeMutablePointer<F>.allocate(capacity: 1); let f = F(n: 7); p.initialize(to: f); print("init"); p.deinitialize(count: 1); print("out") }
g()
do { let p = UnsafeMutableBufferPointer<F>.allocate(capacity: 2); p.initializeElement(at: 0, to: F(n: 20)); print("b"); p.deinitializeElement(at: 0); p.deallocate() }
