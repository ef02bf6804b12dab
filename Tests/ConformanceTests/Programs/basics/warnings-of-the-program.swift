#warning("top")
struct S {
  #warning("in a type")
  var a = 1
}
func f() -> Int {
  #warning("in a body")
  if true {
    #warning("nested")
    return 2
  }
}
let c = { () -> Int in
  #warning("in a closure")
  return 3
}
print(S().a, f(), c())
