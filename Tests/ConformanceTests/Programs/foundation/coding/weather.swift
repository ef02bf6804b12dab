import Foundation
struct Forecast: Decodable {
  struct Point: Decodable { let time: Date; let temperature: Double; let wind: Wind?; let codes: [Int] }
  struct Wind: Decodable {
    let speed: Double; let direction: String;
    enum CodingKeys: String, CodingKey { case speed = "wind_speed_10m", direction = "dir" }
  }
  let latitude, longitude: Double
  let units: [String: String]
  let hourly: [Point]
  let note: String?
  private enum CodingKeys: String, CodingKey { case latitude, longitude, units, hourly, times, note }
  private struct Hourly: Decodable { let time: [String]; let temperature: [Double?]; let wind: [Wind?] }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    latitude = try container.decode(Double.self, forKey: .latitude)
    longitude = try container.decode(Double.self, forKey: .longitude)
    units = try container.decodeIfPresent([String: String].self, forKey: .units) ?? [:]
    note = try container.decodeIfPresent(String.self, forKey: .note)
    let raw = try container.decode(Hourly.self, forKey: .hourly)
    let parse = ISO8601DateFormatter()
    hourly = try zip(raw.time, zip(raw.temperature, raw.wind)).map { time, rest in
      guard let date = parse.date(from: time) else {
        throw DecodingError.dataCorruptedError(forKey: .hourly, in: container, debugDescription: "bad time \(time)")
      }
      return Point(time: date, temperature: rest.0 ?? .nan, wind: rest.1, codes: [])
    }
  }
}
let json = """
  {"latitude": 52.52, "longitude": 13.4, "units": {"t": "°C"}, "note": null,
   "hourly": {"time": ["2024-03-01T00:00:00Z", "2024-03-01T01:00:00Z", "2024-03-01T02:00:00+02:00"], "temperature": [3.5, null, -1], "wind": [{"wind_speed_10m": 12.5, "dir": "NW"}, null, {"wind_speed_10m": 3, "dir": "S"}]}}
  """
let forecast = try JSONDecoder().decode(Forecast.self, from: Data(json.utf8))
print(forecast.latitude, forecast.units, forecast.note ?? "no note")
for point in forecast.hourly {
  print(point.time, point.temperature, point.wind.map { "\($0.speed) \($0.direction)" } ?? "calm")
}
for (what, bad) in [
  ("time", json.replacingOccurrences(of: "01:00:00Z", with: "1 o'clock")),
  ("type", json.replacingOccurrences(of: "52.52", with: "\"52\"")),
  ("missing", json.replacingOccurrences(of: "\"dir\": \"S\"", with: "\"d\": 1")),
  ("null", json.replacingOccurrences(of: "13.4", with: "null")),
] {
  do { _ = try JSONDecoder().decode(Forecast.self, from: Data(bad.utf8)) } catch let DecodingError.dataCorrupted(c) {
    print(what, "corrupted", c.debugDescription, c.codingPath.map(\.stringValue))
  } catch let DecodingError.typeMismatch(t, c) { print(what, "mismatch", t, c.codingPath.map(\.stringValue)) } catch let
    DecodingError.keyNotFound(k, c)
  {
    print(what, "not found", k.stringValue, c.codingPath.map(\.stringValue), c.codingPath.last?.intValue as Any)
  } catch let DecodingError.valueNotFound(t, c) { print(what, "no value", t, c.codingPath.map(\.stringValue)) }
}
