// What strings can do without Foundation.
let t = "a-b-c"
print(t.contains("b-"), t.replacing("-", with: "+"), t.firstRange(of: "b") != nil, t.ranges(of: "-").count, t.split(separator: "-"))
print(t.trimmingPrefix("a"), t.starts(with: "a-"), t.hasPrefix("a"), [1, 2, 3].contains([2, 3]))
var u = t
u.replace("-", with: "")
print(u, t.firstRange(of: "zz") == nil, t.replacing("-", with: "/", maxReplacements: 1), t.split(separator: "--"))
var v = "one two"
v.replace("o", with: "0", maxReplacements: 1)
print(v, t.dropFirst().replacing("-", with: "_"), t.split(separator: "-", maxSplits: 1))
