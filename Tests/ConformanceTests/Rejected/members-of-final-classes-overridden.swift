// A member of a final class cannot be overridden; the class itself is reported after its members.
final class Base {
  var name: String { "base" }
  func run() {}
  class func make() {}
}
class Derived: Base {
  override var name: String { "derived" }
  override func run() {}
  override class func make() {}
}
