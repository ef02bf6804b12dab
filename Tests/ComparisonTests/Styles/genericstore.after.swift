import SwiftUI

@MainActor
@Observable class Store<State, Action> {
    private(set) var state: State
    private let reduce: (inout State, Action) -> Void
    init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
        self.state = state
        self.reduce = reduce
    }
    func send(_ action: Action) { reduce(&state, action) }
    func binding<Value>(_ path: KeyPath<State, Value>, _ action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
    }
}

struct LampState {
    var isOn = false
    var level = 1
}
enum LampAction {
    case toggle(Bool)
    case level(Int)
    case brighter
}

let lampReducer: (inout LampState, LampAction) -> Void = { state, action in
    switch action {
    case .toggle(let isOn): state.isOn = isOn
    case .level(let level): state.level = level
    case .brighter: state.level += 1
    }
}

struct LampView: View {
    @SwiftUI.State private var store = Store<LampState, LampAction>(LampState(), reduce: lampReducer)
    var body: some View {
        Text(store.state.isOn ? "On at \(store.state.level)" : "Off")
        Toggle("Power", isOn: store.binding(\.isOn) { .toggle($0) })
        Stepper("Level", value: store.binding(\.level) { .level($0) })
        Button("Brighter") { store.send(.brighter) }
    }
}

#Preview { LampView() }
