protocol Shared: AnyObject {
  var count: Int { get set }
  mutating func required()
}
extension Shared {
  mutating func increment() { count = 1 }
  nonmutating func read() {}
  func plain() {}
}
protocol Free { mutating func change() }
extension Free { mutating func reset() {}; nonmutating func read() {} }
