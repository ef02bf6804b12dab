// Ranges, text and digits of generic integers; elements of generic text.
extension FixedWidthInteger {
  func factorial() -> Self { var r: Self = 1; for i in 2...self { r *= i }; return r }
  var text: String { String(self) }
  var hex: String { String(self, radix: 16) }
  func digits() -> [Self] { var n = self, out: [Self] = []; while n > 0 { out.append(n % 10); n /= 10 }; return out.reversed() }
  var bits: Int { Self.bitWidth }
}
print(5.factorial(), UInt8(5).factorial(), 255.hex, Int16(7).text, UInt64(1234).digits(), Int8(1).bits)
extension BinaryInteger { var isEven: Bool { self % 2 == 0 }
  var str: String { String(self) + "!" + "\(self)" } 
  func times(_ f: (Self) -> Void) { var i: Self = 0; while i < self { f(i); i += 1 } } }
print(4.isEven, UInt8(3).isEven, 12.str)
3.times { print($0, terminator: " ") }
print()
func sum<T: BinaryInteger>(_ xs: [T]) -> String { String(xs.reduce(0, +)) }
print(sum([1, 2, 3] as [UInt8]))
extension StringProtocol { var firstUp: String { prefix(1).uppercased() + dropFirst() }
  func vowels() -> Int { filter { "aeiou".contains($0) }.count }
  var initials: [Element] { split(separator: " ").compactMap(\.first) }
  func count(of c: Element) -> Int { reduce(0) { $0 + ($1 == c ? 1 : 0) } } }
print("hello there".firstUp, "hello".vowels(), "hello there".initials, "hello".count(of: "l"))
func up<S: StringProtocol>(_ s: S) -> [Character] { s.map { $0 } }
print(up("abc".dropFirst()))
for i in 2...UInt8(4) { print(i) }
func gcd<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(12 as Int32, 18))
func pr<T: FixedWidthInteger & SignedInteger>(_ n: T) -> Bool { guard n > 1 else { return false }; for d in stride(from: 2, to: n, by: 1) where n % d == 0 { return false }; return true }
print(pr(7), pr(8))
func sieve<I: FixedWidthInteger>(_ n: I) -> [I] where I.Stride: SignedInteger { (2...n).filter { k in (2..<k).allSatisfy { k % $0 != 0 } } }
print(sieve(20))
