class Model { var v = 0 }
func top() { let m = Model(); let work = { m.v += 1 }; work(); work(); print(m.v) }
top()
let m = Model(); m.v = 3; print(m.v)
func g() { print("g") }
Task { m.v += 1; g(); print(m.v) }
try await Task.sleep(for: .milliseconds(5))
