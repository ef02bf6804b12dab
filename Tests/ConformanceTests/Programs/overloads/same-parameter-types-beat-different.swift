func f<T>(_ a: T, _ b: T) { print("T, T") }
func f<T, U>(_ a: T, _ b: U) { print("T, U") }
f(1, 2)
f(1, "a")
f(1, 2.5)
f("a", "b")
f([1], [2])
f(1, nil as Int?)
func g<T>(_ a: T) { print("T") }
func g<T>(_ a: [T]) { print("[T]") }
func g<T>(_ a: T?) { print("T?") }
func g<K, V>(_ a: [K: V]) { print("[K: V]") }
func g<T>(_ a: [[T]]) { print("[[T]]") }
g(1)
g([1])
g(Optional(1))
g([1: 2])
g([[1]])
g(nil as [Int]?)
func h<C: Collection>(_ c: C) { print("Collection") }
func h<C: BidirectionalCollection>(_ c: C) { print("Bidirectional") }
func h<C: RandomAccessCollection>(_ c: C) { print("RandomAccess") }
func h<S: Sequence>(_ s: S) { print("Sequence") }
h([1])
h("a")
h(stride(from: 0, to: 3, by: 1))
h(Set([1]))
h([1: 2])
h(0..<3)
