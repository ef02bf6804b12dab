import Foundation

// JSON of unknown shape as an enum, with keys of any name.
enum JSON: Codable, Equatable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(Dictionary(uniqueKeysWithValues: elements)) }
  init(nilLiteral: ()) { self = .null }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  struct Name: CodingKey {
    var stringValue: String, intValue: Int?
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }
  init(from decoder: any Decoder) throws {
    if let box = try? decoder.container(keyedBy: Name.self) {
      var found: [String: JSON] = [:]
      for key in box.allKeys { found[key.stringValue] = try box.decode(JSON.self, forKey: key) }
      self = .object(found)
    } else if var list = try? decoder.unkeyedContainer() {
      var found: [JSON] = []
      while !list.isAtEnd { found.append(try list.decode(JSON.self)) }
      self = .array(found)
    } else {
      let one = try decoder.singleValueContainer()
      if one.decodeNil() { self = .null }
      else if let value = try? one.decode(Bool.self) { self = .bool(value) }
      else if let value = try? one.decode(Double.self) { self = .number(value) }
      else { self = .string(try one.decode(String.self)) }
    }
  }
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .null: var one = encoder.singleValueContainer(); try one.encodeNil()
    case .bool(let value): var one = encoder.singleValueContainer(); try one.encode(value)
    case .number(let value): var one = encoder.singleValueContainer(); try one.encode(value)
    case .string(let value): var one = encoder.singleValueContainer(); try one.encode(value)
    case .array(let values): var list = encoder.unkeyedContainer(); for value in values { try list.encode(value) }
    case .object(let values): var box = encoder.container(keyedBy: Name.self); for (key, value) in values { try box.encode(value, forKey: Name(stringValue: key)) }
    }
  }
  subscript(path: String) -> JSON? {
    path.split(separator: ".").reduce(self as JSON?) { value, part in
      switch value {
      case .object(let values): values[String(part)]
      case .array(let values): Int(part).flatMap { values.indices.contains($0) ? Optional(values[$0]) : Optional.none }
      default: nil
      }
    }
  }
  var description: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }
}
let value: JSON = ["name": "Tea", "tags": ["hot", nil, true], "price": ["eur": 3, "more": [:]], "empty": []]
print(value)
let back = try JSONDecoder().decode(JSON.self, from: Data(value.description.utf8))
print(back == value, back["price.eur"] ?? "none", back["tags.2"] ?? "none", back["tags.9"] ?? "none", back["name.x"] as Any)
print(try JSONDecoder().decode(JSON.self, from: Data("[1e2, -0.5, \"\\u00e9\\n\", [[]], {\"\": null}]".utf8)))
for bad in ["[1,]", "{\"a\":}", "tru", "\"\\x\""] { do { _ = try JSONDecoder().decode(JSON.self, from: Data(bad.utf8)); print("read") } catch { print(error is DecodingError) } }
