// `&x` for parameters that are pointers: parts, observers, errors, arrays and bytes.
import Foundation
struct Pair { var a = 1, b = 2 }
final class Box { var n = 1 { didSet { print("n", oldValue, n) } }; var pair = Pair(); var list = [1, 2, 3]; var o: Int? }
func add(_ p: UnsafeMutablePointer<Int>, _ n: Int) { p.pointee += n }
func two(_ p: UnsafeMutablePointer<Int>, _ q: UnsafeMutablePointer<Int>) { swap(&p.pointee, &q.pointee) }
let box = Box()
add(&box.n, 4)
add(&box.pair.b, 5); print(box.pair)
add(&box.list, 10); print(box.list)
add(&box.list[2], 7); print(box.list)
func swapped() { var pair = Pair(); two(&pair.a, &pair.b); print(pair) }
swapped()
enum Wrong: Error { case bad }
func fail(_ p: UnsafeMutablePointer<Int>) throws -> Int { p.pointee = 99; throw Wrong.bad }
var n = 0
do { _ = try fail(&n) } catch { print(error, n) }
func fill<T>(_ p: UnsafeMutablePointer<T>, _ v: T, count: Int) { for i in 0..<count { p[i] = v } }
var names = ["a", "b", "c"]
fill(&names, "z", count: 2); print(names)
func sum(_ p: UnsafePointer<Double>, _ count: Int) -> Double { (0..<count).reduce(0) { $0 + p[$1] } }
print(sum([1, 2, 3.5], 3))
var ds = [4.0, 5]
print(sum(&ds, 2), sum(ds, 2))
func inside(_ x: inout Int) { add(&x, 3) }
inside(&n); print(n)
var t = (1, "x")
add(&t.0, 1); print(t)
var value: UInt32 = 0x01020304
memcpy(&value, [UInt8(1), 0, 0, 0], 4); print(value)
var bytes = [UInt8](repeating: 0, count: 4)
memcpy(&bytes, &value, 4); print(bytes)
withUnsafeMutablePointer(to: &n) { add($0, 1) }; print(n)
let f: (UnsafeMutablePointer<Int>, Int) -> Void = add
f(&n, 5); print(n)
struct S { var x = 1; mutating func go() { add(&x, 1); add(&self.x, 1) } }
var s = S(); s.go(); print(s)
class D { var isDir: ObjCBool = false }
var isDir: ObjCBool = false
print(FileManager.default.fileExists(atPath: "/", isDirectory: &isDir), isDir.boolValue)
func opt(_ p: UnsafeMutablePointer<Int?>) { p.pointee = p.pointee.map { $0 + 1 } ?? 0 }
opt(&box.o); opt(&box.o); print(box.o as Any)
var g = 1 { didSet { print("g", g) } }
add(&g, 2)

let mem = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
memset(mem, 0, 8)
memcpy(mem, [Int32(7), 8], 8); print(mem[0], mem[1], memcmp(mem, [Int32(7), 9], 4), memcmp(mem, [Int32(7), 9], 8) < 0)
mem.deallocate()
var word = 0
memset(&word, 1, 2); print(word)
print(memcmp("abc", "abd", 3) < 0, memcmp("abc", [97, 98, 99] as [UInt8], 3))
