var a: [String: Int] = ["a", "b"]
var b: [String: Int] = []
func f(_ d: [String: Int]) {}
f(["a"])
f([])
func g() -> [String: Int] { ["a"] }
func h() -> [String: Int] { return [] }
a = ["x"]
a = []
var o: [String: Int]? = ["a"]
var o2: [String: Int]? = []
struct S { var d: [Int: Int] = [1, 2]; var e: [Int: Int] = [] }
S(d: [1], e: [])
let arr: [[String: Int]] = [["a"], []]
let c: [String: Int] = [1: 2]
