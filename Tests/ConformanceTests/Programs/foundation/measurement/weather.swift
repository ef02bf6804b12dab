import Foundation

// Measured values with units, converted and compared.
struct Reading: Codable {
  let time: Date; let temperature: Measurement<UnitTemperature>; let wind: Measurement<UnitSpeed>?
}
let readings = [
  Reading(
    time: Date(timeIntervalSince1970: 0), temperature: .init(value: 20, unit: .celsius),
    wind: .init(value: 36, unit: .kilometersPerHour)),
  Reading(time: Date(timeIntervalSince1970: 3600), temperature: .init(value: 86, unit: .fahrenheit), wind: nil),
  Reading(
    time: Date(timeIntervalSince1970: 7200), temperature: .init(value: 280, unit: .kelvin),
    wind: .init(value: 12, unit: .knots)),
]
for r in readings {
  print(
    Int(r.time.timeIntervalSince1970), String(format: "%.2f", r.temperature.converted(to: .celsius).value),
    r.temperature.unit.symbol, r.wind.map { String(format: "%.3f", $0.converted(to: .metersPerSecond).value) } ?? "calm"
  )
}
print(
  readings.map(\.temperature).max()!.value, readings.compactMap(\.wind).min()!.unit.symbol,
  readings[0].temperature > readings[2].temperature,
  readings.map { $0.temperature.converted(to: .celsius).value.rounded() })
let data = try JSONEncoder().encode(readings); let back = try JSONDecoder().decode([Reading].self, from: data);
print(back[1].temperature == readings[1].temperature, back[2].wind! == readings[2].wind!, back.count)
let distance = Measurement(value: 42.195, unit: UnitLength.kilometers);
print(
  distance.converted(to: .miles).value.rounded(.down), (distance * 2).value,
  distance + Measurement(value: 5, unit: UnitLength.meters), distance.description,
  Measurement(value: 90, unit: UnitAngle.degrees).converted(to: .radians).value)
for u in [UnitMass.grams, .ounces, .pounds, .stones] {
  print(
    u.symbol, String(format: "%.4f", Measurement(value: 1, unit: UnitMass.kilograms).converted(to: u).value),
    terminator: " ")
}
print(); var m = Measurement(value: 1.5, unit: UnitDuration.hours); m.convert(to: .minutes);
print(
  m, m.value == 90,
  Measurement(value: 3, unit: UnitFuelEfficiency.litersPer100Kilometers).converted(to: .milesPerGallon).value.rounded(),
  Measurement(value: 1, unit: UnitInformationStorage.mebibytes).converted(to: .kilobytes).value)
