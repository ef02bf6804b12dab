import Foundation

// Events as lines of JSON, of several kinds.
enum Event: Codable, Equatable {
  case opened(app: String), tapped(x: Int, y: Int), closed
  private enum Keys: String, CodingKey { case type, app, x, y }
  init(from d: any Decoder) throws {
    let c = try d.container(keyedBy: Keys.self);
    switch try c.decode(String.self, forKey: .type) {
    case "opened": self = .opened(app: try c.decode(String.self, forKey: .app));
    case "tapped": self = .tapped(x: try c.decode(Int.self, forKey: .x), y: try c.decode(Int.self, forKey: .y));
    case "closed": self = .closed;
    case let t: throw DecodingError.dataCorruptedError(forKey: .type, in: c, debugDescription: "unknown type \(t)")
    }
  }
  func encode(to e: any Encoder) throws {
    var c = e.container(keyedBy: Keys.self);
    switch self {
    case .opened(let app): try c.encode("opened", forKey: .type); try c.encode(app, forKey: .app);
    case .tapped(let x, let y):
      try c.encode("tapped", forKey: .type); try c.encode(x, forKey: .x); try c.encode(y, forKey: .y);
    case .closed: try c.encode("closed", forKey: .type)
    }
  }
}
let encoder = JSONEncoder(); encoder.outputFormatting = .sortedKeys
let events: [Event] = [.opened(app: "A/B \"c\""), .tapped(x: -1, y: 2), .closed]
let lines = try events.map { String(decoding: try encoder.encode($0), as: UTF8.self) }; lines.forEach { print($0) }
let text =
  lines.joined(separator: "\n")
  + "\n\n{\"type\": \"odd\"}\n{\"type\": \"tapped\", \"x\": 1}\nnot json\n{\"type\": \"tapped\", \"x\": 1.0, \"y\": 1e2}"
var good: [Event] = []
for (number, line) in text.components(separatedBy: .newlines).enumerated() where !line.isEmpty {
  do { good.append(try JSONDecoder().decode(Event.self, from: Data(line.utf8))) } catch DecodingError.dataCorrupted(
    let c)
  { print(number, c.debugDescription) } catch DecodingError.keyNotFound(let k, _) {
    print(number, "no", k.stringValue)
  } catch { print(number, error) }
}
print(good.count, good == events + [.tapped(x: 1, y: 100)])
