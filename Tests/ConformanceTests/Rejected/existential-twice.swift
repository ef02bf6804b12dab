// Two values of one protocol need not have one type.
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
let a: any Equatable = 1
print(same(a, a))
