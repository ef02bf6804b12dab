// Own numeric-like types with operators: fractions, money, complex numbers, modular integers.
struct Fraction: Comparable, CustomStringConvertible, ExpressibleByIntegerLiteral {
  let n: Int, d: Int
  init(_ n: Int, _ d: Int = 1) {
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    let g = gcd(abs(n), abs(d)) * (d < 0 ? -1 : 1)
    (self.n, self.d) = (n / g, d / g)
  }
  init(integerLiteral n: Int) { self.init(n) }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" }
  static func + (l: Self, r: Self) -> Self { Self(l.n * r.d + r.n * l.d, l.d * r.d) }
  static func - (l: Self, r: Self) -> Self { l + -r }
  static func * (l: Self, r: Self) -> Self { Self(l.n * r.n, l.d * r.d) }
  static func / (l: Self, r: Self) -> Self { Self(l.n * r.d, l.d * r.n) }
  static prefix func - (f: Self) -> Self { Self(-f.n, f.d) }
  static func += (l: inout Self, r: Self) { l = l + r }
  static func < (l: Self, r: Self) -> Bool { l.n * r.d < r.n * l.d }
}
let half = Fraction(1, 2), third = Fraction(1, 3)
print(half + third, half - third, half * third, half / third, -half, half + 1, 2 * third, Fraction(4, -8))
print(half > third, [half, third, 1, Fraction(-1, 4)].sorted(), max(half, third), half == Fraction(2, 4))
var total: Fraction = 0
for k in 1...4 { total += Fraction(1, k) }
print(total, (1...3).map { Fraction($0, 6) }, [half, third].reduce(0, +))
struct Complex: Equatable {
  var re = 0.0, im = 0.0
  static func + (l: Self, r: Self) -> Self { Self(re: l.re + r.re, im: l.im + r.im) }
  static func * (l: Self, r: Self) -> Self { Self(re: l.re * r.re - l.im * r.im, im: l.re * r.im + l.im * r.re) }
  var norm: Double { re * re + im * im }
}
let i = Complex(im: 1)
print(i * i, i + Complex(re: 2), (i * i) == Complex(re: -1, im: 0), Complex(re: 3, im: 4).norm)
var z = Complex(), steps = 0
while z.norm < 4, steps < 50 {
  z = z * z + Complex(re: 0.5, im: 0.5)
  steps += 1
}
print(steps)
struct Mod7: Equatable, AdditiveArithmetic {
  let value: Int
  init(_ n: Int) { value = (n % 7 + 7) % 7 }
  static let zero = Mod7(0)
  static func + (l: Self, r: Self) -> Self { Self(l.value + r.value) }
  static func - (l: Self, r: Self) -> Self { Self(l.value - r.value) }
}
func total<T: AdditiveArithmetic>(_ items: [T]) -> T { items.reduce(.zero, +) }
print(total([Mod7(5), Mod7(6)]).value, (Mod7(1) - Mod7(3)).value, total([1, 2]), total([0.5]), Mod7(14) == .zero)
func square<T: Numeric>(_ x: T) -> T { x * x }
func isEven<T: BinaryInteger>(_ x: T) -> Bool { x % 2 == 0 }
func half<T: FloatingPoint>(_ x: T) -> T { x / 2 }
func negated<T: SignedNumeric>(_ x: T) -> T { -x }
print(square(3), square(1.5), isEven(Int8(4)), isEven(UInt(5)), half(3.0), half(Float(1)), negated(5), negated(-2.5))
func convert<T: BinaryInteger>(_ x: T) -> Double { Double(x) + 0.5 }
print(convert(UInt8(3)), convert(-1), Swift.max(3, 4), Swift.abs(-3))
