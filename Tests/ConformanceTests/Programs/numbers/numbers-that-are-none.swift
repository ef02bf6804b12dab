func f() {
  let z = 0.0
  print(z / z, 0 / z, z / 0.0)
  let w = z
  print(w / w, (z + 0) / z, -z / z)
  let q = 0.0 / 0.0
  print(q, q + 1, q * 2, -q, q / 1, q - q)
  let m: Float = 0.0 / 0.0
  print(m, -m)
  var t = 0.0 / 0
  t += 1
  print(t)
  print((1.0 - 1.0) / 0, (2.0 * 0) / (3 - 3))
  let k = { 0.0 / 0.0 }
  print(k())
  print(-0.0 / 0.0, 0.0 / -0.0, -(0.0 / 0.0))
  print(true ? 0.0 / 0.0 : 1)
  let a = [0.0 / 0.0, 1].map { $0 + 1 }
  print(a)
  if true { let z2 = 0.0; print(z2 / z2) }
  let i = Double(0)
  print(i / i, 0.0 / Double(0))
  print((0.0 / 0.0).isNaN, (0.0 / 0.0).sign, (z / z).sign)
}
f()
struct S { let z = 0.0; var n: Double { z / z }; static let nan = 0.0 / 0.0; var d = 0.0 / 0.0 }
print(S().n, S.nan, S().d)
let g = 0.0
print(g / g)
print(1e308 * 10, 1e308 * 10 - 1e308 * 10, 1e308 * 10 * 0)
print(0.0 / 0, 0.0 / 0.0, -(0.0 / 0.0))
let z = 0.0
print(z / z, -(z / z), z / 0, (0 / z).sign)
var v = 0.0
print(v / v, 0 / v, Double.nan, -Double.nan, Double.infinity - .infinity)
v = .infinity
print(v - v, v * 0, (v - v).sign, Double.nan.sign)
let small: Float = 0
print(small / small, small / 0)
func d(_ a: Double, _ b: Double) -> Double { a / b }
print(d(0, 0), Double.nan + 1, d(0, 0) + 1)
print(Double.nan.description, String(describing: 0.0 / 0.0), "\(0.0 / 0.0)")
print([0.0 / 0.0], (0.0 / 0.0).magnitude, abs(0.0 / 0.0))
print(Double("nan")!, Double("-nan")!, Double(signOf: -1, magnitudeOf: .nan))
print(min(0.0 / 0.0, 1), max(1, 0.0 / 0.0))
