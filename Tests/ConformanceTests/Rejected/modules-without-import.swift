import Observation
let m = Mutex(0)
let a = Atomic<Int>(0)
DispatchQueue.main.async {}
func f(_ x: Color) {}
let p = CGPoint(x: 1, y: 2)
@MainActor func g() { withAnimation { } }
