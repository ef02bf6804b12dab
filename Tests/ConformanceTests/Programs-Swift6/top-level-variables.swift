var total = 0
func add(_ n: Int) { }
for i in 1...3 { total += i }
let f = { print(total) }
f()
@MainActor func show() { print(total) }
show()
