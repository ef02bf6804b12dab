struct A1 { let x = 1 }
let t = (1, 2)
print(A1().q, t.5, A1().z)
print(undefA + undefB, undefC)
let arr = [undefD, undefE]
h(undefF, undefG)
func h(_ a: Int, _ b: Int) {}
h(undefF, A1().k)
h(A1().k, "x")
h("a", "b")
let st = "\(A1().j) \(undefH)"
if A1().i == 3 && undefI { }
