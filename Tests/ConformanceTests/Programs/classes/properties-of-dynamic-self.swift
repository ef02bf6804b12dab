class A { var me: Self { self }; var maybe: Self? { self }; static var made: Self { Self() }; required init() {} }
class B: A { let b = 1 }
print(B().me.b)
print(B().maybe!.b)
print(B.made.b)

class Shared { class var shared: Self { Self() }; required init() {}; static var all: [Shared] { [shared, shared] } }
final class Model: Shared { var n = 3; var other: Self { .shared } }
print(Model.shared.n, Shared.shared, Model.shared.other.n, type(of: Model.shared), ([Model.shared] as [Model]).map(\.n))
let m: Model = .shared; let s: Shared = Model.shared; print(m.n, s is Model)
class N { var next: Self? { nil }; func last() -> Self { next?.last() ?? self } }
class M: N { let v = 1; override var next: Self? { nil } }
print(M().last().v, M().next?.v as Any)
