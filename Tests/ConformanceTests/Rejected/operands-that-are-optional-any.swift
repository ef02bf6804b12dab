let d: [String: Any] = ["a": 1]
let n = d["a"] + 1
let m = 1 + d["a"]
let o = d["a"] * 2
let p = d["a"] == 1
let q = d["a"] > 1
let r: Int = d["a"]
let s = d["a"].count
let t = d["a"]! + 1
let u = d["a"] as Int
let v = d["a"] as? Int + 1
let x: Any = 1
let y = x + 1
let z = x == 1
let w = -x
if x { }
if d["a"] { }
let aa = x > 1
