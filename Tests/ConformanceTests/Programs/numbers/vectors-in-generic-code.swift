import Foundation

func lerp<S: SIMD>(_ a: S, _ b: S, _ t: S.Scalar) -> S where S.Scalar: FloatingPoint { a + (b - a) * t }
print(lerp(SIMD2<Double>(0, 10), SIMD2(10, 20), 0.25), lerp(SIMD4<Float>.zero, .one, 0.5))
struct Particle: Equatable { var position: SIMD2<Float>; var velocity: SIMD2<Float>
  mutating func step(_ dt: Float) { position += velocity * dt } }
var p = Particle(position: .zero, velocity: [1, 2])
for _ in 0..<4 { p.step(0.5) }
print(p.position, p)
extension SIMD3 where Scalar == Double {
  var length: Double { (self * self).sum() }
  func normalized() -> SIMD3<Double> { self / length }
}
print(SIMD3<Double>(3, 0, 4).length, SIMD3<Double>(0, 0, 2).normalized())
extension SIMD2: Comparable where Scalar: Comparable {
  public static func < (a: Self, b: Self) -> Bool { (a.x, a.y) < (b.x, b.y) }
}
print([SIMD2(2, 1), SIMD2(1, 3)].sorted())
let t = SIMD2<Double>(0.1, 0.2).description
print(t, "\(SIMD2<Bool.Mask>(1, 2))")
extension Bool { typealias Mask = Int8 }

struct P: Codable { var at: SIMD3<Float> }
let d = try JSONEncoder().encode(P(at: [1, 2.5, 3]))
print(String(decoding: d, as: UTF8.self))
print(try JSONDecoder().decode(P.self, from: d).at)
