import Foundation
let run = Measurement(value: 5, unit: UnitLength.kilometers)
print(
  run, run.converted(to: .miles), run.converted(to: .meters).value,
  (run + Measurement(value: 500, unit: UnitLength.meters)))
print(
  run * 2, 2 * run, run / 4, run - run, -1 * run, run > Measurement(value: 4999, unit: UnitLength.meters),
  run == Measurement(value: 5000, unit: .meters))
let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE")
print(
  Measurement(value: 1, unit: UnitDuration.hours).converted(to: .seconds),
  Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit),
  Measurement(value: 1, unit: UnitInformationStorage.gigabytes).converted(to: .megabytes))
print(
  Measurement(value: 30, unit: UnitAngle.degrees).converted(to: .radians).value,
  Measurement(value: 1, unit: UnitArea.hectares).converted(to: .squareMeters),
  Measurement(value: 2, unit: UnitVolume.liters).converted(to: .cups).value,
  Measurement(value: 1, unit: UnitPressure.bars).converted(to: .hectopascals),
  Measurement(value: 1, unit: UnitEnergy.kilocalories).converted(to: .kilojoules),
  Measurement(value: 1, unit: UnitPower.horsepower).converted(to: .watts))
let list = [
  Measurement(value: 3, unit: UnitLength.feet), Measurement(value: 1, unit: .meters),
  Measurement(value: 30, unit: .inches),
]
print(list.sorted().map { "\($0)" }, list.max()!)
let data = try JSONEncoder().encode(["m": Measurement(value: 3, unit: UnitLength.feet)])
print(
  String(decoding: data, as: UTF8.self).count > 20,
  try JSONDecoder().decode([String: Measurement<UnitLength>].self, from: data))
print(
  UnitLength.meters.symbol, UnitLength.meters == UnitLength.meters, UnitLength.baseUnit().symbol,
  UnitFuelEfficiency.litersPer100Kilometers.symbol)
let custom = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
print(
  Measurement(value: 10, unit: custom).converted(to: .meters),
  Measurement(value: 1, unit: UnitLength.meters).hashValue
    == Measurement(value: 100, unit: UnitLength.centimeters).hashValue)
