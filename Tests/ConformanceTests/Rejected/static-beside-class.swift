class K {
  static class func a() {}
  class static func b() {}
  class class func c() {}
  static static func d() {}
  static public func e() {}
}
