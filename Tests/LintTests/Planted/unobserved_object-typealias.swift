import SwiftUI

final class CounterStore: ObservableObject {
  @Published var count = 0
}

typealias Store = CounterStore

struct CounterLabel: View {
  let store: Store  // wrong
  @ObservedObject var store: Store  // right
  var body: some View { Text("\(store.count)") }
}

struct Screen: View {
  let store = CounterStore.shared1
  var body: some View {
    CounterLabel(store: store)
    Button("Add") { store.count += 1 }
  }
}

extension CounterStore {
  static let shared1 = CounterStore()
}
