import Foundation
// SHA-256, CRC32, base64 by hand
struct SHA256 {
  private static let k: [UInt32] = (0..<64).map { i in
    var primes: [Int] = []
    var n = 2
    while primes.count <= i { if !primes.contains(where: { n % $0 == 0 }) { primes.append(n) }; n += 1 }
    let root = cbrt(Double(primes[i]))
    return UInt32((root - floor(root)) * 4294967296.0)
  }
  private var h: [UInt32] = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]
  static func hash<D: DataProtocol>(_ data: D) -> [UInt8] {
    var s = SHA256()
    var bytes = Array(data)
    let bits = UInt64(bytes.count) &* 8
    bytes.append(0x80)
    while bytes.count % 64 != 56 { bytes.append(0) }
    withUnsafeBytes(of: bits.bigEndian) { bytes.append(contentsOf: $0) }
    for chunk in stride(from: 0, to: bytes.count, by: 64) { s.process(bytes[chunk..<chunk + 64]) }
    return s.h.flatMap { w in (0..<4).reversed().map { UInt8(truncatingIfNeeded: w >> (UInt32($0) * 8)) } }
  }
  private mutating func process(_ block: ArraySlice<UInt8>) {
    var w = [UInt32](repeating: 0, count: 64)
    for (i, start) in stride(from: block.startIndex, to: block.endIndex, by: 4).enumerated() {
      w[i] = block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    func rotr(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
    for i in 16..<64 {
      let s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ (w[i - 15] >> 3)
      let s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ (w[i - 2] >> 10)
      w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d, e, f, g, hh) = (h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7])
    for i in 0..<64 {
      let s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
      let ch = (e & f) ^ (~e & g)
      let t1 = hh &+ s1 &+ ch &+ Self.k[i] &+ w[i]
      let s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (hh, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    for (i, v) in [a, b, c, d, e, f, g, hh].enumerated() { h[i] &+= v }
  }
}
extension Sequence<UInt8> { var hex: String { map { String(format: "%02x", $0) }.joined() } }
print(SHA256.hash(Data("abc".utf8)).hex)
print(SHA256.hash([UInt8]()).hex)
let table: [UInt32] = (0..<256).map { i in (0..<8).reduce(UInt32(i)) { c, _ in c & 1 == 1 ? 0xEDB88320 ^ (c >> 1) : c >> 1 } }
func crc(_ s: String) -> UInt32 { ~s.utf8.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ ($0 >> 8) } }
print(String(crc("123456789"), radix: 16, uppercase: true))
func b64(_ s: String) -> String {
  let abc = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var out = ""; var buf = 0, bits = 0
  for b in s.utf8 { buf = buf << 8 | Int(b); bits += 8; while bits >= 6 { bits -= 6; out.append(abc[buf >> bits & 63]) } ; buf &= (1 << bits) - 1 }
  if bits > 0 { out.append(abc[buf << (6 - bits) & 63]) }
  return out.padding(toLength: (out.count + 3) / 4 * 4, withPad: "=", startingAt: 0)
}
for s in ["", "f", "fo", "foo", "foob", "héllo"] { print(b64(s), b64(s) == Data(s.utf8).base64EncodedString()) }
