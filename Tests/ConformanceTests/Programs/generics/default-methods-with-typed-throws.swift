// Extensions implement requirements that throw the error of their argument.

protocol Guarding {
  func lock()
  func unlock()
  func with<Result, Failure>(_ body: @Sendable () throws(Failure) -> Result) throws(Failure) -> Result
  where Result: Sendable
}
extension Guarding {
  func with<Result, Failure>(_ body: @Sendable () throws(Failure) -> Result) throws(Failure) -> Result
  where Result: Sendable {
    lock()
    defer { unlock() }
    return try body()
  }
}
class Lock: Guarding {
  final class Loud: Lock {
    override func lock() { print("locks") }
    override func unlock() { print("unlocks") }
  }
  static func make() -> Self { Loud() as! Self }
  init() {}
  func lock() {}
  func unlock() {}
}
struct Oops: Error {}

extension Lock.Loud { convenience init(_ other: Int) { self.init() } }
let lock: Lock = Lock.Loud(1)
print(lock.with { 3 })
lock.with {
  guard 1 > 2 else { return }
  print("never")
}
do { try lock.with { throw Oops() } } catch { print(error) }
let any: any Guarding = lock
print(any.with { "any" })
func use<G: Guarding>(_ guarding: G) { print(guarding.with { 4 }) }
use(lock)
