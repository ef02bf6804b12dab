struct P { var x: Int; var q: Q }
struct Q { var y: Int }
let kp = \Q.y
let p = P(x: 1, q: Q(y: 1))
print(p[keyPath: kp])
print(p.q.y[keyPath: kp])
func f() -> P { p }
_ = f()[keyPath: kp]
_ = (p)[keyPath: kp]
