import SwiftUI
func makeCounter() -> (add: () -> Void, read: () -> Int) {  // wrong
  var n = 0  // wrong
  return ({ n += 1 }, { n })  // wrong
}  // wrong
@Observable class Counter1 { var n = 0; func add() { n += 1 }; func read() -> Int { n } }  // right
let counter = makeCounter()  // wrong
let counter = Counter1()  // right
struct CounterView: View { var body: some View { Text("\(counter.read())") } }
:mount CounterView()
counter.add()
