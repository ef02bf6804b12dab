let p = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
p.storeBytes(of: 0x0102030405060708, as: Int.self)
print(p.load(as: UInt8.self), p.load(fromByteOffset: 1, as: UInt8.self))
p.storeBytes(of: 7, toByteOffset: 8, as: Int32.self)
print(p.load(fromByteOffset: 8, as: Int32.self))
let t = p.bindMemory(to: Int.self, capacity: 2)
t[0] = 5; print(t.pointee, p.load(as: Int.self))
let q = UnsafeRawPointer(p)
print(q.load(as: Int.self), (p + 8) - p)
p.deallocate()
let arr: [Int32] = [1, 2, 3]
arr.withUnsafeBytes { b in print(b.count, b[0], b[4], Array(b.prefix(5))) ; print(b.load(fromByteOffset: 8, as: Int32.self)) }
arr.withUnsafeBufferPointer { b in print(b.count, b[2], b.reduce(0, +), b.baseAddress != nil, b.baseAddress![1]) }
var m = [1, 2, 3]
m.withUnsafeMutableBufferPointer { b in b[0] = 10; b.swapAt(1, 2); for i in b.indices { b[i] += 1 } }
print(m)
m.withUnsafeMutableBytes { $0[0] = 255 }
print(m)
var x: UInt32 = 0xAABBCCDD
withUnsafeBytes(of: x) { print(Array($0)) }
withUnsafeBytes(of: &x) { print($0.count, $0.first!) }
withUnsafeMutableBytes(of: &x) { $0[3] = 0 }
print(x)
let ip = UnsafeMutablePointer<Int64>.allocate(capacity: 2)
ip.initialize(repeating: 1, count: 2)
ip.withMemoryRebound(to: UInt64.self, capacity: 2) { print($0[0] + $0[1]) }
ip.deinitialize(count: 2); ip.deallocate()
let bp = UnsafeMutableBufferPointer<String>.allocate(capacity: 2)
bp.initialize(repeating: "z"); bp[1] = "y"; print(Array(bp)); bp.deinitialize(); bp.deallocate()
let d = 1.5; print(withUnsafeBytes(of: d) { $0.load(as: UInt64.self) })
struct P { var a: UInt8 = 1; var b: Int32 = 2 }
var pp = P(); withUnsafePointer(to: &pp) { print($0.pointee.b) }
withUnsafeMutablePointer(to: &pp) { $0.pointee.b = 4 }; print(pp)
print(MemoryLayout<P>.size, MemoryLayout<P>.stride, MemoryLayout<P>.alignment)
let un = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
un.copyBytes(from: [1, 2, 3, 4]); print(Array(un), un.load(as: UInt16.self)); un.deallocate()
print(UInt32(bigEndian: [0, 0, 1, 2].withUnsafeBytes { (b: UnsafeRawBufferPointer) in b.loadUnaligned(as: UInt32.self) }))
let s = "héy"; var ss = s; ss.withUTF8 { print($0.count, $0[0]) }
s.withCString { print($0[0], strlenn($0)) }
func strlenn(_ p: UnsafePointer<CChar>) -> Int { var n = 0; while p[n] != 0 { n += 1 }; return n }
print(String(cString: [72, 105, 0] as [CChar]))
