struct S {
  func a() {}
  static func a() {}
  mutating func b() {}
  func b() {}
  var c: Int { 1 }
  func c() -> Int { 1 }
  var d: Int { 1 }
  func d(_ x: Int) -> Int { 1 }
  var e: Int { 1 }
  var e: String { "" }
  var f: Int { 1 }
  static var f: Int { 1 }
  init(_ x: Int) {}
  init?(_ x: Int) {}
  init(y: Int) {}
  init(y: Int) throws {}
  subscript(i: Int) -> Int { 1 }
  subscript(j: Int) -> Int { 1 }
  subscript(k: Double) -> Int { 1 }
  subscript(k: Double) -> String { "" }
  subscript(l l: Int) -> Int { 1 }
  static subscript(i: Int) -> Int { 1 }
  init(z: Int) async {}
  init(z: Int) {}
  consuming func g() {}
  func g() {}
}
class C {
  func a() {}
  class func a() {}
  static func b() {}
  class func b() {}
  init() {}
  convenience init() { self.init() }
  let x = 1
  var x: Int { 2 }
  deinit {}
}
enum E {
  case a
  static var a: E { .b }
  case b
  case b
  case c(Int)
  case c(String)
  case d(x: Int)
  case d(y: Int)
  static func e() -> E { .b }
  case e(Int)
}
