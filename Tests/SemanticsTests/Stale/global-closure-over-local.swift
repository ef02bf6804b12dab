import SwiftUI
func makeCounter() -> (get: () -> Int, add: () -> Void) { var n = 0; return ({ n }, { n += 1 }) }  // wrong
@Observable final class Count { var n = 0 }  // right
func makeCounter() -> (get: () -> Int, add: () -> Void) { let c = Count(); return ({ c.n }, { c.n += 1 }) }  // right
let counter = makeCounter()
struct Page: View { var body: some View { Text("\(counter.get())") } }
:mount Page()
counter.add()
