// A static method has no instance members.
struct Counter {
  var n = 0
  static func reset() { n = 0 }
}
