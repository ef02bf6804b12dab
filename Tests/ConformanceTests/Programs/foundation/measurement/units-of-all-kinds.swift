import Foundation

// Measurements: units, arithmetic, comparison, and text.
let distance = Measurement(value: 5, unit: UnitLength.kilometers)
let more = Measurement(value: 800, unit: UnitLength.meters)
print(distance + more, (distance - more).converted(to: .kilometers), distance * 2, distance / 4, 3 * more)
print(distance > more, distance == Measurement(value: 5000, unit: UnitLength.meters), [distance, more].min()!.value)
for unit in [UnitLength.miles, .feet, .inches, .yards, .centimeters, .nauticalMiles] {
  print(unit.symbol, String(format: "%.4f", distance.converted(to: unit).value))
}
let heat = Measurement(value: 25, unit: UnitTemperature.celsius)
print(heat.converted(to: .fahrenheit), heat.converted(to: .kelvin).value)
var weight = Measurement(value: 2, unit: UnitMass.kilograms)
weight.convert(to: .pounds)
print(String(format: "%.3f %@", weight.value, weight.unit.symbol))
let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
print(speed.converted(to: .metersPerSecond).value.rounded(), speed.description)
let size = Measurement(value: 3, unit: UnitInformationStorage.gigabytes)
print(size.converted(to: .megabytes).value, size.converted(to: .gibibytes).value.rounded())
let time = Measurement(value: 90, unit: UnitDuration.minutes)
print(time.converted(to: .hours), time.converted(to: .seconds).value)
print(Measurement(value: 1, unit: UnitArea.hectares).converted(to: .squareMeters).value)
print(Measurement(value: 1, unit: UnitVolume.liters).converted(to: .milliliters).value)
print(Measurement(value: 1, unit: UnitEnergy.kilocalories).converted(to: .kilojoules).value)
print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians).value)
print(Measurement(value: 1, unit: UnitPressure.bars).converted(to: .hectopascals).value)
let code = try JSONEncoder().encode([heat.value, weight.value.rounded()])
print(String(decoding: code, as: UTF8.self), Set([distance, Measurement(value: 5000, unit: UnitLength.meters)]).count)
final class UnitCoffee: Dimension, @unchecked Sendable {
  static let cups = UnitCoffee(symbol: "cups", converter: UnitConverterLinear(coefficient: 1))
  static let pots = UnitCoffee(symbol: "pots", converter: UnitConverterLinear(coefficient: 8))
  override class func baseUnit() -> Self { cups as! Self }
}
print(Measurement(value: 2, unit: UnitCoffee.pots).converted(to: .cups))
