import SwiftUI
struct State1 { var count = 0; var name = "a" }
@dynamicMemberLookup final class Store1 {  // wrong
@Observable @dynamicMemberLookup final class Store1 {  // right
  private var state = State1()
  subscript<T>(dynamicMember path: KeyPath<State1, T>) -> T { state[keyPath: path] }
  func send(_ change: (inout State1) -> Void) { change(&state) }
}
struct CountView: View {
  let store: Store1
  var body: some View { Text("\(store.count)") }
}
let store = Store1()
:mount CountView(store: store)
store.send { $0.count = 5 }
