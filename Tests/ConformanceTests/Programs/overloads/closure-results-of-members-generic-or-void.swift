// A closure whose value is dropped is worse than one whose value is the result, wherever its type comes from.
func go<T>(_ f: () -> T) { print("T", T.self) }
func go(_ f: () -> Void) { print("Void") }
let a = [1, 2]
go { a.count }
go { a.map { $0 } }
go { [1, 2].count }
go { [1, 2] }
go { "a".count }
go { a.isEmpty ? 1 : 2 }
go { a[0] }
go { a.first }
go { Int("3") }
go { a.first ?? 3 }
go { 1 + 2 }
go { a.count + 2 }
go { String(a.count) }
go { (a, 1) }
go { a.first! }
go { a.first?.description }
go { !a.isEmpty }
