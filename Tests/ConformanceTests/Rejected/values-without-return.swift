// The last value of a body lacks its `return`: swiftc points at the value.
func f() -> Int { print("a"); 1 }
func g() -> Int { let x = 1; x + 1 }
func h() -> [Int] { var xs: [Int] = []; xs.append(1); xs }
func k() -> String {
  let x = 1
  "a\(x)"
}
func l() -> Int { print("a"); print("b") }
func m() -> Int { print("a"); "b" }
let c = { (x: Int) -> Int in print("a"); x }
struct T { var x: Int { print("a"); "b".count } }
