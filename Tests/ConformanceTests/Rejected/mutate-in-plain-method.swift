// A struct's method that is not mutating cannot write its properties.
struct Counter {
  var n = 0
  func increment() { n += 1 }
}
