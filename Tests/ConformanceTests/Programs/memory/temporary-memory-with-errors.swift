// Temporary memory for closures that throw errors of a type, and a search for bytes in memory.
import Foundation
struct Mishap: Error { let code: Int }
func sum<E: Error>(_ n: Int, _ body: (UnsafeMutableBufferPointer<Int>) throws(E) -> Int) throws(E) -> Int {
  try withUnsafeTemporaryAllocation(of: Int.self, capacity: n, body)
}
func typed(_ n: Int) throws(Mishap) -> Int {
  try sum(n) { (b) throws(Mishap) in
    if b.count > 3 { throw Mishap(code: b.count) }
    b.initialize(repeating: 2)
    return b.reduce(0, +)
  }
}
do { print(try typed(3)); print(try typed(4)) } catch { print(error.code) }
print(withUnsafeTemporaryAllocation(byteCount: 4, alignment: 1) { $0.count })
do { try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2) { _ in throw Mishap(code: 9) } } catch { print(error) }
let bytes: [UInt8] = Array("a&b<c".utf8)
bytes.withUnsafeBytes { raw in
  let base = raw.baseAddress!
  for c in "&<>" {
    if let hit = memchr(base, Int32(c.asciiValue!), raw.count) { print(c, UnsafeRawPointer(hit) - base) } else { print(c, "none") }
  }
}
