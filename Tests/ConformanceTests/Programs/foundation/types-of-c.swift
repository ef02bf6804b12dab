// The names of C's types, from the standard library and from the C library.
import Foundation
let i: CInt = 5
let l: CLong = -7
let u: CUnsignedInt = .max
let c: CChar = 65
let d: CDouble = 1.5
let f: CFloat = 0.5
let b: CBool = true
let w: CWideChar = "x"
print(i + 1, l, u, c, d * 2, f, b, w, CInt.max, CUnsignedLong.max, CShort(3), CUnsignedChar(200), CLongLong(9))
func take(_ n: CInt) -> CInt { n * 2 }
print(take(CInt(l)), type(of: take(1)), CInt.self, CBool.self)
let s: size_t = 4
let n: ssize_t = -1
let a: ptrdiff_t = 1
let e: in_port_t = 65_535
let g: uintptr_t = 1 << 40
print(s, n, a, e, g, wchar_t.max)
var t: time_t = 0
print(t)
t = 3
struct Header { var magic: CUnsignedInt; var count: CShort }
print(MemoryLayout<Header>.size, MemoryLayout<Header>.stride)
let p: pid_t = 7
let m: mode_t = 0o644
let o: off_t = 9
print(p, m, o)
