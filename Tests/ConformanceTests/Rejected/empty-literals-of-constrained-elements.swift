func f<T: Comparable>(_ a: [T]) -> T? { a.max() }
func g<T: Hashable & Comparable>(_ a: [T], _ n: Int) {}
func h<K: Hashable, V: Equatable>(_ d: [K: V]) {}
func i<T: Comparable>(_ a: [T]) {}
func j<S: Sequence>(_ s: S) where S.Element: Equatable {}
func k<T: Equatable>(_ a: [T], _ b: [T]) -> Bool { a == b }
f([])
g([], 1)
h([:])
i([])
j([])
k([], [])
_ = f([])
let x = f([])
_ = [].max()
_ = [].sorted()
