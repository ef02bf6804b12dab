class B {
  init() {}
  func f(_ p: Int) {}
  func f(_ p: Int) {}
}
class D: B { override func f(_ p: Int) {} }
class E: B {
  override func f(_ p: Int) {}
  override func f(_ p: Int) {}
}
class D2: B2 { override func f(_ p: Int) {} }
class B2 {
  init() {}
  func f(_ p: Int) {}
  func f(_ p: Int) {}
  var x: Int { 1 }
  var x: Int { 2 }
}
class D3: B2 { override var x: Int { 3 } }
