func take(_ d: [String: Any]) { print(d.count, d["p"]!) }
take(["p": ["files": ["x"]]])
take(["p": ["files": [1], "name": "y"].count])
let a: Any = ["files": ["x"], "name": 1]
let e: [Any] = [["x"], "y", ["a": 1, "b": "c"], [1, "x"]]
print(e.count)
let f: [String: Any] = ["a": ["x", 1], "b": ["k": ["l": nil, "m": 2]]]
print(f.count)
let g: [String: Any]? = ["p": ["files": ["x"], "n": 2]]
print(g!.count)
struct S { var d: [String: Any] = ["p": ["files": ["x"], "n": 2, "z": ["a": true]]] }
print(S().d.count)
func r() -> [String: Any] { ["p": ["files": ["x"], "n": 2, "z": ["a": true, "b": []]]] }
print(r().count)
let h: [[String: Any]] = [["a": ["x"], "b": 1], ["a": ["x": ["y"], "z": 1]]]
print(h.count)
let i: [AnyHashable: Any] = ["aps": ["alert": ["title": "t", "n": 1], "sound": "s"]]
print(i.count)
// A part of an expression may be such a literal without an annotation.
for x in [1, "a"] { print(x) }
print([1, "a"].count, ([1, "a"] + [2]).count)
let make = { [["x"], "a"] }
print(make().count, ["a": ["x"], "b": 2]["b"] as Any)
func anything() -> Any { [["x"], 1] }
print(anything())
