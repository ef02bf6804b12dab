struct E: Error {}
extension Int { var dbl: Int { get { self * 2 } set { self = newValue / 2 } } }
func fails(_ p: inout Int) throws { p = 90; throw E() }
var arr = [1, 2]
try? fails(&arr[1].dbl)
print(arr)
struct G { var n = 4 }
var g = G(); try? fails(&g.n.dbl); print(g)
