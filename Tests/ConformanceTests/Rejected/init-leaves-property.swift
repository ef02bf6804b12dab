// An initializer gives every property a value.
struct Size {
  var width: Int
  var height: Int
  init(_ n: Int) {
    width = n
  }
}
