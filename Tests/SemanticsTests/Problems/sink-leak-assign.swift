// "assign(to:on:) keeps my view model alive."
// says: sink_holds_self
import Combine
class Mirror: ObservableObject {
  @Published var source = 0
  @Published var copy = 0
  var subscriptions: Set<AnyCancellable> = []
  init() {
    $source.assign(to: \.copy, on: self).store(in: &subscriptions)  // wrong
    $source.assign(to: &$copy)  // right
  }
}
