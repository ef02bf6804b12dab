// Operands, arguments, subscripts and assignments are evaluated from left to right, once.
var log = ""
func v(_ n: Int, _ name: String) -> Int {
  log += name
  return n
}
func show(_ title: String) {
  print(title, log)
  log = ""
}
_ = v(1, "a") + v(2, "b") * v(3, "c")
show("operators")
func sum(_ a: Int, _ b: Int, c: Int = v(9, "default")) -> Int { a + b + c }
_ = sum(v(1, "a"), v(2, "b"))
show("arguments")
_ = sum(v(1, "a"), v(2, "b"), c: v(3, "c"))
show("all given")
var list = [0, 0, 0]
list[v(1, "index")] = v(5, "value")
show("assignment")
list[v(2, "index")] += v(5, "value")
show("compound")
_ = [v(1, "x"), v(2, "y"), v(3, "z")]
show("array")
_ = (v(1, "p"), v(2, "q"))
show("tuple")
_ = [v(1, "k"): v(2, "v"), v(3, "K"): v(4, "V")]
show("dictionary")
struct Pair {
  var a: Int
  var b: Int
}
_ = Pair(a: v(1, "a"), b: v(2, "b"))
show("init")
class Chain {
  func next(_ n: Int) -> Chain {
    log += "call"
    return self
  }
}
func make() -> Chain {
  log += "make "
  return Chain()
}
_ = make().next(v(1, "arg ")).next(v(2, " arg "))
show("chain")
func f() -> (Int) -> Int {
  log += "function "
  return { $0 }
}
_ = f()(v(1, "argument"))
show("callee")
let (a, b) = (v(1, "first"), v(2, "second"))
show("destructuring")
_ = "\(v(a, "one")) \(v(b, "two"))"
show("interpolation")
_ = v(1, "l") < v(2, "r") ? v(3, "then") : v(4, "else")
show("ternary")
var x = 1
x =
  x
  + {
    x = 10; return v(1, "closure")
  }()
print(x)
show("read before call")
