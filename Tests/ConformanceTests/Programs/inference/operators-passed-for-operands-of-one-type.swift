// An operator that is passed as a function gives both of its operands the type that one of them has.

import Foundation

let lengths = [Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 2, unit: UnitLength.kilometers)]
print(lengths.reduce(Measurement(value: 0, unit: UnitLength.meters), +))
print(lengths.reduce(Measurement(value: 0, unit: .meters), +))
print(lengths.map { $0.converted(to: .meters) }.reduce(Measurement(value: 0, unit: .meters)) { $0 + $1 })
print([1.5, 2].reduce(.zero, +), ["a", "b"].reduce(.init(), +), [[1], [2]].reduce([], +))

struct Vector: Equatable {
  var x = 0.0, y = 0.0
  static let origin = Vector()
  static func + (left: Vector, right: Vector) -> Vector { Vector(x: left.x + right.x, y: left.y + right.y) }
  static func * (left: Vector, right: Double) -> Vector { Vector(x: left.x * right, y: left.y * right) }
}
let vectors = [Vector(x: 1, y: 2), Vector(x: 3, y: 4)]
print(vectors.reduce(.origin, +), vectors.reduce(.init(), +))

struct Tagged<Tag, Value> {
  var value: Value
}
extension Tagged: AdditiveArithmetic, Equatable where Value: AdditiveArithmetic {
  static var zero: Tagged { Tagged(value: .zero) }
  static func + (left: Tagged, right: Tagged) -> Tagged { Tagged(value: left.value + right.value) }
  static func - (left: Tagged, right: Tagged) -> Tagged { Tagged(value: left.value - right.value) }
}
enum Euro {}
let prices = [Tagged<Euro, Int>(value: 3), Tagged<Euro, Int>(value: 4)]
print(prices.reduce(.zero, +), prices.reduce(Tagged(value: 10), -))
print(zip([1, 2], [3, 4]).map(*), zip([1.5], [2]).map(+))
