// An argument must meet the constraint of the parameter's type.
struct Token {}
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Token(), Token()))
