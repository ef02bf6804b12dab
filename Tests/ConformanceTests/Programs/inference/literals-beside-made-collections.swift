let c = [1, 2, 3]
let a = [1] + ArraySlice(c)
print(type(of: a))
print(type(of: [1] + ArraySlice(c)), type(of: [1] + ArraySlice([2])), type(of: c + ArraySlice(c)), type(of: [1] + Set(c)))
print(type(of: [1] + ArraySlice<Int>(c)), type(of: [1] + ContiguousArray(c)), type(of: [1] + Array(c)),type(of: ["a"] + ArraySlice(["b"])))
func sl(_ x: [Int]) -> ArraySlice<Int> { x[...] }
func sl2<T>(_ x: [T]) -> ArraySlice<T> { x[...] }
print(type(of: [1] + sl(c)), type(of: [1] + sl2(c)), type(of: [1] + sl2([2])))
