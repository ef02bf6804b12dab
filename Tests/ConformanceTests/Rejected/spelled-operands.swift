let s = "ab", words = ["a"]
let a = s.first + "x"
let b = s.first + 1
let c = s.first ?? "xy"
let d = s.first ?? 1
let e = "x" + s.last
let f = words.first + "x"
