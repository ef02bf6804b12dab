var total = 0
let k = 3
class Box { var v = 0 }
let box = Box()
func g() -> Int { k }
func g2() -> Int { box.v }
func g3() { print(box) }
total += 1
print(total)
let c = { total += 1 }
c()
let d: @Sendable () -> Void = { total += 1 }
[1].forEach { total += $0 }
func h() { Task { print(total) } }
Task { print(total); await Task.yield(); total = 3 }
Task.detached { print(await total) }
Task.detached { total = 1 }
func n() async { print(await total) }
func inner() { var y = total; y += 1 }
extension Int { func foo() { total = self }; var tt: Int { total } }
var total2: Int { total }
var computed: Int { 3 }
func p() { print(computed) }
nonisolated(unsafe) var un = 3
func r() { un = 4 }
for i in 1...2 { func t() { total = i }; t() }
if true { var z = 3; func tt() { z += 1 }; tt() }
defer { total = 3 }
struct V { @MainActor func f() { total = 1 }; nonisolated func g() { total = 1 }; static func s() { total += 1 } }
@MainActor class M { var x = total; func f() { total = 1 } }
actor A { func f() { total = 1 } }
func incr(_ x: inout Int) {}
func s() { incr(&total) }
