// The fundamental protocols: comparing, hashing, describing, identity, raw values, errors.

protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  static func != (lhs: Self, rhs: Self) -> Bool { !(lhs == rhs) }
}

protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  static func > (lhs: Self, rhs: Self) -> Bool { rhs < lhs }
  static func <= (lhs: Self, rhs: Self) -> Bool { !(rhs < lhs) }
  static func >= (lhs: Self, rhs: Self) -> Bool { !(lhs < rhs) }
}

protocol Hashable: Equatable {
  func hash(into hasher: inout Hasher)
}

extension Hashable {
  @native("hashValue") var hashValue: Int { get }
  /// The hash value for a table with a seed of its own.
  func _rawHashValue(seed: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    hasher.combine(self)
    return hasher.finalize()
  }
}

@opaque struct Hasher {
  init()
  mutating func combine<H: Hashable>(_ value: H)
  func finalize() -> Int
}

protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
}

struct ObjectIdentifier: Hashable, Comparable, CustomDebugStringConvertible {
  let _identity: Int
  init(_ object: AnyObject) { _identity = ObjectIdentifier._identity(of: object) }
  init(_ type: Any.Type) { _identity = ObjectIdentifier._identity(of: type) }
  @native("ObjectIdentifier.object") static func _identity(of object: AnyObject) -> Int
  @native("ObjectIdentifier.type") static func _identity(of type: Any.Type) -> Int
  static func == (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._identity == rhs._identity }
  func hash(into hasher: inout Hasher) { hasher.combine(_identity) }
  static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool { lhs._identity < rhs._identity }
  var debugDescription: String {
    let digits = String(_identity, radix: 16)
    return "ObjectIdentifier(0x" + String(repeating: "0", count: 16 - digits.count) + digits + ")"
  }
}

protocol CustomStringConvertible {
  var description: String { get }
}

protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

protocol Sendable {}

protocol SendableMetatype {}

protocol BitwiseCopyable {}

protocol Copyable {}

protocol Escapable {}

typealias AnyClass = AnyObject.Type

protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
  static var allCases: AllCases { get }
}

protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

extension RawRepresentable where RawValue: Hashable, Self: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

protocol Error: Sendable {
  /// The error as an `NSError`, for casts.
  var _bridged: Any { get }
}

extension Error {
  var _bridged: Any { NSError._of(self) }
}

struct CancellationError: Error {
  init() {}
}

@layout(Views) struct AnyHashable: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let base: Any
  init<H: Hashable>(_ base: H) { self.base = AnyHashable._base(base) }
  @native("AnyHashable.base") static func _base<H: Hashable>(_ base: H) -> Any
  @native("AnyHashable.==") static func _isEqual(_ lhs: Any, _ rhs: Any) -> Bool
  @native("AnyHashable.hash") static func _hash(_ base: Any, _ hasher: inout Hasher)
  static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool { _isEqual(lhs.base, rhs.base) }
  func hash(into hasher: inout Hasher) { AnyHashable._hash(base, &hasher) }
  var description: String { String(describing: base) }
  var debugDescription: String { "AnyHashable(\(String(reflecting: base)))" }
}

enum Never: Error, Hashable, Comparable, Identifiable {
  static func == (lhs: Never, rhs: Never) -> Bool {}
  static func < (lhs: Never, rhs: Never) -> Bool {}
  func hash(into hasher: inout Hasher) {}
  var id: Never { switch self {} }
}

func ~= <T: Equatable>(a: T, b: T) -> Bool { a == b }
func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable { lhs.rawValue == rhs.rawValue }
func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable { lhs.rawValue != rhs.rawValue }
@native("metatype ==") func == (t0: Any.Type?, t1: Any.Type?) -> Bool
func != (t0: Any.Type?, t1: Any.Type?) -> Bool { !(t0 == t1) }
@native("errorDescription") func _errorDescription<E: Error>(_ error: E) -> String

/// A body may read the value in an object of the library: views that show it are compared with it later.
/// - Parameter property: The stored property with the value.
@native("Held.read") func _noteRead<T: AnyObject>(_ object: T, _ property: String)
/// The value in an object of the library may have changed.
@native("Held.write") func _noteWrite<T: AnyObject>(_ object: T, _ property: String)
