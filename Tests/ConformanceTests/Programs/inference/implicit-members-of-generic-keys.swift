protocol Key<Value>: Sendable { associatedtype Value: Sendable; var name: String { get } }
struct LKey<Value: Codable & Sendable>: Key { let name: String }
struct AKey<Value: Sendable>: Key {
  let name: String
  fileprivate init(_ n: String) where Value == Int { name = "int " + n }
  fileprivate init(_ n: String) where Value == Bool { name = "bool " + n }
  fileprivate init(_ n: String) where Value: Codable { name = "codable " + n }
  fileprivate init<R: Codable>(_ n: String) where Value == R? { name = "codable? " + n }
}
extension Key {
  static func local<Value>(_ key: String) -> Self where Self == LKey<Value> { LKey(name: key) }
  static func app(_ key: String) -> Self where Self == AKey<Int> { AKey(key) }
  static func app(_ key: String) -> Self where Self == AKey<Bool> { AKey(key) }
  @_disfavoredOverload static func app<Value: Codable>(_ key: String) -> Self where Self == AKey<Value> { AKey(key) }
  static func app<Value: RawRepresentable<Int>>(_ key: String) -> Self where Self == AKey<Value> { fatalError() }
}
@propertyWrapper struct Shared<Value> {
  var wrappedValue: Value; var n: String
  init(wrappedValue: @autoclosure () -> Value, _ k: some Key<Value>) { self.wrappedValue = wrappedValue(); n = k.name }
  init(_ k: some Key<Value>) where Value == Int? { self.wrappedValue = nil; n = k.name }
  var projectedValue: String { n }
}
struct M {
  @Shared(.app("count")) var count = 0; @Shared(.app("b")) var b = false; @Shared(.local("l")) var l = ["x"];
  @Shared(.app("s")) var s = [1: "z"]
}
let m = M(); print(m.$count, m.$b, m.$l, m.$s)
