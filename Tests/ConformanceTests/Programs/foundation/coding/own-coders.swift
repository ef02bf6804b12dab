import Foundation

// An encoder and a decoder of a program: values as trees of lines.
indirect enum Node: CustomStringConvertible {
  case leaf(String), list([Node]), record([(String, Node)])
  var description: String {
    switch self {
    case .leaf(let text): text
    case .list(let nodes): "[" + nodes.map(\.description).joined(separator: ", ") + "]"
    case .record(let fields): "{" + fields.map { "\($0): \($1)" }.joined(separator: ", ") + "}"
    }
  }
}

final class Slot {
  var node: Node = .record([])
}

struct TreeEncoder: Encoder {
  var codingPath: [CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  let slot: Slot
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.node = .record([])
    return KeyedEncodingContainer(Keyed<Key>(codingPath: codingPath, slot: slot))
  }
  func unkeyedContainer() -> UnkeyedEncodingContainer {
    slot.node = .list([])
    return Unkeyed(codingPath: codingPath, slot: slot)
  }
  func singleValueContainer() -> SingleValueEncodingContainer { Single(codingPath: codingPath, slot: slot) }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var codingPath: [CodingKey]
    let slot: Slot
    func add(_ node: Node, _ key: Key) {
      guard case .record(let fields) = slot.node else { return }
      slot.node = .record(fields + [(key.stringValue, node)])
    }
    mutating func encodeNil(forKey key: Key) throws { add(.leaf("nil"), key) }
    mutating func encode(_ value: Bool, forKey key: Key) throws { add(.leaf(value ? "yes" : "no"), key) }
    mutating func encode(_ value: String, forKey key: Key) throws { add(.leaf("'\(value)'"), key) }
    mutating func encode(_ value: Int, forKey key: Key) throws { add(.leaf("\(value)"), key) }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      let inner = Slot()
      try value.encode(to: TreeEncoder(codingPath: codingPath + [key], slot: inner))
      add(inner.node, key)
    }
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
      if let value { try encode(value, forKey: key) } else { add(.leaf("missing"), key) }
    }
    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> { fatalError() }
    mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer { fatalError() }
    mutating func superEncoder() -> Encoder { fatalError() }
    mutating func superEncoder(forKey key: Key) -> Encoder { fatalError() }
  }

  struct Unkeyed: UnkeyedEncodingContainer {
    var codingPath: [CodingKey]
    let slot: Slot
    var count: Int { if case .list(let nodes) = slot.node { nodes.count } else { 0 } }
    func add(_ node: Node) {
      guard case .list(let nodes) = slot.node else { return }
      slot.node = .list(nodes + [node])
    }
    mutating func encodeNil() throws { add(.leaf("nil")) }
    mutating func encode<T: Encodable>(_ value: T) throws {
      let inner = Slot()
      try value.encode(to: TreeEncoder(codingPath: codingPath, slot: inner))
      add(inner.node)
    }
    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> { fatalError() }
    mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { fatalError() }
    mutating func superEncoder() -> Encoder { fatalError() }
  }

  struct Single: SingleValueEncodingContainer {
    var codingPath: [CodingKey]
    let slot: Slot
    mutating func encodeNil() throws { slot.node = .leaf("nil") }
    mutating func encode(_ value: Bool) throws { slot.node = .leaf(value ? "true" : "false") }
    mutating func encode(_ value: String) throws { slot.node = .leaf("\"\(value)\"") }
    mutating func encode(_ value: Double) throws { slot.node = .leaf("\(value)d") }
    mutating func encode(_ value: Float) throws { slot.node = .leaf("\(value)f") }
    mutating func encode(_ value: Int) throws { slot.node = .leaf("\(value)") }
    mutating func encode(_ value: Int8) throws { slot.node = .leaf("\(value)i8") }
    mutating func encode(_ value: Int16) throws { slot.node = .leaf("\(value)i16") }
    mutating func encode(_ value: Int32) throws { slot.node = .leaf("\(value)i32") }
    mutating func encode(_ value: Int64) throws { slot.node = .leaf("\(value)i64") }
    mutating func encode(_ value: UInt) throws { slot.node = .leaf("\(value)u") }
    mutating func encode(_ value: UInt8) throws { slot.node = .leaf("\(value)u8") }
    mutating func encode(_ value: UInt16) throws { slot.node = .leaf("\(value)u16") }
    mutating func encode(_ value: UInt32) throws { slot.node = .leaf("\(value)u32") }
    mutating func encode(_ value: UInt64) throws { slot.node = .leaf("\(value)u64") }
    mutating func encode<T: Encodable>(_ value: T) throws {
      try value.encode(to: TreeEncoder(codingPath: codingPath, slot: slot))
    }
  }
}

func tree(_ value: some Encodable) throws -> String {
  let slot = Slot()
  try value.encode(to: TreeEncoder(slot: slot))
  return "\(slot.node)"
}

// The decoder reads words, one for each key.
struct WordDecoder: Decoder {
  let words: [String: String]
  var codingPath: [CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]
  struct Missing: Error { let key: String }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey {
    KeyedDecodingContainer(Keyed(decoder: self))
  }
  func unkeyedContainer() throws -> UnkeyedDecodingContainer {
    Unkeyed(codingPath: codingPath, words: word.split(separator: ",").map(String.init))
  }
  func singleValueContainer() throws -> SingleValueDecodingContainer { Single(codingPath: codingPath, word: word) }
  var word: String { words[codingPath.last?.stringValue ?? ""] ?? "" }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: WordDecoder
    var codingPath: [CodingKey] { decoder.codingPath }
    var allKeys: [Key] { decoder.words.keys.sorted().compactMap { Key(stringValue: $0) } }
    func contains(_ key: Key) -> Bool { decoder.words[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { decoder.words[key.stringValue] == "nil" }
    func word(_ key: Key) throws -> String {
      guard let word = decoder.words[key.stringValue] else { throw Missing(key: key.stringValue) }
      return word
    }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try word(key) == "yes" }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try word(key) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      var inner = WordDecoder(words: decoder.words)
      inner.codingPath = codingPath + [key]
      return try T(from: inner)
    }
    func nestedContainer<NestedKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      var inner = WordDecoder(words: decoder.words)
      inner.codingPath = codingPath + [key]
      return try inner.container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer { fatalError() }
    func superDecoder() throws -> Decoder { decoder }
    func superDecoder(forKey key: Key) throws -> Decoder { decoder }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    var codingPath: [CodingKey]
    let words: [String]
    var currentIndex = 0
    var count: Int? { words.count }
    var isAtEnd: Bool { currentIndex == words.count }
    init(codingPath: [CodingKey], words: [String]) { (self.codingPath, self.words) = (codingPath, words) }
    mutating func decodeNil() throws -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      defer { currentIndex += 1 }
      return try Single(codingPath: codingPath, word: words[currentIndex]).decode(type)
    }
    mutating func nestedContainer<NestedKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> { fatalError() }
    mutating func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer { fatalError() }
    mutating func superDecoder() throws -> Decoder { fatalError() }
  }

  struct Single: SingleValueDecodingContainer {
    var codingPath: [CodingKey]
    let word: String
    func decodeNil() -> Bool { word == "nil" }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      if let type = type as? any LosslessStringConvertible.Type {
        guard let value = type.init(word) else {
          throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "not a \(type): \(word)"))
        }
        return value as! T
      }
      var inner = WordDecoder(words: ["": word])
      inner.codingPath = []
      return try T(from: inner)
    }
  }
}

enum Level: String, Codable { case low, high }
struct Point: Codable { var x: Int, y: Double }
struct User: Codable {
  var name: String
  var age: Int
  var isAdmin: Bool
  var level: Level
  var email: String?
  var bonus: Int?
  var tags: [String]
}
enum Shape: Codable { case circle(radius: Double), none }
class Animal: Codable { var legs = 4 }
struct Sized: Codable { let a: Int8, b: UInt64, c: Float }

print(try tree(User(name: "Ann", age: 7, isAdmin: true, level: .high, email: nil, bonus: 3, tags: ["x", "y"])))
print(try tree([Point(x: 1, y: 2.5), Point(x: 3, y: 4)]))
print(try tree([1, nil, 3] as [Int?]))
print(try tree(["one": 1]))
print(try tree(Sized(a: 1, b: 2, c: 3)))
print(try tree(Animal()))
print(try tree(Level.low), try tree("text"), try tree(true), try tree(2.5), try tree(UInt16(9)))
print(try tree(1..<4), try tree(Date(timeIntervalSinceReferenceDate: 12)), try tree(Data([1, 2])))
print(try tree(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!))

let words = [
  "name": "Bo", "age": "8", "isAdmin": "yes", "level": "low", "bonus": "nil", "tags": "a,b,c", "radius": "1.5",
]
let user = try User(from: WordDecoder(words: words))
print(user)
do { _ = try Point(from: WordDecoder(words: ["x": "1"])) } catch { print(error) }
do { _ = try Point(from: WordDecoder(words: ["x": "one"])) } catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription, context.codingPath.map(\.stringValue))
}
do {
  _ = try User(from: WordDecoder(words: ["name": "C", "age": "1", "isAdmin": "no", "level": "odd"]))
} catch DecodingError.dataCorrupted(let context) { print(context.debugDescription) }
print(try [Int](from: WordDecoder(words: ["": "3,4,5"])), try Int(from: WordDecoder(words: ["": "6"])))
print(
  try Level(from: WordDecoder(words: ["": "high"])), try Optional<Int>(from: WordDecoder(words: ["": "nil"])) as Any)
enum Keys: String, CodingKey { case name, age }
let container = try WordDecoder(words: words).container(keyedBy: Keys.self)
print(container.allKeys, container.contains(.age), try container.decode(String.self, forKey: .name))
print(try container.decodeIfPresent(Int.self, forKey: .age) as Any, container.codingPath.count)
let nested = try container.nestedContainer(keyedBy: Keys.self, forKey: .name)
print(nested.codingPath.map(\.stringValue))
