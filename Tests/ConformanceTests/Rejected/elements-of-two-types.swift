func c<T: Comparable>(_ a: [T]) {}
func n<T: Numeric>(_ a: [T]) {}
func s<S: Sequence>(_ a: S) where S.Element: Equatable {}
func d<V: Equatable>(_ a: [String: V]) {}
func v<T: Comparable>(_ a: T...) {}
c([1, "a"])
c(["a", 1])
