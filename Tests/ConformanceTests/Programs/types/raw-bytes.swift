// The bytes of numbers.
var word: UInt32 = 0x01020304
print(withUnsafeBytes(of: &word) { Array($0) }, withUnsafeBytes(of: word.bigEndian) { Array($0) })
print(withUnsafeBytes(of: 1.5) { $0.count }, withUnsafeBytes(of: Float(1)) { Array($0) }, withUnsafeBytes(of: Int16(-2)) { Array($0) })
let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
print(bytes.withUnsafeBytes { $0.load(as: UInt32.self) }, bytes.withUnsafeBytes { $0.load(fromByteOffset: 4, as: UInt16.self) })
print(bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) }, [UInt16(1), 2].withUnsafeBytes { Array($0) })
print(unsafeBitCast(1.0, to: UInt64.self), unsafeBitCast(UInt32(0x3f800000), to: Float.self), unsafeBitCast(Int8(-1), to: UInt8.self))
func hash(_ value: Double) -> UInt64 {
  withUnsafeBytes(of: value.bitPattern) { raw in raw.reduce(14695981039346656037) { ($0 ^ UInt64($1)) &* 1099511628211 } }
}
print(hash(3.25))
class Node { var value = 3 }
let node = Node()
print(Unmanaged.passUnretained(node).takeUnretainedValue().value, unsafeDowncast(node as AnyObject, to: Node.self) === node)
