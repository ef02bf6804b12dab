// All cases of a generic type, and the next one.
enum Dir: CaseIterable { case n, e, s, w }
func nth<Value: CaseIterable>(_ i: Int, of: Value.Type) -> Value where Value.AllCases.Index == Int { Value.allCases[i] }
print(nth(2, of: Dir.self))
func next<Value: CaseIterable & Equatable>(_ v: Value) -> Value { let a = Value.allCases; let i = a.firstIndex(of: v)!; let j = a.index(after: i); return j == a.endIndex ? a[a.startIndex] : a[j] }
print(next(Dir.w))
extension CaseIterable where Self: Equatable { var next: Self { let all = Self.allCases; let i = all.index(after: all.firstIndex(of: self)!); return i == all.endIndex ? all.first! : all[i] } }
print(Dir.n.next)
extension CaseIterable where Self: Equatable, AllCases: BidirectionalCollection { var previous: Self { let all = Self.allCases; let i = all.firstIndex(of: self)!; return i == all.startIndex ? all.last! : all[all.index(before: i)] } }
print(Dir.n.previous)
