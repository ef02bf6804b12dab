import Foundation
protocol Fallback { associatedtype Value: Codable & Equatable; static var value: Value { get } }
enum F { enum False: Fallback { static let value = false }; enum Empty: Fallback { static let value = "" }; enum None<T: Codable & Equatable & ExpressibleByArrayLiteral>: Fallback { static var value: T { [] } } }
@propertyWrapper struct DefaultCodable<P: Fallback>: Codable, Equatable {
  var wrappedValue: P.Value
  init(wrappedValue: P.Value = P.value) { self.wrappedValue = wrappedValue }
  init(from decoder: Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(P.Value.self) }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); try c.encode(wrappedValue) }
}
extension KeyedDecodingContainer {
  func decode<P>(_ type: DefaultCodable<P>.Type, forKey key: Key) throws -> DefaultCodable<P> { try decodeIfPresent(type, forKey: key) ?? DefaultCodable() }
}
extension KeyedEncodingContainer {
  mutating func encode<P>(_ value: DefaultCodable<P>, forKey key: Key) throws { guard value.wrappedValue != P.value else { return }; try encode(value.wrappedValue, forKey: key) }
}
struct Article: Codable, Equatable {
  var title: String
  @DefaultCodable<F.Empty> var body: String
  @DefaultCodable<F.False> var featured: Bool
  @DefaultCodable<F.None<[Int]>> var marks: [Int]
  var note: String?
  let version = 3
  var nested: Inner = Inner()
  struct Inner: Codable, Equatable { @DefaultCodable<F.Empty> var x: String; var y: Int? }
}
let a = try JSONDecoder().decode(Article.self, from: Data(#"{"title":"T","nested":{}}"#.utf8))
print(a.title, a.body.isEmpty, a.featured, a.marks, a.note as Any, a.nested)
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(decoding: try e.encode(a), as: UTF8.self))
var b = a; b.featured = true; b.note = "n"; b.nested.x = "q"; print(String(decoding: try e.encode(b), as: UTF8.self), try JSONDecoder().decode(Article.self, from: e.encode(b)) == b)
do { _ = try JSONDecoder().decode(Article.self, from: Data(#"{"title":"T","body":5,"nested":{}}"#.utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode(Article.self, from: Data(#"{"nested":{}}"#.utf8)) } catch { print(error) }
class Base: Codable { @DefaultCodable<F.False> var flag: Bool; var n = 1 }
print(try JSONDecoder().decode(Base.self, from: Data(#"{"n":4}"#.utf8)).n)
enum Shape: Codable { case circle(r: Double, label: String?), none }
print(String(decoding: try e.encode([Shape.circle(r: 1, label: nil), .none]), as: UTF8.self), try JSONDecoder().decode([Shape].self, from: Data(#"[{"circle":{"r":2}},{"none":{}}]"#.utf8)))
struct G<T: Codable>: Codable { var v: T; var o: T?; var list: [T?] }
print(try JSONDecoder().decode(G<Int>.self, from: Data(#"{"v":1,"list":[1,null]}"#.utf8)))
