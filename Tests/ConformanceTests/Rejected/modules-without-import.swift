import Observation
let m = Mutex(0)
let a = Atomic<Int>(0)
struct V2: View { var body: some View { Text("x") } }
DispatchQueue.main.async {}
func f(_ x: Color) {}
let p = CGPoint(x: 1, y: 2)
@MainActor func g() { withAnimation { } }
