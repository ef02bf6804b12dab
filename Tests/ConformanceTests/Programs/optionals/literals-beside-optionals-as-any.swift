// A literal beside an optional is wrapped, even where any type is accepted; a variable is not.

let o: Int? = 1
let n: Int = 2
let d = 2.5
func w(_ x: Any) { print("w", x) }
func w2(_ x: Any?) { print("w2", x as Any) }
func g<T>(_ x: T) { print(T.self, x) }
w(true ? 1 : o)
w(true ? n : o)
w(true ? o : 1)
w(false ? o : 1)
w(true ? 1 : nil)
w(true ? n : nil)
w2(true ? 1 : o)
w2(true ? n : o)
g(true ? 1 : o)
g(true ? n : o)
print(true ? 1 : o)
print(true ? n : o)
print(true ? n : nil)
print(true ? 1 : d)
w(true ? 1 : d)
w(false ? d : 1)
print("\(true ? 1 : o)", true ? "a" : nil, true ? o : n, separator: "|")
let a: Any = true ? 1 : o
print(a)
let b: [Any] = [true ? n : o, true ? 1 : o, true ? 1 : d]
print(b)
print(true ? [1] : nil, true ? [] : [o])
let s: String? = "s"
print(true ? "lit" : s, true ? s : "lit")

let c = true
func same(_ x: Int) -> Int { x }
print(c ? 1 + 1 : o)
print(c ? n + 1 : o)
print(c ? n + n : o)
print(c ? same(1) : o)
print(c ? n * 2 + 1 : o)
print(c ? -n : o)
print(c ? [1].count : o)
print(c ? max(1, 2) : o)
print(c ? Int(3) : o)
print(c ? 0xff : o, c ? (1) : o)

let od: Double? = 2
let oo: Int?? = 1
print(true ? 1 : od, false ? 1 : od)
print(true ? 1 : oo)
print(true ? 1.5 : od, true ? "a" : (nil as String?))
print(true ? [1] : (nil as [Double]?))
print(true ? 1 : true ? n : o)
print(true ? n : true ? 1 : o)
print(true ? 1 : true ? 2 : o)
print(true ? -1 : o, true ? 1 + 1 : o, true ? n + 1 : o)
let x: Any? = true ? 1 : o
print(x as Any)
func f(_ v: Any...) { print(v) }
f(true ? 1 : o, true ? 1 : d, 1)
let dict: [String: Any] = ["a": true ? 1 : o, "b": true ? "x" : nil]
print(dict["a"]!, dict["b"]!)
let h: AnyHashable = true ? 1 : o
print(h)
print(true ? true : Optional(false))
