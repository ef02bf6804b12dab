class NS { var x = 1 }
@MainActor func mk() -> Int { 2 }
@MainActor class A { var n: Int; var ns = NS(); init(n: Int) { self.n = n } }
@MainActor class B { var ns = NS(); var o: NS?; var d: [String: NS] = [:] }
@MainActor struct C { var ns: NS }
@MainActor struct D { var ns = NS(); var k: Int }
@MainActor struct E { var n = mk() }
@MainActor class G { lazy var n = mk(); var f: () -> Void = { _ = mk() } }
@MainActor class H { @Wr var w = 1 }
@propertyWrapper struct Wr { var wrappedValue: Int }
@MainActor class I: NSub {}
class NSub { var q = 1 }
@MainActor class J: NSub { var z = 1 }
func b() { _ = B() }
func c() { _ = C(ns: NS()) }
func d() { _ = D(k: 1) }
func e() { _ = E() }
func g2() { _ = G() }
func h() { _ = H() }
func i() { _ = I() }
func j() { _ = J() }
func e2() { _ = E(n: 1) }
