// An optional in a wrapper is a parameter of the memberwise initializer by its own type, even if the wrapper has an
// initializer without arguments for optionals.
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
extension Kept where Value: ExpressibleByNilLiteral {
  init() { self.init(wrappedValue: nil) }
}
struct Row {
  @Kept var text: String?
  var title = "title"
}
print(Row(text: "a").text as Any, Row().text as Any, Row(title: "x").text as Any)
print(Row(text: nil, title: "y"))

@propertyWrapper struct Made<Value> {
  var wrappedValue: Value?
  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
  init() { wrappedValue = nil }
}
struct Other { @Made var text: String? }
print(Other().text as Any, Other(text: Made(wrappedValue: "b")).text as Any)
