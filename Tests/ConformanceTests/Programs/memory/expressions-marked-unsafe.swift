func f(_ p: UnsafePointer<Int>) -> Int { unsafe p.pointee }
var n = 4
print(unsafe f(&n))
let k = unsafe withUnsafePointer(to: n) { unsafe $0.pointee }
print(k)
func g() throws -> Int { 3 }
print(try unsafe g() + 1)
for x in unsafe [1, 2] { print(x) }
let a = unsafe n
n = unsafe k
unsafe n += 1
print(a, n, unsafe [1, 2, 3].map { unsafe $0 + 1 })
if unsafe n == 5 { print("five") }
func unsafe(_ x: Int) -> Int { x * 2 }
print(unsafe(4))
let unsafe = 5
print(unsafe)
func temporary() -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { b in
    b.initialize(repeating: 2); return b.reduce(0, +)
  }
}
print(temporary())
let loaded = unsafe withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { b in
  unsafe b.storeBytes(of: 7, as: Int.self); return unsafe b.load(as: Int.self)
}
print(loaded)
let count = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2) { unsafe $0.count }
print(count)
