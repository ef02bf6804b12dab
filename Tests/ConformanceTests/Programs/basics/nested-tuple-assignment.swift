// Tuples are assigned to by their parts, nested ones and some of them as well.
var a = 1, b = 2, c = 3
(a, (b, c)) = (c, (a, b))
print(a, b, c)
(a, _) = (9, 8)
(_, b) = (1, 7)
print(a, b)
var t = (x: 1, y: (2, 3))
(t.x, (t.y.0, _)) = (5, (6, 7))
print(t)
t.y = (1, 1); t.y.1 += 4
print(t)
var arr = [1, 2, 3]
(arr[0], arr[2]) = (arr[2], arr[0])
print(arr)
(a, b) = (b, a)
let (p, (q, r)) = (1, (2, 3))
print(p, q, r, a, b)
func f() -> (Int, (String, Bool)) { (1, ("s", true)) }
var s = "", k = false
(_, (s, k)) = f()
print(s, k)
((a), b) = (4, 5)
print(a, b)
var lab: (first: Int, second: Int) = (1, 2)
(lab.first, lab.second) = lab
lab = (first: 3, second: 4)
print(lab)
