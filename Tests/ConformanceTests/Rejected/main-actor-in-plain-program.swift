// A program that waits nowhere at its top level does not run on the main actor.
@MainActor func mainF() {}
@MainActor class Model { var v = 0; func go() {} }
@MainActor var mv = 1
mainF()
let m = Model()
m.go()
m.v = 1
print(m.v, mv)
mv = 2
let f = { m.go() }
func g() { let m = Model(); mainF(); }
[1].forEach { _ in m.go() }
Task { m.go() }
