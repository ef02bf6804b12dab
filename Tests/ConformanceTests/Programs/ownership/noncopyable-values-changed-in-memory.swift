struct File: ~Copyable { var n: Int; init(_ n: Int) { self.n = n }; mutating func read(_ k: Int) -> Int { n += k; return n }; deinit { print("deinit", n) } }
let p = UnsafeMutablePointer<File>.allocate(capacity: 1); p.initialize(to: File(2)); print("b")
func mod<R>(_ f: (inout File) throws -> R) rethrows -> R { try f(&p.pointee) }
print(mod { $0.read(9) }); print("c")
