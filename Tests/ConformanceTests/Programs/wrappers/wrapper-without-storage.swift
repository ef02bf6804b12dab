// A wrapper without stored properties has an implicit 'init()', of which the property is made.
@propertyWrapper struct Five { var wrappedValue: Int { 5 } }
@propertyWrapper struct Six {
  init() {}
  var wrappedValue: Int { 6 }
}
struct Typed { @Five var a: Int }
struct Untyped { @Five var a }
struct Hidden {
  @Five private var a
  func read() -> Int { a }
}
final class Both {
  @Five var a
  @Six var b
}
print(Typed().a, Untyped().a, Hidden().read(), Both().a + Both().b)
