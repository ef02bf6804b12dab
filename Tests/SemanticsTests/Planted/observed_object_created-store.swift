import SwiftUI
struct AppState { var count = 0 }
enum AppAction { case add }
final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> Void
  init(initial: State, reduce: @escaping (inout State, Action) -> Void) {
    state = initial
    self.reduce = reduce
  }
  func send(_ action: Action) { reduce(&state, action) }
}
func reducer(_ state: inout AppState, _ action: AppAction) { state.count += 1 }
struct CounterFeature: View {
  @ObservedObject var store = Store<AppState, AppAction>(initial: AppState(), reduce: reducer)  // wrong
  @StateObject private var store = Store<AppState, AppAction>(initial: AppState(), reduce: reducer)  // right
  var body: some View {
    Button("\(store.state.count)") { store.send(.add) }
  }
}
struct Root: View {
  @State private var seed = 0
  var body: some View {
    CounterFeature()
    Button("Again \(seed)") { seed += 1 }
  }
}
:mount Root()
:tap "Again 0"
