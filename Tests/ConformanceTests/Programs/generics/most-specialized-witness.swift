// The member of the most specialized extension meets a requirement, and determines the associated type.

protocol Bridge {
  associatedtype Value
  associatedtype Stored
  func store(_ value: Value?) -> Stored?
}
protocol Storable {
  typealias Value = Own.Value
  typealias Stored = Own.Stored
  associatedtype Own: Bridge
  static var bridge: Own { get }
}
struct CodableBridge<Value: Codable>: Bridge {
  func store(_ value: Value?) -> String? { value.map { "codable \($0)" } }
}
struct RawBridge<Value: RawRepresentable>: Bridge {
  func store(_ value: Value?) -> Value.RawValue? { value?.rawValue }
}
struct RawCodableBridge<Value: RawRepresentable & Codable>: Bridge {
  func store(_ value: Value?) -> String? { value.map { "raw codable \($0)" } }
}
protocol PrefersRaw {}

extension Storable where Self: Codable { static var bridge: CodableBridge<Self> { CodableBridge() } }
extension Storable where Self: RawRepresentable { static var bridge: RawBridge<Self> { RawBridge() } }
extension Storable where Self: Codable & RawRepresentable {
  static var bridge: RawCodableBridge<Self> { RawCodableBridge() }
}
extension Storable where Self: Codable & RawRepresentable & PrefersRaw {
  static var bridge: RawBridge<Self> { RawBridge() }
}
struct ListBridge<Element: Storable>: Bridge {
  func store(_ value: [Element]?) -> [Element.Stored]? {
    guard let values = value as? [Element.Value] else { return nil }
    return values.compactMap { Element.bridge.store($0) }
  }
}
extension Array: Storable where Element: Storable { static var bridge: ListBridge<Element> { ListBridge() } }

enum Plain: String, Storable { case a, b }
struct Point: Codable, Storable { var x = 1 }
enum Kind: String, Codable, Storable { case image = "image/png" }
enum Wanted: String, Codable, Storable, PrefersRaw { case image = "image/png" }

func stored<T: Storable>(_ value: T) -> Any? { T.bridge.store(value as? T.Value) }
print(stored(Plain.a) as Any, stored(Point()) as Any, stored(Kind.image) as Any, stored(Wanted.image) as Any)
print(stored([Plain.a, .b]) as Any, stored([Kind.image]) as Any, stored([[Plain.b]]) as Any)
