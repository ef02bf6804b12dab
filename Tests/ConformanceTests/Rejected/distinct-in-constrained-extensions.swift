struct Box<T> {}
extension Box { func a() {} }
extension Box where T == Int { func a() {} }
extension Box where T == Int { func b() {} }
extension Box where T == Int { func b() {} }
extension Box where T: Equatable { func c() {} }
extension Box where T: Hashable { func c() {} }
extension Box { func d() where T == Int {} }
extension Box where T == Int { func d() {} }
protocol P { associatedtype E; func r() }
extension P { func a() {} }
extension P where E == Int { func a() {} }
extension P where Self.E == Int { func a() {} }
extension P { func r() {} }
extension P { var v: Int { 1 } }
extension P { var v: String { "" } }
extension P { func v() {} }
protocol Q {
  func f()
  func f()
  var g: Int { get }
  var g: Int { get set }
  associatedtype A
  associatedtype A
  init()
  init()
}
