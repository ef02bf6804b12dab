// Memory that is allocated for a call, and strings made in place.

let s = String(unsafeUninitializedCapacity: 4) { b in
  b[0] = 104; b[1] = 105
  return 2
}
print(s, s.count)
print(String(unsafeUninitializedCapacity: 3) { b in b.initialize(from: [65, 0xFF, 66]).1 })
let t = withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { b in
  for i in b.indices { b.initializeElement(at: i, to: i * i) }
  return b.reduce(0, +)
}
print(t)
print(withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { b in b.storeBytes(of: 258, as: UInt16.self); return b[0] + b[1] })
struct E: Error {}
do { try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { _ in throw E() } } catch { print(error) }
