// Coding of the standard library's collections.

extension Array: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Array: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    self = []
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd { append(try container.decode(Element.self)) }
  }
}

extension ContiguousArray: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

extension ContiguousArray: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { self.init(_elements: try Array(from: decoder)) }
}

extension Set: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in self { try container.encode(element) }
  }
}

extension Set: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws {
    self = []
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd { insert(try container.decode(Element.self)) }
  }
}

extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}

extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    guard lower <= upper else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(ClosedRange<Bound>.self) with a lowerBound (\(lower)) greater than upperBound (\(upper))"
        ))
    }
    self = lower...upper
  }
}

extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}

extension Range: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    guard lower <= upper else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(Range<Bound>.self) with a lowerBound (\(lower)) greater than upperBound (\(upper))"
        ))
    }
    self = lower..<upper
  }
}

extension PartialRangeUpTo: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(upperBound)
  }
}

extension PartialRangeUpTo: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = ..<(try container.decode(Bound.self))
  }
}

extension PartialRangeThrough: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(upperBound)
  }
}

extension PartialRangeThrough: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = ...(try container.decode(Bound.self))
  }
}

extension PartialRangeFrom: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
  }
}

extension PartialRangeFrom: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self = (try container.decode(Bound.self))...
  }
}

/// Keys that are strings or integers are keys of the coded object; others are coded as an array of keys and values.
extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  func encode(to encoder: any Encoder) throws {
    if Key.self == String.self || Key.self == Int.self {
      var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
      for (key, value) in self {
        if let number = key as? Int {
          try container.encode(value, forKey: _DictionaryCodingKey(intValue: number))
        } else if let text = key as? String {
          try container.encode(value, forKey: _DictionaryCodingKey(stringValue: text))
        }
      }
      return
    }
    if Key.self is any CodingKeyRepresentable.Type {
      var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
      for (key, value) in self {
        let own = (key as! any CodingKeyRepresentable).codingKey
        try container.encode(value, forKey: _DictionaryCodingKey(_text: own.stringValue))
      }
      return
    }
    var container = encoder.unkeyedContainer()
    for (key, value) in self {
      try container.encode(key)
      try container.encode(value)
    }
  }
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  init(from decoder: any Decoder) throws {
    self = [:]
    if Key.self == String.self || Key.self == Int.self {
      let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
      for key in container.allKeys {
        if Key.self == String.self {
          self[key.stringValue as! Key] = try container.decode(Value.self, forKey: key)
        } else {
          guard let number = key.intValue else {
            throw DecodingError.typeMismatch(
              Int.self,
              DecodingError.Context(
                codingPath: decoder.codingPath + [key],
                debugDescription: "Expected Int key but found String key instead."))
          }
          self[number as! Key] = try container.decode(Value.self, forKey: key)
        }
      }
      return
    }
    if let type = Key.self as? any CodingKeyRepresentable.Type {
      let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
      for key in container.allKeys {
        guard let own = type.init(codingKey: key) as? Key else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath + [key],
              debugDescription: "Could not convert key to type \(Key.self)"))
        }
        self[own] = try container.decode(Value.self, forKey: key)
      }
      return
    }
    var container = try decoder.unkeyedContainer()
    if let count = container.count, count % 2 != 0 {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected collection of key-value pairs; encountered odd-length array instead."))
    }
    while !container.isAtEnd {
      let key = try container.decode(Key.self)
      self[key] = try container.decode(Value.self)
    }
  }
}

/// Keys of dictionaries are data: no strategy for keys changes them.
protocol _StringKeyedEncoding {
  func _encode(_ container: Int, _ key: [Any], _ info: _CodingInfo) throws
}

protocol _StringKeyedDecoding {
  static func _decode(_ container: Int, _ key: [Any], _ info: _CodingInfo) throws -> Self
}

extension Dictionary: _StringKeyedEncoding where Key == String, Value: Encodable {
  func _encode(_ container: Int, _ key: [Any], _ info: _CodingInfo) throws {
    let names = Array(keys)
    let parts = Array(values)
    try _hostEncode(
      container, key, names,
      { number, index in
        var inner = _HostSingleEncoding(_hostContainer(number, 2), info)
        try inner.encode(parts[index])
      }, _codingError)
  }
}

extension Dictionary: _StringKeyedDecoding where Key == String, Value: Decodable {
  static func _decode(_ container: Int, _ key: [Any], _ info: _CodingInfo) throws -> [String: Value] {
    var parts: [String: Value] = [:]
    try _hostDecode(
      container, key,
      { number, name in
        let inner = _HostSingleDecoding(try _hostDecodingContainer(number, 2, _codingError), info)
        parts[name] = try inner.decode(Value.self)
      }, _codingError)
    var result: [String: Value] = [:]
    for name in parts.keys.sorted() { result[name] = parts[name] }
    return result
  }
}
