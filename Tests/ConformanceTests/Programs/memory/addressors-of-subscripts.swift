struct Box {
  let p: UnsafeMutablePointer<Int>
  subscript(i: Int) -> Int {
    @inline(__always) unsafeAddress { UnsafePointer(p + i) }
  }
  subscript(k k: Int) -> Int {
    @inline(__always)
    unsafeAddress {
      UnsafePointer(p + k)
    }
    @inline(__always)
    nonmutating unsafeMutableAddress {
      p + k
    }
  }
}
let b = Box(p: .allocate(capacity: 2))
b.p.initialize(to: 4)
b[k: 0] += 3
print(b[0])
