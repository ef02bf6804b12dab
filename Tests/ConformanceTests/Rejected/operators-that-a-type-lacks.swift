struct V { var x = 0 }
let v = V(), w = V()
let r1 = v - w
let r2 = v * w
let r3 = v / w
let r4 = v == w
let r5 = v != w
let r6 = v < w
let r7 = v > w
let r8 = v % w
let r9 = v & w
let s1 = V() - V()
let s2 = V() * V()
let s3 = V() / V()
let s4 = V() == V()
let s5 = V() != V()
let s6 = V() < V()
let s7 = -V()
let s8 = V() + 1
let s9 = [V()] == [V()]
var m = V()
m += V()
m += v
print(v == w)
print(v != w)
if v == w { }
if v != w { }
if V() == V() {}
let t1: V = v + w
let t2: V = V() + V()
func f(_ v: V) {}
f(v + w)
func g() -> V { v + w }
func h() -> V { return v * w }
