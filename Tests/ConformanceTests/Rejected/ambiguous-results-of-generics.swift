func f<T>(_ x: T) -> Int { 1 }
func f<T>(_ x: T) -> String { "" }
f(1)
_ = f(1)
let a = f(1)
print(f("a"))
func g(_ x: [Any]) -> Int { 1 }
func g(_ x: [Any]) -> [Int] { [] }
print(g([1]))
print([g([1])])
func h(_ x: (Int) -> Int) -> Int { 1 }
func h(_ x: (Int) -> Int) -> Bool { true }
_ = h { $0 }
struct S {
  subscript(x: Int) -> Int { 1 }
  subscript(x: Int) -> String { "" }
  func m() -> Int { 1 }
  func m() -> Int? { 1 }
}
print(S()[1])
let b = S().m()
S().m()
let c: Any = S()[2]
print("\(S()[3])")
