final class Buf: ManagedBuffer<Int, String> {
  deinit { withUnsafeMutablePointers { h, e in _ = e.deinitialize(count: h.pointee) }; print("freed") }
}
do {
  let b = Buf.create(minimumCapacity: 4) { _ in 0 } as! Buf
  b.withUnsafeMutablePointers { h, e in
    for s in ["a", "b", "c"] { (e + h.pointee).initialize(to: s); h.pointee += 1 }
  }
  print(b.header, b.capacity >= 4)
  b.header += 0
  print(b.withUnsafeMutablePointerToElements { p in (0..<b.header).map { p[$0] } })
  print(b.withUnsafeMutablePointerToHeader { $0.pointee })
}
struct Stack<T> {
  final class Storage: ManagedBuffer<Int, T> {
    deinit { _ = withUnsafeMutablePointers { h, e in e.deinitialize(count: h.pointee) } }
  }
  var s: ManagedBuffer<Int, T> = Storage.create(minimumCapacity: 8) { _ in 0 }
  mutating func push(_ t: T) {
    if !isKnownUniquelyReferenced(&s) { print("copy") ; copy() }
    s.withUnsafeMutablePointers { h, e in (e + h.pointee).initialize(to: t); h.pointee += 1 }
  }
  mutating func copy() {
    let n = Storage.create(minimumCapacity: 8) { _ in s.header }
    s.withUnsafeMutablePointerToElements { from in n.withUnsafeMutablePointerToElements { $0.initialize(from: from, count: s.header) } }
    s = n
  }
  var items: [T] { s.withUnsafeMutablePointers { h, e in (0..<h.pointee).map { e[$0] } } }
}
var a = Stack<Int>(); a.push(1); a.push(2)
var b = a; b.push(3)
print(a.items, b.items)
