func f(_ x: [Any]) { print("[Any]") }
func f(_ x: Any) { print("Any") }
let maybe: Int? = 3
f([maybe as Any])
f([1])
f([1, "a"])
f(1)
f([[1]])
let ints = [1, 2]
f(ints)
func g(_ x: [Any?]) { print("[Any?]") }
func g(_ x: Any) { print("Any") }
g([maybe])
g([nil, 1])
g(["a"])
func h(_ x: [Int]) { print("[Int]") }
func h(_ x: [Double]) { print("[Double]") }
func h(_ x: [Any]) { print("[Any]") }
h([1, 2])
h([1, 2.5])
h([1, "a"] as [Any])
h(["a"])
