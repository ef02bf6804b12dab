import Foundation

// A weather client: decoding, measurement, and text for the screen.
struct Forecast: Decodable {
  struct Day: Decodable { let date: Date; let high, low: Double; let summary: String?; let wind: Wind }
  struct Wind: Decodable {
    let speed: Double, degrees: Int
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      speed = try list.decode(Double.self)
      degrees = try list.decode(Int.self)
      guard (0..<360).contains(degrees) else { throw DecodingError.dataCorruptedError(in: list, debugDescription: "degrees \(degrees)") }
    }
  }
  let city: String
  let days: [Day]
}
let json = """
  {"city": "Köln", "days": [{"date": "2024-03-01", "high": 11.5, "low": -0.4, "summary": null, "wind": [3.5, 270]},
  {"date": "2024-03-02", "high": 9, "low": 2, "summary": "rain", "wind": [12, 90]}]}
  """
let days = DateFormatter()
days.locale = Locale(identifier: "en_US_POSIX")
days.timeZone = TimeZone(identifier: "UTC")
days.dateFormat = "yyyy-MM-dd"
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .formatted(days)
let forecast = try decoder.decode(Forecast.self, from: Data(json.utf8))
let out = DateFormatter()
out.locale = Locale(identifier: "de_DE")
out.timeZone = days.timeZone
out.setLocalizedDateFormatFromTemplate("EEEMMMd")
for day in forecast.days {
  let high = Measurement(value: day.high, unit: UnitTemperature.celsius), wind = Measurement(value: day.wind.speed, unit: UnitSpeed.metersPerSecond)
  print(out.string(from: day.date), high.converted(to: .fahrenheit).value.formatted(.number.precision(.fractionLength(1))), String(format: "%.0f", wind.converted(to: .kilometersPerHour).value), day.summary ?? "clear", day.low < 0 ? "frost" : "")
}
for bad in [json.replacingOccurrences(of: "270", with: "400"), json.replacingOccurrences(of: "2024-03-02", with: "2.3.2024"), json.replacingOccurrences(of: "\"high\": 9", with: "\"high\": \"9\"")] {
  do { _ = try decoder.decode(Forecast.self, from: Data(bad.utf8)) } catch let DecodingError.dataCorrupted(context) {
    print("corrupt", context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."), context.debugDescription)
  } catch let DecodingError.typeMismatch(type, context) { print("mismatch", type, context.codingPath.count) }
}
