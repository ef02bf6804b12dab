class L {
  static final var y = 1
  final static var z = 1
  static final func f() {}
  final static subscript(i: Int) -> Int { 1 }
  class final var u: Int { 1 }
  final class func v() {}
}
extension L { static final func ext() {} }
actor A { static final func ext() {} }
final class F { static final func ext() {}; final func g() {} }
