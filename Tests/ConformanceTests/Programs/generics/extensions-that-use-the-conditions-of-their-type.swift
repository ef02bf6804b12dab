struct Joined<Base: Sequence> where Base.Element: Sequence { let base: Base }
extension Joined: Equatable where Base: Equatable, Base.Element.Element: Equatable {}
extension Joined where Base.Element.Element == Int { func sum() -> Int { base.reduce(0) { $0 + $1.reduce(0, +) } } }
print(Joined(base: [[1]]) == Joined(base: [[1]]), Joined(base: [[1], [2, 3]]).sum())
struct J2<Base: Sequence> where Base.Element: Sequence { let base: Base }
extension J2: Equatable where Base: Equatable, Base.Element: Equatable, Base.Element.Element: Equatable {}
print(J2(base: [[1]]) == J2(base: [[1]]))
