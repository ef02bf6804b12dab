let xs = [1, 2]
let a = min(xs)
let c = max(1)
let d = max()
func two(_ a: Int, _ b: Int) {}
func two(_ a: Int, _ b: Int, _ c: Int) {}
two(1)
two()
print(max(xs))
