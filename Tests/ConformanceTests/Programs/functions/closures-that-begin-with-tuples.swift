func swapAll(_ xs: [Int]) -> () -> Int {
    var a = 1, b = 2
    let step = {
        (a, b) = (b, a)
        for x in xs { a += x }
        return a
    }
    return step
}
print(swapAll([1, 2])())
let run: (Int) -> Void = { n in
    var (p, q) = (n, 0)
    (p, q) = (q, p)
    for x in [1, 2] { q += x }
    print(p, q)
}
run(5)
var c = 1, d = 2
let flip = { (c, d) = (d, c); for x in [1] { c += x } }
flip()
print(c, d)
let add = { (a: Int, b: Int) -> Int in a + b }
print(add(1, 2))
func twice(_ f: (Int, Int) -> Int) -> Int { f(2, 3) }
print(twice { (a, b) in a * b })
let g = { [c] in print(c) }
g()
let arr = [{ [1, 2].forEach { v in print(v) } }]
arr[0]()
let h = { [1, 2].count; for x in [3] { print(x) } }
h()
