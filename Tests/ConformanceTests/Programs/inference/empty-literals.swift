func f(_ x: [Any]) { print(x.count) }
f([])
func g(_ x: [[[Int]]]) { print(x) }
g([[[]]])
g([[], [[]], [[1]]])
func h<T>(_ x: [T], _ y: T) { print(x, y, T.self) }
h([], 1)
h([], "a")
print([1] + [], [] == [1], [[]] + [[1]])
let empty: [String: [Int]] = [:]
print(empty, empty["a", default: []], [:] as [Int: Int])
func d(_ x: [String: [String: Int]] = [:]) { print(x) }
d()
d(["a": [:]])
