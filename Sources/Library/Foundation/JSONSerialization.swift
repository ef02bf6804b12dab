// Foundation's untyped JSON and property lists.

/// Objects as words; see `PlainObjects` of the natives.
enum _PlainObjects {
  static func words(_ object: Any) -> [String] {
    var words: [String] = []
    add(object, &words)
    return words
  }
  static func add(_ object: Any, _ words: inout [String]) {
    // A number in a class would be taken for a Bool if it is 0 or 1.
    if let holder = object as? NSObject, let number = holder as? NSNumber { return add(number._value, &words) }
    switch object {
    case let text as String: words.append("s" + text)
    case let flag as Bool: words.append(flag ? "b1" : "b0")
    case let number as Int: words.append("i\(number)")
    case let number as Double: words.append("d\(number)")
    case let number as Float: words.append("d\(number)")
    case let number as CGFloat: words.append("d\(number)")
    case let list as [Any]:
      words.append("[")
      for element in list { add(element, &words) }
      words.append("]")
    case let dictionary as [String: Any]:
      words.append("{")
      for (key, value) in dictionary {
        words.append("s" + key)
        add(value, &words)
      }
      words.append("}")
    case is NSNull: words.append("n")
    case let date as Date: words.append("t\(date.timeIntervalSinceReferenceDate)")
    case let data as Data: words.append("x" + data.base64EncodedString())
    case let number as Decimal: words.append("m\(number)")
    case let number as any BinaryInteger: words.append("i\(number)")
    default: words.append("?")
    }
  }
  static func object(_ words: [String], _ place: inout Int) -> Any {
    let word = words[place]
    place += 1
    let text = String(word.dropFirst())
    switch word.first {
    case "[":
      var list: [Any] = []
      while words[place] != "]" { list.append(object(words, &place)) }
      place += 1
      return list
    case "{":
      var dictionary: [String: Any] = [:]
      while words[place] != "}" {
        let key = String(words[place].dropFirst())
        place += 1
        dictionary[key] = object(words, &place)
      }
      place += 1
      return dictionary
    case "s": return text
    case "b": return NSNumber(value: text == "1")
    case "i": return NSNumber(value: Int(text) ?? 0)
    case "u": return NSNumber(value: UInt64(text) ?? 0)
    case "d": return NSNumber(value: Double(text) ?? 0)
    case "t": return Date(timeIntervalSinceReferenceDate: Double(text) ?? 0)
    case "x": return Data(base64Encoded: text) ?? Data()
    default: return NSNull._null
    }
  }
  /// The value that a native has read, or its error.
  static func read(_ words: [String]) throws -> Any {
    if words[0].isEmpty {
      var place = 1
      return object(words, &place)
    }
    throw NSError(
      domain: NSCocoaErrorDomain, code: Int(words[0]) ?? 3840, userInfo: ["NSDebugDescription": words[1]])
  }
  static func written(_ bytes: [Int]) throws -> Data {
    if bytes[0] != 0 { throw NSError(domain: NSCocoaErrorDomain, code: bytes[0]) }
    return Data(bytes.dropFirst().map { UInt8($0) })
  }
}

class JSONSerialization: NSObject {
  struct ReadingOptions: OptionSet, Sendable {
    typealias Element = JSONSerialization.ReadingOptions
    typealias ArrayLiteralElement = JSONSerialization.ReadingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var mutableContainers: ReadingOptions { ReadingOptions(rawValue: 1) }
    static var mutableLeaves: ReadingOptions { ReadingOptions(rawValue: 2) }
    static var fragmentsAllowed: ReadingOptions { ReadingOptions(rawValue: 4) }
    static var allowFragments: ReadingOptions { ReadingOptions(rawValue: 4) }
  }
  struct WritingOptions: OptionSet, Sendable {
    typealias Element = JSONSerialization.WritingOptions
    typealias ArrayLiteralElement = JSONSerialization.WritingOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var prettyPrinted: WritingOptions { WritingOptions(rawValue: 1) }
    static var sortedKeys: WritingOptions { WritingOptions(rawValue: 2) }
    static var fragmentsAllowed: WritingOptions { WritingOptions(rawValue: 4) }
    static var withoutEscapingSlashes: WritingOptions { WritingOptions(rawValue: 8) }
  }
  @native("JSONSerialization.read") static func _read(_ bytes: [UInt8], _ options: Int) -> [String]
  @native("JSONSerialization.write") static func _write(_ words: [String], _ options: Int) -> [Int]
  @native("JSONSerialization.isValid") static func _isValid(_ words: [String]) -> Bool
  class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    try _PlainObjects.read(_read(data._bytes, Int(opt.rawValue)))
  }
  class func data(withJSONObject obj: Any, options opt: WritingOptions = []) throws -> Data {
    try _PlainObjects.written(_write(_PlainObjects.words(obj), Int(opt.rawValue)))
  }
  class func isValidJSONObject(_ obj: Any) -> Bool { _isValid(_PlainObjects.words(obj)) }
}

class PropertyListSerialization: NSObject {
  enum PropertyListFormat: UInt, Sendable {
    case openStep = 1
    case xml = 100
    case binary = 200
  }
  struct MutabilityOptions: OptionSet, Sendable {
    typealias Element = PropertyListSerialization.MutabilityOptions
    typealias ArrayLiteralElement = PropertyListSerialization.MutabilityOptions
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var mutableContainers: MutabilityOptions { MutabilityOptions(rawValue: 1) }
    static var mutableContainersAndLeaves: MutabilityOptions { MutabilityOptions(rawValue: 2) }
  }
  typealias ReadOptions = MutabilityOptions
  @native("PropertyListSerialization.read") static func _read(_ bytes: [UInt8]) -> [String]
  @native("PropertyListSerialization.write") static func _write(_ words: [String], _ format: Int) -> [Int]
  class func data(fromPropertyList plist: Any, format: PropertyListFormat, options opt: Int) throws -> Data {
    try _PlainObjects.written(_write(_PlainObjects.words(plist), Int(format.rawValue)))
  }
  class func propertyList(
    from data: Data, options opt: ReadOptions = [], format: inout PropertyListFormat
  ) throws -> Any {
    let words = _read(data._bytes)
    let result = try _PlainObjects.read(words)
    format = PropertyListFormat(rawValue: UInt(words[words.count - 1]) ?? 100) ?? .xml
    return result
  }
  class func propertyList(from data: Data, options opt: ReadOptions = [], format: Never?) throws -> Any {
    try _PlainObjects.read(_read(data._bytes))
  }
  class func propertyList(_ plist: Any, isValidFor format: PropertyListFormat) -> Bool {
    !_PlainObjects.words(plist).contains { $0 == "?" || $0 == "n" }
  }
}
