final class Settings {
  @Box(.plain) var a: Kind
  @Box2(Kind.other) var b: Kind
  @Box3(Pair(x: 1)) var c: Pair
  @Box4(Sorted.a) var d: Sorted
  @Box5(Codes(n: 3)) var e
}
@propertyWrapper struct Box<T: Hashable> { var wrappedValue: T; init(_ v: T) { wrappedValue = v } }
@propertyWrapper struct Box2<T: Equatable> { var wrappedValue: T; init(_ v: T) { wrappedValue = v } }
@propertyWrapper struct Box3<T> where T: Hashable { var wrappedValue: T; init(_ v: T) { wrappedValue = v } }
@propertyWrapper struct Box4<T: CaseIterable & Comparable> where T.AllCases == [T] { var wrappedValue: T; init(_ v: T) { wrappedValue = v } }
@propertyWrapper struct Box5<T: Codable & Identifiable> where T.ID == Int { var wrappedValue: T; init(_ v: T) { wrappedValue = v } }
enum Kind { case plain, other }
struct Pair: Hashable { var x: Int }
enum Sorted: CaseIterable, Comparable { case a, b }
struct Codes: Codable, Identifiable { var n: Int; var id: Int { n } }
let s = Settings()
print(s.a, s.b, s.c, s.d, s.e)
