struct N {}
struct Q: Equatable {}
struct A: Hashable { let n: N }
struct B: Hashable { let q: Q }
enum C: Hashable { case a(N) }
struct D: Equatable, Hashable { let n: N }
struct E: Hashable, Identifiable { var id: Int; let n: N }
struct F: Hashable { let n: N; static func == (a: F, b: F) -> Bool { true } }
struct G: Hashable { let n: N; func hash(into h: inout Hasher) {} }
class H: Hashable {}
class I: Hashable { func hash(into h: inout Hasher) {} }
class J: Hashable { static func == (a: J, b: J) -> Bool { true } }
class K: Equatable {}
struct L: Comparable { let n: Int }
struct M: Comparable { let n: N }
struct O: Codable { let n: N }
struct P: Identifiable { let n: N }
extension N: Hashable { static func == (a: N, b: N) -> Bool { true } }
class S: Codable { let n: Int }
enum T: CaseIterable { case a(Int) }
enum U: String { case a(Int) }
struct V: CaseIterable {}
struct W: Sequence {}
struct X: IteratorProtocol {}
struct Y: Collection {}
struct Z: CustomStringConvertible {}
struct AA: Error, Hashable { let f: () -> Void }
struct AC: ExpressibleByIntegerLiteral {}
struct AD: RawRepresentable {}
struct AE: AsyncSequence {}
