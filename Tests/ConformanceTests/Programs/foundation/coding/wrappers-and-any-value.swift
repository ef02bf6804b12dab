import Foundation
@propertyWrapper struct Lossy<T: Codable>: Codable {
  var wrappedValue: [T]; init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
  init(from d: Decoder) throws {
    var c = try d.unkeyedContainer(); var out: [T] = [];
    while !c.isAtEnd { if let v = try? c.decode(T.self) { out.append(v) } else { _ = try? c.decode(Skip.self) } };
    wrappedValue = out
  }
  func encode(to e: Encoder) throws { try wrappedValue.encode(to: e) }; struct Skip: Codable {}
}
@propertyWrapper struct StringInt: Codable, Hashable {
  var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  init(from d: Decoder) throws {
    let c = try d.singleValueContainer();
    if let i = try? c.decode(Int.self) {
      wrappedValue = i
    } else if let s = try? c.decode(String.self), let i = Int(s) {
      wrappedValue = i
    } else {
      throw DecodingError.dataCorruptedError(in: c, debugDescription: "no number")
    }
  }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(String(wrappedValue)) }
}
struct Page<Item: Codable>: Codable {
  @Lossy var items: [Item]; @StringInt var total: Int = 0; var next: URL?;
  enum CodingKeys: String, CodingKey { case items = "results", total = "total_count", next = "next_page" }
}
let j = #"{"results": [1, "two", 3, null, {"a": 1}], "total_count": "41", "next_page": "https://a.b/?p=2"}"#
let page = try JSONDecoder().decode(Page<Int>.self, from: Data(j.utf8)); print(page.items, page.total, page.next as Any)
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes];
print(String(decoding: try e.encode(page), as: UTF8.self))
do {
  _ = try JSONDecoder().decode(Page<Int>.self, from: Data(#"{"results": [], "total_count": "x"}"#.utf8))
} catch DecodingError.dataCorrupted(let c) { print(c.debugDescription, c.codingPath.map(\.stringValue)) }
enum Value: Codable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String), number(Double), bool(Bool), null, array([Value]), object([String: Value])
  init(stringLiteral v: String) { self = .string(v) }; init(integerLiteral v: Int) { self = .number(Double(v)) };
  init(nilLiteral: ()) { self = .null }; init(booleanLiteral v: Bool) { self = .bool(v) };
  init(floatLiteral v: Double) { self = .number(v) }; init(arrayLiteral e: Value...) { self = .array(e) };
  init(dictionaryLiteral e: (String, Value)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) }
  init(from d: Decoder) throws {
    let c = try d.singleValueContainer();
    if c.decodeNil() {
      self = .null
    } else if let b = try? c.decode(Bool.self) {
      self = .bool(b)
    } else if let n = try? c.decode(Double.self) {
      self = .number(n)
    } else if let s = try? c.decode(String.self) {
      self = .string(s)
    } else if let a = try? c.decode([Value].self) {
      self = .array(a)
    } else {
      self = .object(try c.decode([String: Value].self))
    }
  }
  func encode(to e: Encoder) throws {
    var c = e.singleValueContainer();
    switch self {
    case .string(let s): try c.encode(s);
    case .number(let n): try c.encode(n);
    case .bool(let b): try c.encode(b);
    case .null: try c.encodeNil();
    case .array(let a): try c.encode(a);
    case .object(let o): try c.encode(o)
    }
  }
  subscript(_ k: String) -> Value? { if case .object(let o) = self { o[k] } else { nil } };
  subscript(_ i: Int) -> Value? { if case .array(let a) = self, a.indices.contains(i) { a[i] } else { nil } }
}
let v: Value = ["a": [1, 2.5, "x", nil, true], "b": ["c": "d"]];
let text = String(decoding: try e.encode(v), as: UTF8.self);
print(text, try JSONDecoder().decode(Value.self, from: Data(text.utf8)) == v, v["a"]?[1] as Any, v["b"]?["c"] ?? "none")
struct Ver: Codable, Comparable, RawRepresentable, Hashable {
  let rawValue: String; var parts: [Int] { rawValue.split(separator: ".").compactMap { Int($0) } };
  static func < (a: Ver, b: Ver) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
print(
  try JSONDecoder().decode([Ver].self, from: Data(#"["1.10.0", "1.9"]"#.utf8)).sorted().map(\.rawValue),
  String(decoding: try e.encode([Ver(rawValue: "1"): 2]), as: UTF8.self))
class Base: Codable { var id = 1 };
class Derived: Base {
  var name = "n"; enum K: CodingKey { case name }; override init() { super.init() };
  required init(from d: Decoder) throws {
    name = try d.container(keyedBy: K.self).decode(String.self, forKey: .name); try super.init(from: d)
  };
  override func encode(to e: Encoder) throws {
    try super.encode(to: e); var c = e.container(keyedBy: K.self); try c.encode(name, forKey: .name)
  }
}
print(
  String(decoding: try e.encode(Derived()), as: UTF8.self),
  try JSONDecoder().decode(Derived.self, from: Data(#"{"id": 5, "name": "z"}"#.utf8)).id)
extension CodingUserInfoKey { static let scale = CodingUserInfoKey(rawValue: "scale")! }
struct Scaled: Decodable {
  let n: Int;
  init(from d: Decoder) throws { n = try d.singleValueContainer().decode(Int.self) * (d.userInfo[.scale] as? Int ?? 1) }
}
let dec = JSONDecoder(); dec.userInfo[.scale] = 10;
print(try dec.decode([Scaled].self, from: Data("[1, 2]".utf8)).map(\.n)); dec.allowsJSON5 = true;
print(
  try dec.decode([String: Int].self, from: Data("{a: 1, /* c */ 'b': +2,}".utf8)).sorted { $0.key < $1.key }.map {
    "\($0.key)\($0.value)"
  })
