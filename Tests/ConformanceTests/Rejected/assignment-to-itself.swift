class T { var n = 0; var x: Int { get { n } set { } } ; func f() { n = n; self.n = self.n; self.n = n } }
var w = 1
w = w
(w) = w
var t = T()
t.n = t.n
t.x = t.x
var a = [1]
a[0] = a[0]
struct P { var q = 1; mutating func m() { q = q; self = self; self.q = q } }
var p = P()
p.q = p.q
func f(_ v: inout Int) { v = v }
_ = { w = w }
