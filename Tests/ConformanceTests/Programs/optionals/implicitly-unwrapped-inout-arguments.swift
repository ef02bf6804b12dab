// Variables declared with `!`, passed as inout arguments of the type without it.
func split(_ a: inout [Int]?, _ b: inout [Int], _ c: inout [Int]?) { a?.append(1); b.append(2); c?.append(3) }
func clip(_ a: inout [Int], _ b: inout [Int]) { a.append(10); b.append(20) }
var co: [Int]! = [], fr = [Int](), ba: [Int]! = []
split(&co, &fr, &ba)
for p in co { clip(&ba, &fr); print(p) }
print(ba as Any, fr, co!)
var opt: Int! = 3
func inc(_ x: inout Int) { x += 1 }
inc(&opt)
opt += 4
swap(&opt, &fr[0])
print(opt as Any, fr)
struct S { var a: [Int]! = [1]; var s: String! = "x" }
var s = S()
inc(&s.a[0]); clip(&s.a, &fr)
s.a.append(3); s.s += "y"; s.s.append("z")
print(s.a!, s.s!)
