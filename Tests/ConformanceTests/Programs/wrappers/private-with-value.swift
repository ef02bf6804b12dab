// A wrapped private property with a value is no part of the memberwise initializer, and does not hide it.
@propertyWrapper
struct Plain {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
@propertyWrapper
struct Five {
  var wrappedValue = 5
  init() {}
}
struct Both {
  @Plain private var own = 3
  @Five private var five: Int
  @Plain(wrappedValue: 4) private var four: Int
  @Plain var open = 6
  let given: Int
  var sum: Int { own + five + four + open + given }
}
print(Both(given: 1).sum, Both(open: 0, given: 1).sum)
