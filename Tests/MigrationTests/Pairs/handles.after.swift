import Combine
import SwiftUI

@Observable
final class Loader {
  var items: [Int] = []
  @ObservationIgnored private var subscriptions: [AnyCancellable] = []
  @ObservationIgnored private var task: Task<Void, Never>?
  var isStarted = false

  func start() {
    if isStarted || task != nil { return }
    isStarted = true
    task = Task { items = [1] }
    subscriptions.append(Just(2).sink { print($0) })
  }
}

struct LoaderView: View {
  @State private var loader = Loader()

  var body: some View {
    loader.start()
    return Text("\(loader.items.count)")
  }
}
