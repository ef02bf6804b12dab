import Combine
import SwiftUI

final class Loader: ObservableObject {
  @Published var items: [Int] = []
  private var subscriptions: [AnyCancellable] = []
  private var task: Task<Void, Never>?
  var isStarted = false

  func start() {
    if isStarted || task != nil { return }
    isStarted = true
    task = Task { items = [1] }
    subscriptions.append(Just(2).sink { print($0) })
  }
}

struct LoaderView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    loader.start()
    return Text("\(loader.items.count)")
  }
}
