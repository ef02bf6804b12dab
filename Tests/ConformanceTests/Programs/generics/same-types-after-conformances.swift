struct Pair<A, B> { var a: A; var b: B }
extension Pair where A == B, A: Comparable { var s1: Bool { a < b } }
extension Pair where A: Comparable, A == B { var s2: Bool { a < b } }
extension Pair where B: Comparable, A == B { var s3: Bool { a < b } }
extension Pair where A: Comparable, B == A { var s4: Bool { a < b } }
extension Pair where A == B, A: Hashable { var s5: Set<A> { [a, b] }; var s6: Bool { a == b } }
let p = Pair(a: 1, b: 2); print(p.s1, p.s2, p.s3, p.s4, p.s5.count, p.s6)
func mx<A, B>(_ a: A, _ b: B) -> Bool where A: Comparable, A == B { a < b }
print(mx(1, 2))
