import Code

/// The protocols that everything else stands on: comparing, hashing, describing, identity, raw values, errors.
enum FundamentalsLibrary {
  static let parts: [LibraryPart] = rules + codable

  private static let codable = ["Bool", "Int", "UInt", "Double", "Float", "String", "Date", "UUID"].map {
    LibraryPart("extension \($0): Encodable, Decodable", "")
  }

  private static let rules: [LibraryPart] = [
    LibraryPart("protocol Equatable", "static func == (lhs: Self, rhs: Self) -> Bool"),
    LibraryPart("extension Equatable", "static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }"),
    LibraryPart(
      "protocol Comparable: Equatable",
      """
      static func < (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool
      """),
    LibraryPart(
      "extension Comparable",
      """
      static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
      static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
      static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
      """),
    LibraryPart(
      "protocol Hashable: Equatable",
      """
      func hash(into hasher: inout Hasher)
      """),
    LibraryPart(
      "extension Hashable",
      """
      @native("hashValue") var hashValue: Int { get }
      """),
    LibraryPart(
      "@opaque struct Hasher",
      """
      init()
      mutating func combine<H: Hashable>(_ value: H)
      func finalize() -> Int
      """),
    LibraryPart(
      "protocol Identifiable<ID>",
      """
      associatedtype ID: Hashable
      var id: ID { get }
      """),
    LibraryPart(
      "extension Identifiable where Self: AnyObject",
      """
      var id: ObjectIdentifier { ObjectIdentifier(self) }
      """),
    LibraryPart(
      "struct ObjectIdentifier: Hashable, Comparable",
      """
      let _identity: Int
      init(_ object: AnyObject) { _identity = ObjectIdentifier._identity(of: object) }
      init(_ type: Any.Type) { _identity = ObjectIdentifier._identity(of: type) }
      @native("ObjectIdentifier.object") static func _identity(of object: AnyObject) -> Int
      @native("ObjectIdentifier.type") static func _identity(of type: Any.Type) -> Int
      static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._identity == rhs._identity }
      func hash(into hasher: inout Hasher) { hasher.combine(_identity) }
      static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._identity < rhs._identity }
      """),
    LibraryPart("protocol CustomStringConvertible", "var description: String { get }"),
    LibraryPart("protocol CustomDebugStringConvertible", "var debugDescription: String { get }"),
    LibraryPart("protocol LosslessStringConvertible: CustomStringConvertible", "init?(_ description: String)"),
    LibraryPart("protocol Sendable", ""),
    LibraryPart("protocol SendableMetatype", ""),
    LibraryPart("protocol BitwiseCopyable", ""),
    LibraryPart(
      "protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible",
      """
      var stringValue: String { get }
      var intValue: Int? { get }
      """),
    LibraryPart(
      "extension CodingKey",
      """
      @native("CodingKey.name") var _caseName: String { get }
      var stringValue: String { _caseName }
      var intValue: Int? { nil }
      var description: String {
        let number = intValue.map { "\\($0)" } ?? "nil"
        return "\\(Self.self)(stringValue: \\"\\(stringValue)\\", intValue: \\(number))"
      }
      var debugDescription: String { description }
      """),
    LibraryPart(
      "extension CodingKey where Self: RawRepresentable, RawValue == String",
      "var stringValue: String { rawValue }"),
    LibraryPart(
      "extension CodingKey where Self: RawRepresentable, RawValue == Int",
      "var intValue: Int? { rawValue }"),
    // Models say that they are codable. There is no encoder or decoder, and so nothing that a conformance must do.
    LibraryPart("protocol Encodable", ""),
    LibraryPart("protocol Decodable", ""),
    LibraryPart("", "typealias Codable = Decodable & Encodable"),
    LibraryPart("", "typealias AnyClass = AnyObject.Type"),
    LibraryPart("extension Array: Encodable where Element: Encodable", ""),
    LibraryPart("extension Array: Decodable where Element: Decodable", ""),
    LibraryPart("extension Set: Encodable where Element: Encodable", ""),
    LibraryPart("extension Set: Decodable where Element: Decodable", ""),
    LibraryPart("extension Optional: Encodable where Wrapped: Encodable", ""),
    LibraryPart("extension Optional: Decodable where Wrapped: Decodable", ""),
    LibraryPart("extension Dictionary: Encodable where Key: Encodable, Value: Encodable", ""),
    LibraryPart("extension Dictionary: Decodable where Key: Decodable, Value: Decodable", ""),
    LibraryPart(
      "protocol CaseIterable",
      """
      associatedtype AllCases: Collection = [Self]
      static var allCases: AllCases { get }
      """),
    LibraryPart(
      "protocol RawRepresentable<RawValue>",
      """
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
      """),
    LibraryPart(
      "extension RawRepresentable where RawValue: Hashable, Self: Hashable",
      """
      func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
      """),
    LibraryPart("protocol Error: Sendable", ""),
    LibraryPart(
      "extension Error",
      """
      var localizedDescription: String {
        if let error = self as? LocalizedError, let text = error.errorDescription { return text }
        return _errorDescription(self)
      }
      """),
    LibraryPart(
      "protocol LocalizedError: Error",
      """
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
      """),
    LibraryPart(
      "extension LocalizedError",
      """
      var errorDescription: String? { nil }
      var failureReason: String? { nil }
      var recoverySuggestion: String? { nil }
      var helpAnchor: String? { nil }
      """),
    LibraryPart("struct CancellationError: Error", "init() {}"),
    LibraryPart(
      "struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible",
      """
      let base: Any
      init<H: Hashable>(_ base: H) { self.base = base }
      @native("AnyHashable.==") static func _isEqual(_ lhs: Any, _ rhs: Any) -> Bool
      @native("AnyHashable.hash") static func _hash(_ base: Any, _ hasher: inout Hasher)
      static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool { _isEqual(lhs.base, rhs.base) }
      func hash(into hasher: inout Hasher) { AnyHashable._hash(base, &hasher) }
      var description: String { String(describing: base) }
      var debugDescription: String { "AnyHashable(\\(String(reflecting: base)))" }
      """),
    LibraryPart("enum Never: Error, Hashable, Comparable, CustomStringConvertible", neverMembers),
    LibraryPart("", globals),
  ]

  private static let neverMembers = """
    static func == (lhs: Never, rhs: Never) -> Bool {}
    static func < (lhs: Never, rhs: Never) -> Bool {}
    func hash(into hasher: inout Hasher) {}
    var description: String { "" }
    """

  private static let globals = """
    func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
    func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable { lhs.rawValue == rhs.rawValue }
    func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable { lhs.rawValue != rhs.rawValue }
    @native("metatype ==") func == (t0: Any.Type?, t1: Any.Type?) -> Bool
    func != (t0: Any.Type?, t1: Any.Type?) -> Bool { !(t0 == t1) }
    @native("errorDescription") func _errorDescription<E: Error>(_ error: E) -> String
    """
}
