// Shifts, masks, flags, swaps, Gray codes, popcounts and packing written with the bit operators.
func bits(_ n: UInt8) -> String {
  let text = String(n, radix: 2)
  return String(repeating: "0", count: 8 - text.count) + text
}
print(bits(0b1010_0101), bits(5), bits(.max), bits(~5), bits(5 << 2), bits(0xF0 >> 4), bits(5 | 8))
print(bits(7 & 12), bits(7 ^ 12))
func isPowerOfTwo(_ n: Int) -> Bool { n > 0 && n & (n - 1) == 0 }
print((0...9).filter(isPowerOfTwo), (0...7).map { $0 ^ ($0 >> 1) }, [1, 2, 2, 3, 1].reduce(0, ^))
var flags = 0
for bit in [0, 3, 5] { flags |= 1 << bit }
print(flags, flags & (1 << 3) != 0, flags & (1 << 4) != 0, (0..<8).filter { flags >> $0 & 1 == 1 })
flags &= ~(1 << 3)
flags ^= 1
print(flags, flags.nonzeroBitCount, flags.trailingZeroBitCount)
func popcount(_ n: Int) -> Int {
  var n = n, count = 0
  while n != 0 {
    n &= n - 1
    count += 1
  }
  return count
}
print((0...8).map(popcount), popcount(0xFFFF), popcount(-1 & 0xFF))
func pack(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt32 { UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b) }
func unpack(_ c: UInt32) -> [UInt8] { [16, 8, 0].map { UInt8(c >> $0 & 0xFF) } }
print(String(pack(255, 128, 1), radix: 16), unpack(0x12AB34), unpack(pack(1, 2, 3)))
var a = 6, b = 9
a ^= b
b ^= a
a ^= b
print(a, b)
print(1 << 3 | 1, 2 + 1 << 2, -1 >> 10, -8 >> 1, Int(-1) & 0xFF, ~0, ~(-1), 0b11 << 62 == Int.min &+ (1 << 62))
func reversed(_ n: UInt8) -> UInt8 { (0..<8).reduce(0) { $0 << 1 | (n >> $1 & 1) } }
print(bits(reversed(0b1101_0000)), reversed(1), reversed(reversed(77)))
func subsets<T>(_ items: [T]) -> [[T]] {
  (0..<1 << items.count).map { mask in items.indices.filter { mask >> $0 & 1 == 1 }.map { items[$0] } }
}
print(subsets(["a", "b", "c"]), subsets([Int]()).count)
func power(_ base: Int, _ exponent: Int) -> Int {
  var (result, base, exponent) = (1, base, exponent)
  while exponent > 0 {
    if exponent & 1 == 1 { result &*= base }
    base &*= base
    exponent >>= 1
  }
  return result
}
print(power(2, 10), power(3, 5), power(2, 64), power(7, 0), power(-2, 3))
struct Bitset {
  var word: UInt64 = 0
  subscript(i: Int) -> Bool {
    get { word >> UInt64(i) & 1 == 1 }
    set { if newValue { word |= 1 << UInt64(i) } else { word &= ~(1 << UInt64(i)) } }
  }
}
var set = Bitset()
set[3] = true
set[63] = true
set[3].toggle()
print(set[3], set[63], set.word == 1 << 63)
