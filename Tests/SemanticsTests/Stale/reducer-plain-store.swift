import SwiftUI
struct AppState { var n = 0 }
class Store { var state = AppState(); func send() { state.n += 1 } }  // wrong
@Observable class Store { var state = AppState(); func send() { state.n += 1 } }  // right
extension EnvironmentValues { @Entry var store = Store() }
struct StoreView: View {
  let store: Store
  var body: some View { Text("\(store.state.n)"); Button("Send") { store.send() } }
}
:mount StoreView(store: Store())
:tap Send
