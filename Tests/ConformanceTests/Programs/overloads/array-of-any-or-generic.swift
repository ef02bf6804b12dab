let n: Int? = 3, ints = [1, 2]
func a(_ x: [Any]) { print("[Any]") }
func a<T>(_ x: T) { print("T", T.self) }
a([1])
a(ints)
a([n])
a(1)
func b(_ x: [Any]) { print("[Any]") }
func b<T: Equatable>(_ x: T) { print("Equatable", T.self) }
b([1, 2.5])
b([1])
b([n])
func c(_ x: [Any]) { print("[Any]") }
func c<T: Equatable>(_ x: [T]) { print("[T]", T.self) }
c([1, 2.5])
c([1])
c(ints)
func d(_ x: [Any]) { print("[Any]") }
func d<T>(_ x: T?) { print("T?", T.self) }
d([1])
d([\String.count])
func e(_ x: [Any]) { print("[Any]") }
func e<T>(_ x: [T?]) { print("[T?]", T.self) }
e([1])
e([n])
e(ints)
func f(_ x: [Any]) { print("[Any]") }
func f<T: Collection>(_ x: T) { print("Collection", T.self) }
f([[n]])
f([1])
func g(_ x: Set<Int>) { print("Set") }
func g<T>(_ x: T) { print("T", T.self) }
g([1])
g([1] as Set)
func h(_ x: any Collection<Int>) { print("any Collection") }
func h<T: RandomAccessCollection>(_ x: T) { print("RandomAccess", T.self) }
h([1])
h(ints)
h(Set(ints))
func i<T>(_ x: [T]) { print("[T]", T.self) }
func i<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
i([n ?? 1])
i([1, "a"] as [Any])
i(1)
