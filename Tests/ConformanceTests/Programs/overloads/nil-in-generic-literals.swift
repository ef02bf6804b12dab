func a(_ x: [Any]) { print("[Any]", x) }
a([nil])
a([1, nil])
func b<T>(_ x: [T]) { print("[T]", T.self, x) }
b([nil, 1])
b([nil, "a", nil])
func c<T>(_ x: T...) { print("T...", T.self, x.count) }
c(nil, true)
c(1, nil)
c(1, 2.5)
func d<T>(_ x: [T]) { print("[T]", T.self) }
d([nil])
func e<T>(_ x: T) { print("T", T.self) }
e([nil])
func f<T: Collection>(_ x: T) { print("Collection", T.self) }
f([nil])
func g<T>(_ x: @autoclosure () -> T) { print("autoclosure", T.self) }
g([nil])
e([])
g([])
func h(_ x: Any) { print("Any", x) }
h([])
h([nil])
h([:])
func i<T>(_ x: T?) { print("T?", T.self) }
i([])
b([[]])
b([])
func j<K, V>(_ x: [K: V]) { print("[K: V]", K.self, V.self) }
j([1: nil, 2: "a"])
