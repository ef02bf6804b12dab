let s: String? = "a"
print(s.count)
let n: Int = s
let m = s + "b"
func f(_ s: String) {}
f(s)
if s { print(1) }
let l = s.uppercased().count
let a: [Int]? = [1]
print(a[0], a.map { $0 }, a.count)
for x in a { print(x) }
let i: Int? = 3
let j = i + 1
let k = i * 2
if i > 2 { }
let b: Bool = i == 3
switch i { case 3: break case nil: break }
let dict = ["a": 1]
let v: Int = dict["a"]
let w = dict["a"] + 1
var o: Int? = nil
o += 1
print(-i)
