var arr = [1, 2, 3]
arr["a"]
let d = ["a": 1]
d[1]
let s = "abc"
s[1]
s[0...1]
s[0..<1]
s[..<2]
arr[1.5]
let st: Set = [1]
st[0]
let o: [Int]? = nil
o[0]
(1, 2)[0]
struct P { subscript(x: Int) -> Int { 1 } }
P()["a"]
P()[a: 1]
P()[1, 2]
P()[]
d["a"] + 1
d["a"].foo
arr[0].foo
arr[0] = "x"
