struct P { var x = 0; var y: Int; let z = 1; static let origin = P(y: 0); private var secret = 1; lazy var l = 5; var c: Int { x * 2 } }
let p = P(x: 1, y: 2)
let q = P(y: 1, x: 2)
let r = P()
let s = P(1, 2)
let t = P(x: 1, y: 2, z: 3)
p.x = 5
var v = P(x: 1, y: 1, secret: 2)
v.z = 2
v.c = 3
v.w = 1
v.origin
P.x
P.origin.x = 1
v.secret
v.l.foo
let l = p.l
P.y = 2
v == p
v < p
print(v.x + v.name)
v.x()
v[0]
v.x.y
p.self.y = 2
