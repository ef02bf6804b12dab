// A literal becomes an existential of a protocol only if its elements conform as well.

func f(_ x: any Equatable) { print("Equatable") }
func f(_ x: some Any) { print("some Any") }
f([])
f([1])
f([nil])
f([:])
f([{}])
f([1, "a"])
func g(_ x: any Hashable) { print("Hashable") }
func g(_ x: Any) { print("Any") }
g([]); g([1]); g([1, "a"]); g([:]); g(["a": 1]); g((1, 2)); g(nil as Int?); g({}); g([2: {}])
