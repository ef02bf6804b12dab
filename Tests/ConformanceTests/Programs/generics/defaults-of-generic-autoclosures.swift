// Default values that determine generic parameters, in autoclosures as well.
protocol Instant { var ns: UInt64 { get } }
struct I: Instant { var ns: UInt64 = 1 }
struct Clock { static var now: I { I() } }
protocol Tracer { func start(_ n: String, at i: @autoclosure () -> some Instant, line: UInt) -> UInt64 }
extension Tracer { 
  func start(_ n: String, at i: @autoclosure () -> some Instant = Clock.now, line: UInt = #line) -> UInt64 { i().ns }
  func begin<T: Instant>(_ n: String, at i: T = Clock.now) -> UInt64 { i.ns }
  func with<T, J: Instant>(_ n: String, at i: @autoclosure () -> J = Clock.now, _ op: (UInt64) throws -> T) rethrows -> T { try op(i().ns) }
}
struct T1: Tracer { func start(_ n: String, at i: @autoclosure () -> some Instant, line: UInt) -> UInt64 { i().ns + 1 } }
print(T1().start("a"), T1().begin("b"), T1().with("c") { $0 })
func g(_ t: any Tracer) { print(t.start("x"), t.with("y") { "\($0)" }) }
g(T1())
func h(_ n: Int, at i: some Instant = Clock.now) -> UInt64 { i.ns }
print(h(1))
