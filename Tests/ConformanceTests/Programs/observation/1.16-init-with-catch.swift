// An initial value that is made in a `do` may not be there when its `catch` gives one: both initialize.
import Observation
struct Bad: Error {}
struct S { var pins: [Int] = [1, 2, 1]; var name = "n"; static func decode(_ fails: Bool) throws -> S { if fails { throw Bad() }; return S() } }
func check(_ fails: Bool) throws { if fails { throw Bad() } }
@Observable final class B {
  var settings: S { didSet { print("save") } }
  var level: Int { didSet { print("level", oldValue, level) } }
  init(_ fails: Bool, _ late: Bool) {
    level = 1
    do {
      try check(late)
      settings = try S.decode(fails)
    } catch {
      print("failed")
      settings = S()
    }
    settings.pins.append(3)
    level = 2
  }
  deinit { print("deinit") }
}
@Observable class Base { var a: S; init(_ f: Bool) { do { a = try S.decode(f) } catch is Bad { a = S() } catch { a = S(pins: []) } } }
final class Sub: Base { var b: S
  override init(_ f: Bool) { do { b = try S.decode(f) } catch { b = S(pins: [9]) }; super.init(f) } }
for (a, b) in [(false, false), (true, false), (false, true)] { print(B(a, b).settings.pins) }
print(Sub(true).a.pins, Sub(false).b.pins, Sub(true).b.pins)
