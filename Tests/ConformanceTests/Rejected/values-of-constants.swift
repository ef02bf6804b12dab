struct Point { let x: Int; var y: Int { 3 } }
let a = 3
a = "x"
a = unknown
a = a + "x"
let p = Point(x: 3)
p.x = "s"
p.y = "s"
p.y = unknown()
var q = p
q.x = 2.5
q.y = q.z
func f(_ z: Int) { z = "a" }
for i in 0..<3 { i = "s" }
let xs = [1]
xs[0] = "a"
xs[0] = unknown
let isDone = xs.filter { $0 = 3 }
