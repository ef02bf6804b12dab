struct P<T> { let p: UnsafeMutablePointer<T>
  subscript(i: Int) -> T { unsafeAddress { return .init(p + i) } nonmutating unsafeMutableAddress { return p + i } }
  subscript(j j: Int) -> T { unsafeAddress { .init(p + j) } } }
let x = P<Int>(p: .allocate(capacity: 2)); x.p.initialize(to: 4); x[0] += 1; print(x[0], x[j: 0])
