// Members of constrained extensions of a type come before those of protocols that it conforms to.

extension Optional where Wrapped == Int { func m() { print(0) } }
extension Hashable { func m() { print(1) } }
extension Optional { func k() { print(2) } }
extension Equatable { func k() { print(3) } }
extension Array where Element == Int { func m() { print(4) } }
extension Array where Element: Comparable { func k() { print(5) } }
let o: Int? = 3
o.m()
o?.m()
o!.m()
o.k()
[1].m()
[1].k()
["a"].m()
func g<T: Hashable>(_ t: T?) { t.m(); t.k() }
g(1)
