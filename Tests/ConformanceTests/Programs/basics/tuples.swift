// Tuples: labels, positions, destructuring, nesting, comparison, swapping and as results.
let point = (x: 1, y: 2)
let plain = (1, "one", 2.5)
print(point, plain, point.x, point.1, plain.1, plain.2)
let (a, b, _) = plain
print(a, b)
let (x, (y, z)) = (1, (2, 3))
print(x + y + z)
var (m, n) = (10, 20)
(m, n) = (n, m)
print(m, n)
var mutable = point
mutable.x = 100
mutable.1 += 5
print(mutable, point)
func minMax(_ list: [Int]) -> (min: Int, max: Int)? {
  guard let lo = list.min(), let hi = list.max() else { return nil }
  return (lo, hi)
}
if let (lo, hi) = minMax([3, 1, 2]) { print(lo, hi) }
print(minMax([4])!.max, minMax([]) == nil, minMax([5, 6])?.min ?? 0)
print((1, "a") == (1, "a"), (1, 2) < (1, 3), ("b", 1) > ("a", 9), (x: 1, y: 2) == (1, 2))
let relabelled: (w: Int, h: Int) = (3, 4)
print(relabelled.w * relabelled.h, relabelled)
let nested = (name: "n", inner: (left: 1, right: [2, 3]))
print(nested.inner.right[1], nested)
let list = [(1, "one"), (2, "two")]
for (number, word) in list { print(number, word) }
for (index, (number, word)) in list.enumerated() { print(index, number, word) }
let functions: (add: (Int, Int) -> Int, name: String) = ({ $0 + $1 }, "add")
print(functions.add(1, 2), functions.name)
switch (point.x, point.y) {
case (1, let y) where y > 5: print("big", y)
case (1, 2): print("one two")
default: print("other")
}
let (first, second): (Int, Double) = (1, 2)
print(first, second)
let unit: Void = ()
print(unit, (5), type(of: (1, 2.0)))
let one = (n: 7, 8)
print(one.n, one.1, one)
