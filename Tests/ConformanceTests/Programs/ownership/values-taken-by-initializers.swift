struct File: ~Copyable {
  let fd: Int
  init(_ n: Int) { fd = n; print("open", n) }
  deinit { print("close", fd) }
}
struct Box<T: ~Copyable>: ~Copyable {
  var v: T
  init(_ v: consuming T) { self.v = v }
  consuming func unwrap() -> T { v }
  consuming func unwrapped() -> T { return self.v }
}
struct Pair: ~Copyable {
  var a: File
  var b: File
  init(_ a: consuming File, _ b: consuming File) { self.a = a; self.b = b }
  init(_ a: consuming File) { self.init(a, File(100)) }
  consuming func first() -> File { let x = a; print("first"); return x }
}
class Holder {
  var file: File
  init(_ file: consuming File) { self.file = file }
  convenience init(opening n: Int) { self.init(File(n)) }
}
final class SubHolder: Holder {
  override init(_ file: consuming File) { super.init(file); print("sub") }
}
enum Slot: ~Copyable { case full(File), empty
  init(_ f: consuming File) { self = .full(f) }
}
func boxes() {
  let b = Box(File(4))
  let f = b.unwrap()
  print("unwrapped", f.fd)
  let g = Box(File(5)).unwrapped()
  print(g.fd)
  let kept = File(6)
  let c = Box(kept)
  print("boxed", c.v.fd)
}
func pairs() {
  let p = Pair(File(1), File(2))
  print(p.first().fd)
  let q = Pair(File(3))
  print(q.b.fd)
}
func holders() {
  let h = Holder(opening: 7)
  print(h.file.fd)
  let s = SubHolder(File(8))
  s.file = File(9)
  print(s.file.fd)
}
func slots() {
  let s = Slot(File(10))
  switch consume s { case .full(let f): print("full", f.fd); case .empty: print("empty") }
  var o: File? = File(11)
  if let x = o.take() { print("took", x.fd) }
  print(o == nil)
}
boxes()
pairs()
holders()
slots()
