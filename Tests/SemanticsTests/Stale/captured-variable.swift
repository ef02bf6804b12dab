import SwiftUI
@Observable class Counter2 { var n = 0 }  // right
func makeCounter() -> (read: () -> Int, add: () -> Void) {
  var n = 0  // wrong
  return ({ n }, { n += 1 })  // wrong
  let counter = Counter2()  // right
  return ({ counter.n }, { counter.n += 1 })  // right
}
struct Shown: View {
  let read: () -> Int
  var body: some View { Text("\(read())") }
}
let counter = makeCounter()
:mount Shown(read: counter.read)
counter.add()
