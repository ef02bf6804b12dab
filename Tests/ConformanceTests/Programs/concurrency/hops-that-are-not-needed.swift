// A function leaves its caller's executor only if it has to do something elsewhere: one that returns a number does not, and
// one that ends with a call does not return to its own executor first.
@MainActor func mark(_ name: String) { Task { @MainActor in print("   job", name) } }
@MainActor func drain() async { for _ in 0..<3 { await Task.yield() } }
enum E { case a, b(Int), c(String) }
struct P { var x = 1, y = 2; var s = "s"
  func getX() async -> Int { x }
  func getS() async -> String { s }
  func me() async -> P { self } }
final class K { var x = 1; let l = 2
  func getX() async -> Int { x }
  func getL() async -> Int { l }
  func me() async -> K { self } }
func f01(_ x: Int) async -> Int { x &* 2 }
func f02(_ x: Int) async -> Int { x < 3 ? 1 : 2 }
func f03(_ x: Double) async -> Double { x * 1.5 }
func f04(_ x: Bool) async -> Bool { !x }
func f05(_ x: Int) async -> Bool { x == 2 }
func f06(_ x: Int) async -> Int { if x > 2 { return 1 }; return 3 }
func f07() async -> (Int, Int) { (1, 2) }
func f08() async -> E { .a }
func f09() async -> E { .b(3) }
func f10() async -> Int? { nil }
func f11() async -> Int? { 3 }
func f12(_ x: Int) async -> Int { x }
func f13() async -> P { P(x: 1, y: 2) }
func f14(_ s: String) async -> String { s }
func f15(_ x: Int) async -> Int { let y = x; return y }
func f16(_ x: Int) async -> Int { var y = x; y = 3; return y }
func f17(_ k: K) async -> K { k }
func f18() async -> [Int] { [] }
func f19() async -> String { "" }
func f20(_ x: Int) async -> Int { for i in 0..<x { if i == 3 { return i } }; return 1 }
func f21(_ x: Int?) async -> Int { x ?? 3 }
func f22(_ x: Int?) async -> Int { if let x { return x }; return 3 }
func f23(_ x: E) async -> Int { switch x { case .a: 1; case .b(let n): n; case .c: 3 } }
func f24(_ b: Bool, _ c: Bool) async -> Bool { b && c }
func f25(_ x: Int) async -> Double { Double(x) }
func f26() async -> Double { 2.5 }
func f27() async -> Bool { true }
func f28(_ x: Int) async -> Int { -x }
func f29(_ x: any Sendable) async -> Int { 3 }
func f30<T>(_ x: T) async -> T { x }
func f31<T>(_ x: T) async -> Int { 3 }
func f32(_ x: Int) async -> Int { await f12(x) }
func f33(_ x: Int) async -> Int { await f12(x + 1) }
func f34(_ x: Int) async throws -> Int { try await f12(x) }
func f35(_ x: [Int]) async -> [Int] { x }
func f36(_ x: [Int]) async -> Int { x.count }
func f37(_ f: @Sendable () -> Int) async -> Int { f() }
func f38() async { return }
func f39() async { _ = 3 }
func f40() async { let k = K(); _ = k }
func f41(_ x: K) async -> Int { let y = x; _ = y; return 3 }
func f42() async -> Never? { nil }
func f43(_ x: Int) async -> Int { await f12(x); return 3 }
func f44(_ x: Int) async -> Int { let a = await f12(x); let b = await f12(a); return b }
func f45(_ x: Int) async -> Int { let a = await f12(x); let b = await f12(a); return a + b }
@MainActor func go() async {
  mark("1"); _ = await f01(3); print("1"); await drain()
  mark("2"); _ = await f02(3); print("2"); await drain()
  mark("3"); _ = await f03(3); print("3"); await drain()
  mark("4"); _ = await f04(true); print("4"); await drain()
  mark("5"); _ = await f05(3); print("5"); await drain()
  mark("6"); _ = await f06(3); print("6"); await drain()
  mark("7"); _ = await f07(); print("7"); await drain()
  mark("8"); _ = await f08(); print("8"); await drain()
  mark("9"); _ = await f09(); print("9"); await drain()
  mark("10"); _ = await f10(); print("10"); await drain()
  mark("11"); _ = await f11(); print("11"); await drain()
  mark("12"); _ = await f12(3); print("12"); await drain()
  mark("13"); _ = await f13(); print("13"); await drain()
  mark("14"); _ = await f14("s"); print("14"); await drain()
  mark("15"); _ = await f15(3); print("15"); await drain()
  mark("16"); _ = await f16(3); print("16"); await drain()
  mark("17"); _ = await f17(K()); print("17"); await drain()
  mark("18"); _ = await f18(); print("18"); await drain()
  mark("19"); _ = await f19(); print("19"); await drain()
  mark("20"); _ = await f20(5); print("20"); await drain()
  mark("21"); _ = await f21(nil); print("21"); await drain()
  mark("22"); _ = await f22(nil); print("22"); await drain()
  mark("23"); _ = await f23(.a); print("23"); await drain()
  mark("24"); _ = await f24(true, false); print("24"); await drain()
  mark("25"); _ = await f25(3); print("25"); await drain()
  mark("26"); _ = await f26(); print("26"); await drain()
  mark("27"); _ = await f27(); print("27"); await drain()
  mark("28"); _ = await f28(3); print("28"); await drain()
  mark("29"); _ = await f29(3); print("29"); await drain()
  mark("30"); _ = await f30(3); print("30"); await drain()
  mark("31"); _ = await f31(3); print("31"); await drain()
  mark("32"); _ = await f32(3); print("32"); await drain()
  mark("33"); _ = await f33(3); print("33"); await drain()
  mark("34"); _ = try? await f34(3); print("34"); await drain()
  mark("35"); _ = await f35([1]); print("35"); await drain()
  mark("36"); _ = await f36([1]); print("36"); await drain()
  mark("37"); _ = await f37({ 3 }); print("37"); await drain()
  mark("38"); _ = await f38(); print("38"); await drain()
  mark("39"); _ = await f39(); print("39"); await drain()
  mark("40"); _ = await f40(); print("40"); await drain()
  mark("41"); _ = await f41(K()); print("41"); await drain()
  mark("42"); _ = await f42(); print("42"); await drain()
  mark("43"); _ = await f43(3); print("43"); await drain()
  mark("44"); _ = await f44(3); print("44"); await drain()
  mark("45"); _ = await f45(3); print("45"); await drain()
  mark("m0"); _ = await P().getX(); print("m0"); await drain()
  mark("m1"); _ = await P().getS(); print("m1"); await drain()
  mark("m2"); _ = await P().me(); print("m2"); await drain()
  mark("m3"); _ = await K().getX(); print("m3"); await drain()
  mark("m4"); _ = await K().getL(); print("m4"); await drain()
  mark("m5"); _ = await K().me(); print("m5"); await drain()
}
await go()
