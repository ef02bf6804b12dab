struct Box {
  let p: UnsafeMutablePointer<Int>
  init(_ n: Int) { p = .allocate(capacity: 4); for i in 0..<4 { (p + i).initialize(to: n + i) } }
  var value: Int {
    unsafeAddress { return UnsafePointer(p) }
    nonmutating unsafeMutableAddress { return p }
  }
  subscript(i: Int) -> Int {
    @inline(__always) unsafeAddress { UnsafePointer(p + i) }
    nonmutating unsafeMutableAddress { p + i }
  }
  var first: Int { @inline(__always) unsafeAddress { UnsafePointer(p) } }
  func free() { p.deallocate() }
}
let b = Box(3)
print(b.value, b[2], b.first)
b.value = 9
b.value += 1
b[1] *= 2
print(b.value, b[1])
func inc(_ x: inout Int) { x += 100 }
inc(&b[3]); inc(&b.value)
print(b.value, b[3])
b.free()
struct M { var s = [1]; var p: UnsafeMutablePointer<Int>; var v: Int { unsafeAddress { UnsafePointer(p) } unsafeMutableAddress { p } } }
var m = M(p: .allocate(capacity: 1)); m.p.initialize(to: 5); m.v += 2; print(m.v); m.p.deallocate()
