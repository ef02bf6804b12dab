import Foundation

func json<T: Encodable>(_ value: T, _ encoder: JSONEncoder = JSONEncoder()) {
  encoder.outputFormatting.insert(.sortedKeys)
  do { print(String(decoding: try encoder.encode(value), as: UTF8.self)) } catch { print(error) }
}
func read<T: Decodable>(_ type: T.Type, _ text: String, _ decoder: JSONDecoder = JSONDecoder()) {
  do { print(try decoder.decode(type, from: Data(text.utf8))) } catch { print(error) }
}
struct Point: Codable, CustomStringConvertible {
  var x: Double, y: Double
  init(x: Double, y: Double) { self.x = x; self.y = y }
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    x = try list.decode(Double.self); y = try list.decode(Double.self)
    print("count", list.count as Any, list.isAtEnd, list.currentIndex, list.codingPath)
  }
  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(x); try list.encode(y)
  }
  var description: String { "(\(x), \(y))" }
}
json([Point(x: 1, y: 2.5)]); read([Point].self, "[[1,2],[3,4]]"); read([Point].self, "[[1]]")
struct Deep: Codable {
  var a: Int, b: [String], extra: String?
  enum Outer: String, CodingKey { case data, list, extra, parent }
  enum Inner: String, CodingKey { case a = "value" }
  init(a: Int, b: [String], extra: String?) { self.a = a; self.b = b; self.extra = extra }
  init(from decoder: any Decoder) throws {
    let outer = try decoder.container(keyedBy: Outer.self)
    let inner = try outer.nestedContainer(keyedBy: Inner.self, forKey: .data)
    a = try inner.decode(Int.self, forKey: .a)
    var list = try outer.nestedUnkeyedContainer(forKey: .list)
    b = []
    while !list.isAtEnd { b.append(try list.decode(String.self)) }
    extra = try outer.decodeIfPresent(String.self, forKey: .extra)
    print(outer.allKeys.map(\.stringValue).sorted(), outer.contains(.parent), try outer.decodeNil(forKey: .data))
  }
  func encode(to encoder: any Encoder) throws {
    var outer = encoder.container(keyedBy: Outer.self)
    var inner = outer.nestedContainer(keyedBy: Inner.self, forKey: .data)
    try inner.encode(a, forKey: .a)
    var list = outer.nestedUnkeyedContainer(forKey: .list)
    try list.encode(contentsOf: b)
    try list.encodeNil()
    var more = list.nestedContainer(keyedBy: Inner.self)
    try more.encode(true, forKey: .a)
    print(list.count)
    try outer.encodeIfPresent(extra, forKey: .extra)
    try outer.encodeNil(forKey: .parent)
  }
}
json(Deep(a: 1, b: ["x", "y"], extra: nil)); json(Deep(a: 1, b: [], extra: "e"))
read(Deep.self, #"{"data":{"value":3},"list":["p","q"],"extra":"z"}"#)
read(Deep.self, #"{"data":{"value":3},"list":["p",1]}"#); read(Deep.self, #"{"data":[],"list":[]}"#); read(Deep.self, #"{"list":[]}"#)
class Animal: Codable { var legs: Int; init(legs: Int) { self.legs = legs } }
class Dog: Animal {
  var name: String
  enum Keys: CodingKey { case name }
  init(name: String) { self.name = name; super.init(legs: 4) }
  required init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Keys.self)
    name = try box.decode(String.self, forKey: .name)
    try super.init(from: box.superDecoder())
  }
  override func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Keys.self)
    try box.encode(name, forKey: .name)
    try super.encode(to: box.superEncoder())
  }
}
json(Dog(name: "Rex"))
let dog = try JSONDecoder().decode(Dog.self, from: Data(#"{"name":"Bo","super":{"legs":3}}"#.utf8))
print(dog.name, dog.legs)
struct Either: Codable { var text: String
  init(from decoder: any Decoder) throws {
    let one = try decoder.singleValueContainer()
    if one.decodeNil() { text = "nil" } else if let n = try? one.decode(Int.self) { text = "int \(n)" } else { text = try one.decode(String.self) }
  }
}
read([Either].self, #"[1,"two",null]"#); read([Either].self, "[true]")
struct Checked: Decodable { let n: Int; enum K: CodingKey { case n }
  init(from decoder: any Decoder) throws {
    let c = try decoder.container(keyedBy: K.self)
    n = try c.decode(Int.self, forKey: .n)
    guard n > 0 else { throw DecodingError.dataCorruptedError(forKey: .n, in: c, debugDescription: "must be positive") }
  } }
read(Checked.self, #"{"n":0}"#); read([String: Checked].self, #"{"q":{"n":-1}}"#)
struct Info: Codable { static let key = CodingUserInfoKey(rawValue: "k")!
  init() {}
  init(from decoder: any Decoder) throws { print("info", decoder.userInfo[Info.key] as? String ?? "-", decoder.codingPath.map(\.stringValue)) }
  func encode(to encoder: any Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(encoder.userInfo[Info.key] as? Int ?? 0) } }
let d = JSONDecoder(); d.userInfo[Info.key] = "value"; _ = try d.decode([String: [Info]].self, from: Data(#"{"a":[1]}"#.utf8))
let e = JSONEncoder(); e.userInfo[Info.key] = 42; json(["i": Info()], e)
