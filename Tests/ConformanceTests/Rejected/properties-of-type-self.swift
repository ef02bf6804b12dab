protocol P { var me: Self { get } }
class A: P { var me: A { self } }
class B: P { var me: Self { self } }
final class C: P { var me: C { self } }
class D: P { var me: D; init() { fatalError() } }
protocol Q { static var shared: Self { get } }
class E: Q { static var shared: E { E() } }
class F: Q { static let shared = F() }
class G: Q { class var shared: Self { fatalError() } }
protocol R { var parent: Self? { get } }
class H: R { var parent: H? { nil } }
class I: R { var parent: Self? { nil } }
class J { var stored: Self? }
final class K { var stored: Self?; static var all: [Self]? }
class L {
  var make: () -> Self? = { nil }
  var take: (Self) -> Void = { _ in }
  var computed: Self { self }
  var made: () -> Self { { self } }
}
struct S { var stored: [Self] = []; static let zero: Self = S() }
enum T { case a; static let first: Self = .a }
