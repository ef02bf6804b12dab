func a(_ x: Int..., _ y: Int) {}
func b(_ x: Int..., y: Int, _ z: Int) {}
func c(_ x: Int..., y: String...) {}
struct S {
  init(_ x: Any..., _ y: Int = 1) {}
  subscript(x: Int..., y: Int) -> Int { 1 }
  subscript(x: Int..., y y: Int) -> Int { 1 }
}
let f = { (x: Int..., y: Int) in 1 }
