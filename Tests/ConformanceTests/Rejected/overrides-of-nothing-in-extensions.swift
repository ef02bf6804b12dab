class Parent {
  func a() {}
  var b: Int { 1 }
}
class Child: Parent {}
extension Child {
  override func x() {}
  override var y: Int { 1 }
  override func a() {}
  override var b: Int { 2 }
  override class func k() {}
  override subscript(i: Int) -> Int { 1 }
}
class Lone {}
extension Lone {
  override func x() {}
  override var y: Int { 1 }
}
