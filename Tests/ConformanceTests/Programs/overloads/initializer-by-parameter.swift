// `.init("text")` where functions take a String or a type with an initializer from a String: the latter has no generic
// initializer and is meant.
struct Name: RawRepresentable {
  var rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }
}
final class Center {
  func add(_ name: Name, object: Any? = nil, using block: (Int) -> Void) { block(1) }
  func add(_ name: String, object: Any? = nil, using block: (Int) -> Void) { block(2) }
}
let text = "abc"
Center().add(.init("x")) { print("name", $0) }
Center().add("x") { print("text", $0) }
print(String(text), String("q"), String(text.dropFirst()), String(12))
