// Literals of different types for one generic parameter, in the order in which their types are tried.
let a = max(1, "a")
let b = min("a", 1)
let c = max(1.5, "a")
let d = max("a", 1.5)
func same<T>(_ a: T, _ b: T) {}
same(1, "a")
same("a", 1)
same(1.5, "a")
same("a", 1.5)
