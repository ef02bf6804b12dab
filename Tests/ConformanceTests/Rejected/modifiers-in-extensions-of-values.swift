extension String {
  override var count: Int { 1 }
  final func last() {}
  open func first() {}
}
enum Kind { override func a() {} }
extension Kind {
  override func b() {}
  final func c() {}
  class func d() {}
}
protocol Named {}
extension Named { final func e() {} }
