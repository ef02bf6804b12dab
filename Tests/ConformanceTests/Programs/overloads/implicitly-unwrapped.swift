let n: Int! = nil
print(n == 3, n != 3, n == nil)
func f(_ x: Int?) { print("Int?", x as Any) }
func f(_ x: Int) { print("Int", x) }
f(n)
let m: Int! = 4
f(m)
print(m == 4, m + 1)
func g(_ x: Any?) { print("Any?") }
g(n)
let copy = n
print(type(of: copy))
let listed = [m]
print(type(of: listed))
func h<T>(_ x: T) { print(T.self) }
h(m)
if let value = n { print(value) } else { print("nil") }
print(n ?? 7, n?.description ?? "none")
let s: String! = "text"
print(s.count, s == "text", s?.count as Any)
