var d = ["a": 1]
let i = 1, s = "a", o: String? = "a"
d[i]
d[1]
d[o]
d[i] = 3
d[1] = 3
d[i, default: 3]
d[s, default: "x"]
d["a", default: "x"]
d[1, default: 3]
d[s, defalt: 3]
let v: Int = d[s]
let w: Int = d["a"]
