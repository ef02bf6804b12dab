struct Box<T> {
  static let shared = 1
  static var computed: Int { 1 }
  struct Inner { static var count = 0 }
}
class Base { var x = 1; static var y = 1 }
class Derived: Base { var x = 2 }
struct P { var n = 1 }
var p = P()
p[keyPath: \P.n] = "a"
