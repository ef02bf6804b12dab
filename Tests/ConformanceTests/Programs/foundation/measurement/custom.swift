import Foundation

extension UnitLength {
  static let blocks = UnitLength(symbol: "blk", converter: UnitConverterLinear(coefficient: 80))
}
final class UnitTempo: Dimension, @unchecked Sendable {
  static let beatsPerMinute = UnitTempo(symbol: "bpm", converter: UnitConverterLinear(coefficient: 1))
  static let beatsPerSecond = UnitTempo(symbol: "bps", converter: UnitConverterLinear(coefficient: 60))
  override class func baseUnit() -> UnitTempo { beatsPerMinute }
}
let way = Measurement(value: 3, unit: UnitLength.blocks)
print(way, way.converted(to: .meters), way.unit.symbol)
let tempo = Measurement(value: 2, unit: UnitTempo.beatsPerSecond)
print(tempo.converted(to: .beatsPerMinute), tempo.unit.converter.baseUnitValue(fromValue: 2))
let linear = UnitConverterLinear(coefficient: 1.8, constant: 32)
print(linear.baseUnitValue(fromValue: 100), linear.value(fromBaseUnitValue: 212), linear.coefficient, linear.constant)
let plain = Measurement(value: 4, unit: Unit(symbol: "pt"))
print(plain, plain.unit.symbol)
