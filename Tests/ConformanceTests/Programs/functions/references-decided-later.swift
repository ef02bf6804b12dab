// An overloaded function as a value where only what follows says which one is meant; captures of properties by name.
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(String.init, \.count)(123), compose({ $0 + 1 }, { "\($0)" })(1), compose(abs, { -$0 })(-2.5))
final class Meter {
  var level = 3
  func frozen() -> () -> Int { { [level] in level } }
  func live() -> () -> Int { { [self] in level } }
}
let meter = Meter()
let (frozen, live) = (meter.frozen(), meter.live())
meter.level = 8
print(frozen(), live())
