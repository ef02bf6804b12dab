protocol P {}
struct S: P {}
func f(_ x: some P) {}
let p: any P = S()
protocol Q {}
struct W: P, Q {}
let pq: any P & Q = W()
[p, pq].forEach { f($0) }
[p, p].forEach { f($0) }
let list = [p, p]
list.forEach { f($0) }
