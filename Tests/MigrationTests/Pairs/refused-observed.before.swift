import Combine
import SwiftUI

final class Store: ObservableObject {
  @Published var value = 0
}

final class Other: ObservableObject {
  @Published var value = 0
}

final class Watcher {
  var cancellable: AnyCancellable?
  init(_ store: Store) { cancellable = store.objectWillChange.sink { print("changed") } }
}

struct Both: View {
  @ObservedObject var store: Store
  @ObservedObject var other: Other
  @EnvironmentObject var same: Store
  var body: some View { Text("\(store.value) \(other.value) \(same.value)") }
}

let store = Store()
let other = Other()
let watcher = Watcher(store)
// plays :mount Both(store: store, other: other).environmentObject(store)
// plays store.value = 1
// plays other.value = 2
// plays :render
