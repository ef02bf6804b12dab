// Floating sums, averages, comparison with tolerance, interpolation, geometry without Foundation, Float against Double.
let readings = [1.5, 2.25, 3.0, 4.75]
let mean = readings.reduce(0, +) / Double(readings.count)
let variance = readings.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(readings.count)
print(mean, variance, readings.max()! - readings.min()!, readings.sorted()[readings.count / 2])
var sum = 0.0
for _ in 1...10 { sum += 0.1 }
print(sum, sum == 1, abs(sum - 1) < 1e-9, 0.1 * 3, 0.1 + 0.2 == 0.3, 0.5 + 0.25 == 0.75)
func root(_ x: Double) -> Double {
  var guess = x
  for _ in 0..<60 { guess = (guess + x / guess) / 2 }
  return guess
}
print(root(2), root(9), root(0.25), root(1e10))
struct Vector: Equatable {
  var x, y: Double
  static func + (l: Self, r: Self) -> Self { Self(x: l.x + r.x, y: l.y + r.y) }
  static func * (l: Self, k: Double) -> Self { Self(x: l.x * k, y: l.y * k) }
  var length: Double { root(x * x + y * y) }
}
print((Vector(x: 1, y: 2) + Vector(x: 2, y: 2)) * 2, Vector(x: 3, y: 4).length)
print(Vector(x: 0.1, y: 0) == Vector(x: 0.1, y: 0))
func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
print([0, 0.25, 0.5, 1].map { lerp(10, 20, $0) }, lerp(-1, 1, 0.75))
let f: Float = 0.1
print(f + 0.2, Double(f), Float(0.1 as Double) == f, Float(1) / 3, Float(123456789), f * 10 == 1, Float(2).description)
print(7 / 2, 7.0 / 2, 7 / 2.0, Double(7 / 2), -7 / 2, -7.0 / 2, 1 / 3 * 3, 1.0 / 3 * 3)
print(Int(2.999), Int(-2.999), Int(1e6), Double(Int.max), Int(0.1 + 0.7), Int((0.1 + 0.7) * 10), Double(1 << 53) + 1)
print(1e100, 1e-100, 123456.789e3, 0.00001, 100000.0, 1234567890123456.0, 0.1e-6, 5e-1, 12e0)
print(Double.infinity - 1, -Double.infinity < 0, (0 * Double.infinity).isNaN, 1 / Double.infinity)
print(max(1, Double.infinity), min(2, -Double.infinity))
print([3.5, -1, 2].sorted(), [1.5, 1.5].min()!, 2.5 > 2, 2 == 2.0, -0.0 == 0, 1.0.isEqual(to: 1), 0.5.isZero)
print((1.0).sign == .plus)
func compound(_ amount: Double, rate: Double, years: Int) -> [Double] {
  (1...years).reduce(into: [amount]) { list, _ in list.append(list[list.count - 1] * (1 + rate)) }
}
print(compound(100, rate: 0.5, years: 3), compound(1000, rate: 0.1, years: 2))
func cents(_ d: Double) -> Int { Int(d * 100 + 0.5) }
print(cents(1.005), cents(2.675), cents(0.29), Double(cents(19.99)) / 100)
var pi = 0.0
for n in 0..<1000 {
  let term = 4.0 / Double(2 * n + 1)
  pi += n % 2 == 0 ? term : -term
}
print(pi, Int(pi * 1000), pi < .pi, stride(from: 1.0, through: 0, by: -0.25).map { $0 * 2 })
