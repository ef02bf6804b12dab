let d = ["a": 1]
func f(_ x: Int?) {}
func g(_ x: Any) {}
print(d[1])
f(d[1])
let x = d[1] ?? 2
let y = d[1]! + 1
if let z = d[1] { }
let w = d[1]
let v = "\(d[1])"
let u = [d[1]]
let t = (d[1], 2)
d[1] == 3
switch d[1] { default: break }
guard let q = d[1] else { fatalError() }
_ = d[1]
let r = d[1] as Int?
return d[1]
