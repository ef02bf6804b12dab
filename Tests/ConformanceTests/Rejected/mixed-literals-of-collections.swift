func g() { [1, "a"] }
struct S { let a = [1, "b"]; static let c = ["k": ["x"], "l": 1]; var d: Any { [1, "x"] } }
[1, "a"]
func h(_ x: Any = [1, "a"], y: [String: Any] = ["k": ["x"], "l": 1]) {}
let q = [["x"], "y"]
let r = [["x"], 1, [:], nil] 
let s = ["k": ["x"], 2: 1]
_ = [["x"], "y"]
_ = ([1, "a"])
let u = [1, "a", nil]
