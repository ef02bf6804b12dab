// Literals of collections for one generic parameter or two: the same type for both is preferred, whatever it costs.
func same<T>(_ a: T, _ b: T) { print("same", T.self) }
func same<T, U>(_ a: T, _ b: U) { print("different", T.self, U.self) }
same(1, 2.5)
same([1], [2.5])
same([1], ["a"])
same([1: 1], [1: 2.5])
same([[1]], [[2.5]])
same([1], [2])
same((1, 2), (1, 2.5))
same(1, "a")
same([1], [nil, 2])
same([1], 2)
same([1], [] as [Double])
same([], [1])
same([1], [[1]])
func one<T>(_ a: T, _ b: T) { print("one", T.self) }
one([1], [2.5])
one(1, 2.5)
one([1, 2], [2.5, 1])
