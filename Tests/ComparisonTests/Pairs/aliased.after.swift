import SwiftUI

enum SearchAction {
  case add(String)
  case clear
}

struct SearchState {
  var words: [String] = []
}

/// A store of any state, known to its views under a shorter name.
@Observable final class Store<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  init(_ initial: State, reduce: @escaping (inout State, Action) -> Void) {
    state = initial
    self.reduce = reduce
  }

  func send(_ action: Action) { reduce(&state, action) }
}

typealias SearchStore = Store<SearchState, SearchAction>

struct SearchPage: View {
  @State private var store = SearchStore(SearchState()) { state, action in
    switch action {
    case .add(let word): state.words.append(word)
    case .clear: state.words = []
    }
  }

  var body: some View {
    VStack {
      ForEach(store.state.words, id: \.self) { Text($0) }
      Button("Add") { store.send(.add("word \(store.state.words.count)")) }
      Button("Clear") { store.send(.clear) }
    }
  }
}

struct Root: View {
  @State private var title = "Search"

  var body: some View {
    Text(title)
    Button("Rename") { title += "!" }
    SearchPage()
  }
}
