protocol P { var n: Int { get set } ; func f() ; static func g() ; init() }
@MainActor class C: P { var n = 1; func f() {}; static func g() {} ; required init() {} }
@MainActor struct S: P { var n = 1; func f() {}; static func g() {}; init() {} }
actor A: P2 { func f() {} ; var k = 1 }
protocol P2 { func f() ; var k: Int { get } }
@MainActor class D {}
extension D: P2 { func f() {}; var k: Int { 1 } }
@MainActor final class E: Hashable { let id = 1; func hash(into h: inout Hasher) { h.combine(id) }; static func == (a: E, b: E) -> Bool { true } }
@MainActor struct F: Identifiable { var id = 1 }
@MainActor class G: Comparable { static func < (a: G, b: G) -> Bool { true }; nonisolated static func == (a: G, b: G) -> Bool { true } }
@MainActor class I: Sequence, IteratorProtocol { func next() -> Int? { nil } }
class J: P3 { @MainActor func f() {} }
protocol P3 { func f() async; @MainActor func m() ; nonisolated func z() }
extension J { func m() {} ; @MainActor func z() {} }
