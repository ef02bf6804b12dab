let d = [1, 2], s = "a"
func f(_ x: Int) {}
func g(_ x: Any) {}
print(d[s])
f(d[s])
let x = d[s] + 2
let y = d[s].description
if d[s] > 3 { }
let w = d[s]
let v = "\(d[s])"
let u = [d[s]]
d[s] == 3
switch d[s] { default: break }
_ = d[s]
for i in d[s] {}
-d[s]
let k: [Int] = [d[s]]
d.map { _ in d[s] }
