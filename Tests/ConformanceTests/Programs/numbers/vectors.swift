import Foundation

var a = SIMD3<Float>(1, 2, 3)
let b: SIMD3<Float> = [4, 5, 6]
print(a + b, a - b, a * b, a / b)
print(a * 2, 2 * a, a + 1, -a)
a += b
a *= 0.5
print(a, (a * b).sum(), a.min(), a.max())
print(a.x, a.y, a.z, a[1])
a.x = 9
a[2] = 7
print(a == b, a != b, a == SIMD3(9, 3.5, 7))
print(SIMD2<Double>(x: 1, y: 2), SIMD4<Int32>(repeating: 3), SIMD2<UInt8>.zero, SIMD4<Float>.one)
func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float { (a * b).sum() }
func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

print(dot(a, b), cross([1, 0, 0], [0, 1, 0]))
print(a.clamped(lowerBound: .zero, upperBound: .init(repeating: 5)))
print(pointwiseMin(a, b), pointwiseMax(a, b))
print(a.indices, SIMD3<Float>.scalarCount, a.scalarCount)
print(SIMD4(SIMD3(1, 2, 3), 4), SIMD3(SIMD2<Int>(1, 2), 3))
print(SIMD4<Int>(lowHalf: [1, 2], highHalf: [3, 4]).evenHalf)
var total = SIMD2<Double>()
for v in [SIMD2(1.0, 2.0), SIMD2(3.0, 4.0)] { total += v }
print(total / 2)
print(Set([SIMD2(1, 2), SIMD2(1, 2), SIMD2(2, 1)]).count)
print(a.addingProduct(b, b))
func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
print(length([3, 4]), SIMD3(1.5, 2.5, -1.5).rounded(.down), SIMD2(16.0, 2.25).squareRoot())
print(0.1.addingProduct(0.1, 10), Float(0.1).addingProduct(0.1, 10), 1e16.addingProduct(1.1, 1.1) - 1e16)
