func freq<S: Sequence>(_ s: S) -> [S.Element: Int] where S.Element: Hashable { s.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
let d = freq("aab")
print(d["a"]!)
print(freq([1, 1])[1]!)
print(freq("aab")["a"]!)
let _a = freq("aab")["a"]
let _b = freq([1])[1]
let _c = freq("aab").count
let _e: Int? = freq("aab")["b"]
func keys<S: Sequence>(_ s: S) -> [S.Element] { Array(s) }
let _f = keys("abc").first == "a"
let _g = keys("abc").firstIndex(of: "b")
let _h = keys("abc")[0]
print(_a!, _b!, _c, _e!, _f, _g!, _h)
