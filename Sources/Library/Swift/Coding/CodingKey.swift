// The keys of coded properties, and paths of them.

protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {
  var stringValue: String { get }
  var intValue: Int? { get }
  init?(stringValue: String)
  init?(intValue: Int)
}

extension CodingKey {
  @native("CodingKey.name") var _caseName: String { get }
  var description: String {
    let number = intValue.map { "\($0)" } ?? "nil"
    return "\(Self.self)(stringValue: \"\(stringValue)\", intValue: \(number))"
  }
  var debugDescription: String { description }
}

extension CodingKey where Self: RawRepresentable, RawValue == String {
  var stringValue: String { rawValue }
  var intValue: Int? { nil }
  init?(stringValue: String) { self.init(rawValue: stringValue) }
  init?(intValue: Int) { return nil }
}

extension CodingKey where Self: RawRepresentable, RawValue == Int {
  var intValue: Int? { rawValue }
  init?(intValue: Int) { self.init(rawValue: intValue) }
}

struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable {
  let rawValue: String
  init?(rawValue: String) { self.rawValue = rawValue }
}

/// The key of an element, and the keys that the coders create.
struct _CodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }
  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
  init(_index: Int) {
    stringValue = "Index \(_index)"
    intValue = _index
  }
}

struct _DictionaryCodingKey: CodingKey {
  let stringValue: String
  let intValue: Int?
  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = Int(stringValue)
  }
  init(_text: String) {
    stringValue = _text
    intValue = nil
  }
  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

/// A path of keys from the host: the host's own keys by their kind, the program's keys unchanged.
func _codingPath(_ kinds: [Int], _ names: [String], _ own: [any CodingKey]) -> [any CodingKey] {
  var path: [any CodingKey] = []
  for (index, kind) in kinds.enumerated() {
    if kind <= -4 {
      path.append(_CodingKey(_index: -4 - kind))
    } else if kind == -3 {
      path.append(_DictionaryCodingKey(_text: names[index]))
    } else if kind < 0 {
      path.append(_CodingKey(stringValue: names[index]))
    } else {
      path.append(own[kind])
    }
  }
  return path
}

/// A key for the host: itself, its text and its number.
func _hostKey<K: CodingKey>(_ key: K) -> [Any] { [key, key.stringValue, key.intValue ?? Int.min] }

// Keys of dictionaries that are coded as keys, and not as values between the others.

protocol CodingKeyRepresentable {
  var codingKey: any CodingKey { get }
  init?<T: CodingKey>(codingKey: T)
}

extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == String {
  var codingKey: any CodingKey { _DictionaryCodingKey(stringValue: rawValue) }
  init?<T: CodingKey>(codingKey: T) { self.init(rawValue: codingKey.stringValue) }
}

extension CodingKeyRepresentable where Self: RawRepresentable, RawValue == Int {
  var codingKey: any CodingKey { _DictionaryCodingKey(intValue: rawValue) }
  init?<T: CodingKey>(codingKey: T) {
    guard let value = codingKey.intValue else { return nil }
    self.init(rawValue: value)
  }
}

extension String: CodingKeyRepresentable {
  var codingKey: any CodingKey { _DictionaryCodingKey(_text: self) }
  init?<T: CodingKey>(codingKey: T) { self = codingKey.stringValue }
}

extension Int: CodingKeyRepresentable {
  var codingKey: any CodingKey { _DictionaryCodingKey(intValue: self) }
  init?<T: CodingKey>(codingKey: T) {
    guard let value = codingKey.intValue else { return nil }
    self = value
  }
}
